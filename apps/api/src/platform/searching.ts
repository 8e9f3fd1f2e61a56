import { mostCounted } from '@trusswell/domain/list-total.ts'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Reader } from './database.ts'
import type { PageQuery } from './paging.ts'

/** The rows of a large list that contain what was typed: all of their ids, or null where they are more than are counted. */
export type Found = { typed: string; ids: string[] | null }

type Kind = 'projects' | 'organisations' | 'users' | 'payments' | 'contact_submissions' | 'job_applications'

/**
 * Below a policy LIKE uses no index, so functions of the database look the ids up, as far as they are few. Rows under many
 * are soon found along any order of the list. For the newest rows alone, as the palette asks for them, those of a common word
 * are taken from the newest 200.
 */
export function findIn<Schema, Table extends keyof Schema, Output>(
  tx: Reader,
  kind: Kind,
  typed: string,
  {
    rows,
    query,
    text = 'search',
  }: { rows: SelectQueryBuilder<Schema, Table, Output>; query: Asked; text?: string },
): Promise<Found> {
  const all = sql`matching_ids(${kind}, ${patternsOf(typed)}, ${sql.lit(mostCounted)})`
  const newest = newestMatches(rows, contains(text, typed), query.limit)
  return lookUp(tx, typed, wantsNewest(query) ? sql`coalesce(${newest}, ${all})` : all)
}

/** Null where fewer than a page and one are among the newest. */
function newestMatches<Schema, Table extends keyof Schema, Output>(
  rows: SelectQueryBuilder<Schema, Table, Output>,
  matches: RawBuilder<boolean>,
  limit: number,
) {
  const newest = rows
    .clearSelect()
    .select([sql`id`.as('id'), matches.as('matches')])
    .orderBy(sql`created_at`, 'desc')
    .orderBy(sql`id`, 'desc')
    .limit(200)
  return sql`(select array_agg(id) from ${newest} as newest where matches having count(*) > ${sql.lit(limit)})`
}

export const findPositions = (tx: Reader, typed: string): Promise<Found> =>
  lookUp(tx, typed, sql`matching_positions(${patternsOf(typed)}, ${sql.lit(mostCounted)})`)

async function lookUp(tx: Reader, typed: string, ids: RawBuilder<unknown>): Promise<Found> {
  const { rows } = await sql<{ ids: string[] | null }>`select ${ids} as ids`.execute(tx)
  return { typed, ids: rows[0]?.ids ?? null }
}

/** `text` is SQL of what is searched, in small letters. */
export const isFound = ({ typed, ids }: Found, text = 'search'): RawBuilder<boolean> =>
  ids ? sql`id = any(${ids})` : contains(text, typed)

/**
 * Whether a text in small letters contains what was typed; one or two letters count at the beginning of a word only. A
 * function, because the planner takes LIKE for rare and would read the whole table instead of walking along the order.
 */
export function contains(text: string, typed: string): RawBuilder<boolean> {
  const sought = typed.toLowerCase()
  return isShort(sought)
    ? sql`strpos(${sql.raw(`' ' || ${text}`)}, ${` ${sought}`}) > 0`
    : sql`strpos(${sql.raw(text)}, ${sought}) > 0`
}

/** For LIKE; the person's % and _ are ordinary characters. Two letters have no trigram of their own, but begin one. */
function patternsOf(typed: string): string[] {
  const sought = typed.toLowerCase().replace(/[\\%_]/g, '\\$&')
  return isShort(typed) ? [`${sought}%`, `% ${sought}%`] : [`%${sought}%`]
}

const isShort = (typed: string) => [...typed].length < 3

type Asked = Record<string, unknown> & PageQuery & { search?: string | undefined; sort?: string | undefined }

/** Whether the search is the only filter. */
const isOnlySearched = ({ search: _s, sort: _o, cursor: _c, limit: _l, count: _n, ...filters }: Asked) =>
  Object.values(filters).every((value) => value === undefined || value === false)

const wantsNewest = (query: Asked) =>
  isOnlySearched(query) &&
  query.cursor === undefined &&
  query.count !== 'true' &&
  [undefined, '-created'].includes(query.sort)

/** The number of all rows where the search is the only filter and too many match to be counted. */
export const manyFound = (found: Found | null, query: Asked): number | undefined =>
  found?.ids === null && isOnlySearched(query) ? mostCounted + 1 : undefined
