import { brandFacts } from '@trusswell/domain/company-facts.ts'
import { Marked } from 'marked'
import { factOf, fieldsIn } from './company-text.ts'

/**
 * For our own files only: user input must not be rendered here. Fields such as `{{email}}` stay in the text
 * and are filled in per request.
 */
export function htmlOf(markdown: string): string {
  const unknown = fieldsIn(markdown).find((name) => factOf(brandFacts, name) === undefined)
  if (unknown) throw new Error(`There is no company field ${unknown}`)
  return marked.parse(markdown, { async: false })
}

const marked = new Marked({
  gfm: true,
  renderer: {
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens)
      return `<h${depth} id="${slugOf(text)}">${text}</h${depth}>\n`
    },
    table(token) {
      const labels = token.header.map((cell) => plain(this.parser.parseInline(cell.tokens)))
      const head = token.header.map((cell) => this.tablecell(cell)).join('')
      // On phones a row becomes a card whose cells name their column; explicit roles preserve the table semantics.
      const cells = (row: typeof token.header) =>
        row
          .map((cell, index) =>
            this.tablecell(cell).replace('<td', `<td role="cell" data-label="${labels[index] ?? ''}"`),
          )
          .join('')
      const rows = token.rows.map((row) => `<tr role="row">${cells(row)}</tr>`).join('')
      // Wide tables scroll on their own and must be reachable by keyboard.
      return (
        `<div class="prose-table" tabindex="0" role="group" aria-label="Table"><table role="table">` +
        `<thead role="rowgroup"><tr role="row">${head.replaceAll('<th', '<th role="columnheader"')}</tr></thead>` +
        `<tbody role="rowgroup">${rows}</tbody></table></div>\n`
      )
    },
  },
})

const plain = (html: string) => html.replaceAll(/<[^<>]+>/g, '').replaceAll('"', '&quot;')

function slugOf(html: string): string {
  return html
    .replaceAll(/<[^<>]+>|&[a-z#\d]+;/gi, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
