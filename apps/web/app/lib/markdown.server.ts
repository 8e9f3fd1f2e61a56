import { brand } from '@trusswell/domain/brand.ts'
import { Marked } from 'marked'

/** Our own files only: nothing that a visitor wrote may pass through here. */
export function htmlOf(markdown: string): string {
  return marked.parse(withBrand(markdown), { async: false })
}

const marked = new Marked({
  gfm: true,
  renderer: {
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens)
      return `<h${depth} id="${slugOf(text)}">${text}</h${depth}>\n`
    },
    table(token) {
      const cells = (row: typeof token.header) => row.map((cell) => this.tablecell(cell)).join('')
      const rows = token.rows.map((row) => `<tr>${cells(row)}</tr>`).join('')
      // Wide tables scroll by themselves, by keyboard too.
      return (
        `<div class="prose-table" tabindex="0" role="group" aria-label="Table"><table>` +
        `<thead><tr>${cells(token.header)}</tr></thead><tbody>${rows}</tbody></table></div>\n`
      )
    },
  },
})

/** `{{email}}` stands for the fact of that name in the brand file. */
function withBrand(markdown: string): string {
  return markdown.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = Object.hasOwn(brand, name) ? brand[name as keyof typeof brand] : undefined
    if (typeof fact === 'string') return fact
    if (Array.isArray(fact)) return fact.join(', ')
    throw new Error(`The brand file has no words for ${name}`)
  })
}

function slugOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>|&[a-z#\d]+;/gi, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
