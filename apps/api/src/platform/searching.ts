import { mostCounted } from '@trusswell/domain/list-total.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Reader } from './database.ts'

/** The rows of a large list that contain what was typed: all of their ids, or null where they are more than are counted. */
export type Found = { typed: string; ids: string[] | null }

type Kind = 'projects' | 'organisations' | 'users' | 'payments' | 'contact_submissions' | 'job_applications'

/**
 * Below a policy LIKE uses no index, so a function of the database looks the ids up, as far as they are few. Rows under many
 * are soon found along any order of the list.
 */
export const findIn = (tx: Reader, kind: Kind, typed: string): Promise<Found> =>
  lookUp(tx, typed, sql`matching_ids(${kind}, ${patternsOf(typed)}, ${sql.lit(mostCounted)})`)

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

/** The number of all rows where the search is the only filter and too many match to be counted. */
export const manyFound = (
  found: Found | null,
  {
    search: _search,
    sort: _sort,
    cursor: _cursor,
    limit: _limit,
    count: _count,
    ...filters
  }: object & Record<string, unknown>,
): number | undefined =>
  found?.ids === null && Object.values(filters).every((value) => value === undefined || value === false)
    ? mostCounted + 1
    : undefined
