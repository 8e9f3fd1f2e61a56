import { day, moment, text } from '@trusswell/domain/input.ts'
import { mostCounted } from '@trusswell/domain/list-total.ts'
import { type RawBuilder, sql, type SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import { AppError } from './errors.ts'

export type Page<Output> = { data: Output[]; next_cursor: string | null; total?: number }
export type PageQuery = {
  cursor?: string | undefined
  limit: number
  count?: 'true' | 'false' | undefined
}
export type Place = { value: string; id: string }

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type Order = {
  column:
    | 'created_at'
    | 'settled_at'
    | 'happened_at'
    | 'due_date'
    | 'answer_by'
    | 'entry_date'
    | 'seq'
    | 'manager_name'
    | 'client_name'
    | 'sort_key'
  direction: 'asc' | 'desc'
  /** `code` is text that isn't read as a name: compared byte by byte. */
  type: 'timestamptz' | 'date' | 'bigint' | 'text' | 'code' | 'smallint'
  idPattern: RegExp
  /** SQL of `sort_key`, never null. */
  expression?: string
  /** An index has the expression, so that pages are read along it; `filtered`: an index of the rows that a filter chooses. */
  indexed?: boolean | 'filtered'
}
export const newestFirst: Order = {
  column: 'created_at',
  direction: 'desc',
  type: 'timestamptz',
  idPattern: uuidPattern,
}
export const byDay = (
  column: 'due_date' | 'answer_by' | 'entry_date',
  direction: Order['direction'],
): Order => ({
  column,
  direction,
  type: 'date',
  idPattern: uuidPattern,
})
export const dueFirst = byDay('due_date', 'asc')

export const byName = (column: 'manager_name' | 'client_name'): Order => ({
  column,
  direction: 'asc',
  type: 'text',
  idPattern: uuidPattern,
})

/** By a column with an index of its own for this order. Names are sorted as people expect, capitals among small letters. */
export const byColumn = (column: string, direction: Order['direction'], type: Order['type']): Order => ({
  column: 'sort_key',
  expression: type === 'text' ? `${column} collate "und-x-icu"` : column,
  indexed: true,
  direction,
  type,
  idPattern: uuidPattern,
})

/** By something that is computed of the row. */
export const byExpression = (
  expression: string,
  direction: Order['direction'],
  type: Order['type'],
): Order => ({ column: 'sort_key', expression, direction, type, idPattern: uuidPattern })

/**
 * By cursor and not by offset, so that the hundredth page costs as much as the first one.
 * `known` is the number of all rows, where it needn't be counted.
 */
export async function readPage<Schema, Table extends keyof Schema, Output extends { id: string }>(
  query: SelectQueryBuilder<Schema, Table, Output>,
  page: PageQuery,
  order: Order = newestFirst,
  known?: number,
): Promise<Page<Output>> {
  const after = placeOf(page, order)
  const counts = page.count === 'true' && !after
  const { column, expression, direction, type } = order
  const key = sql.raw<string>(expression ?? column)
  const scoped = after
    ? query.where(
        sql<boolean>`(${key}, id) ${sql.raw(direction === 'desc' ? '<' : '>')} (${after.value}::${sql.raw(type === 'code' ? 'text' : type)}, ${after.id})`,
      )
    : query
  const rows = await scoped
    .$if(expression !== undefined, (keyed) =>
      keyed.select((type === 'timestamptz' ? key : sql<string>`(${key})::text`).as('sort_key')),
    )
    .orderBy(key, direction)
    .orderBy(sql`id`, direction)
    .$if(counts && known === undefined, (whole) => whole.select(totalOf(query, order)))
    .limit(page.limit + 1)
    .execute()
  return { ...toPage(rows, page.limit, order), ...(counts ? { total: known ?? readTotal(rows) } : {}) }
}

/** Reads one row more than is counted, however many there are. */
const totalOf = <Schema, Table extends keyof Schema, Output>(
  rows: SelectQueryBuilder<Schema, Table, Output>,
  order: Order,
) => {
  // Along the index of the list, because without an order a table whose rows are in an unlucky order is read in full.
  const { column, direction, expression, indexed } = order
  const along =
    indexed === 'filtered'
      ? { column: expression ?? column, direction }
      : indexed
        ? newestFirst
        : { column, direction }
  const some = rows
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .$if(expression === undefined || indexed !== undefined, (ordered) =>
      ordered.orderBy(sql.raw(along.column), along.direction).orderBy(sql`id`, along.direction),
    )
    .limit(mostCounted + 1)
  return sql<number>`(select count(*)::int from ${some} as counted)`.as('rows_total')
}

const readTotal = (rows: object[]) => (rows[0] as { rows_total?: number } | undefined)?.rows_total ?? 0

/** One row more than asked for was read; that there is one is what the next page needs to know. */
function toPage<Output extends { id: string }>(
  rows: Output[],
  limit: number,
  order: Order = newestFirst,
): Page<Output> {
  const data = rows.slice(0, limit)
  const last = data.at(-1)
  const next_cursor = rows.length > limit && last ? writeCursor(last, order) : null
  return { data: data.map(withoutExtras), next_cursor }
}

function withoutExtras<Output extends object>(row: Output): Output {
  const {
    sort_key: _key,
    rows_total: _total,
    ...rest
  } = row as Output & {
    sort_key?: string
    rows_total?: number
  }
  return rest as Output
}

function placeOf(page: PageQuery, order: Order = newestFirst): Place | null {
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

const valuePatterns = {
  // Rows without a time are sorted as infinitely early.
  timestamptz: z.union([moment, z.literal('-infinity')]),
  // Rows without a date are sorted as infinitely late or early.
  date: z.union([day(), z.enum(['infinity', '-infinity'])]),
  smallint: z.string().regex(/^\d{1,4}$/),
  bigint: z.string().regex(/^\d{1,15}$/),
  text: text(1000),
  code: text(1000),
}

const writeCursor = (row: { id: string }, { column }: Order) =>
  Buffer.from(`${String((row as Record<string, unknown>)[column])} ${row.id}`).toString('base64url')

/**
 * For `where('id', '=', …)`: the ids that a function of the database finds. As an array, so that it is called once: in
 * `id in (select …)` the planner may call it for each row of a table that has grown since its last analysis.
 */
export const foundBy = (call: RawBuilder<unknown>) => sql<string>`any(array(select ${call}))`
