import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { attachment } from './files/file-name.ts'

/** How a route documents it. */
export const csvFile = { content: { 'text/csv': { schema: z.string() } } }

/**
 * A CSV file as a download. The first rows are read before the answer begins, so that a failing query is an error
 * answer and not a file that breaks off.
 */
export async function sendCsv(
  reply: FastifyReply,
  name: string,
  { headings, pages }: { headings: string[]; pages: AsyncGenerator<string> },
): Promise<void> {
  const first = await pages.next()
  async function* chunks() {
    // The byte order mark makes spreadsheets read it as UTF-8.
    yield `\uFEFF${csvLine(headings)}`
    if (first.done) return
    yield first.value
    yield* pages
  }
  void reply
    .header('content-disposition', attachment(name))
    .type('text/csv; charset=utf-8')
    .send(Readable.from(chunks()))
}

/** One row by RFC 4180. Values that a spreadsheet would evaluate as a formula are prefixed with an apostrophe. */
export const csvLine = (cells: (string | number | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`

export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[\s]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}
