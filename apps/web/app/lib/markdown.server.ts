import { brand } from '@trusswell/domain/brand.ts'
import { Marked } from 'marked'

export type MarkdownFile = { head: Readonly<Record<string, string | readonly string[]>>; body: string }

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

/** `---`, lines of `key: value`, `---`, then the text. A list stands in brackets. */
export function readMarkdown(file: string): MarkdownFile {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file)
  if (!match) throw new Error('A Markdown file begins with its head between two lines of ---')
  const [, head = '', body = ''] = match
  const entries = head.split('\n').map((line) => {
    const at = line.indexOf(':')
    if (at === -1) throw new Error(`Not a line of a head: ${line}`)
    return [line.slice(0, at).trim(), valueOf(line.slice(at + 1).trim())] as const
  })
  return { head: Object.fromEntries(entries), body: body.trim() }
}

function valueOf(text: string): string | readonly string[] {
  if (text.startsWith('['))
    return text
      .slice(1, -1)
      .split(',')
      .map((item) => unquoted(item.trim()))
  return unquoted(text)
}

function unquoted(text: string): string {
  return /^'.*'$/.test(text) ? text.slice(1, -1).replaceAll("''", "'") : text.replace(/^"(.*)"$/, '$1')
}

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
