import { day, moment, text } from '@trusswell/domain/input.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import { AppError } from './errors.ts'

type Page<Output> = { data: Output[]; next_cursor: string | null }
type PageQuery = { cursor?: string | undefined; limit: number }
export type Place = { value: string; id: string }

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Order = {
  column: 'created_at' | 'due_date' | 'seq' | 'manager_name' | 'client_name'
  direction: 'asc' | 'desc'
  type: 'timestamptz' | 'date' | 'bigint' | 'text'
  idPattern: RegExp
}
export const newestFirst: Order = {
  column: 'created_at',
  direction: 'desc',
  type: 'timestamptz',
  idPattern: uuidPattern,
}
export const oldestFirst: Order = { ...newestFirst, direction: 'asc' }
export const dueFirst: Order = { column: 'due_date', direction: 'asc', type: 'date', idPattern: uuidPattern }

export const byName = (column: 'manager_name' | 'client_name'): Order => ({
  column,
  direction: 'asc',
  type: 'text',
  idPattern: uuidPattern,
})

/** From a place and not from a number: the hundredth page costs what the first one does. */
export async function readPage<Schema, Table extends keyof Schema, Output extends { id: string }>(
  query: SelectQueryBuilder<Schema, Table, Output>,
  page: PageQuery,
  order: Order = newestFirst,
): Promise<Page<Output>> {
  const after = placeOf(page, order)
  const { column, direction, type } = order
  const scoped = after
    ? query.where(
        sql<boolean>`(${sql.raw(column)}, id) ${sql.raw(direction === 'desc' ? '<' : '>')} (${after.value}::${sql.raw(type)}, ${after.id})`,
      )
    : query
  const rows = await scoped
    .orderBy(sql`${sql.raw(column)}`, direction)
    .orderBy(sql`id`, direction)
    .limit(page.limit + 1)
    .execute()
  return toPage(rows, page.limit, order)
}

/** One row more than asked for was read; that there is one is what the next page needs to know. */
function toPage<Output extends { id: string }>(
  rows: Output[],
  limit: number,
  order: Order = newestFirst,
): Page<Output> {
  const data = rows.slice(0, limit)
  const last = data.at(-1)
  return { data, next_cursor: rows.length > limit && last ? writeCursor(last, order) : null }
}

export function placeOf(page: PageQuery, order: Order = newestFirst): Place | null {
  if (page.cursor === undefined) return null
  const place = Buffer.from(page.cursor, 'base64url').toString()
  // Names have spaces too.
  const at = place.lastIndexOf(' ')
  const [value, id] = [place.slice(0, Math.max(at, 0)), place.slice(at + 1)]
  if (!valuePatterns[order.type].safeParse(value).success || !order.idPattern.test(id)) {
    throw new AppError('invalid_request', 'This list position is not valid', {
      fields: { cursor: 'Not a cursor of this list' },
    })
  }
  return { value, id }
}

/** A pattern for `like`; the person's % and _ are ordinary characters. */
export const containing = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

const valuePatterns = {
  timestamptz: moment,
  date: day(),
  bigint: z.string().regex(/^\d{1,15}$/),
  text: text(),
}

const writeCursor = (row: { id: string }, { column }: Order) =>
  Buffer.from(`${String((row as Record<string, unknown>)[column])} ${row.id}`).toString('base64url')
