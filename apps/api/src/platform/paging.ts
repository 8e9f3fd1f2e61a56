import { sql, type SelectQueryBuilder } from 'kysely'
import type { DB } from '../db/types.gen.ts'
import { z } from 'zod'
import { AppError } from './errors.ts'

type Row = { id: string; created_at: string }
type Page<Output> = { data: Output[]; next_cursor: string | null }

/** Newest first, from a place and not from a number: the hundredth page costs what the first one does. */
export async function readPage<Table extends keyof DB, Output extends Row>(
  query: SelectQueryBuilder<DB, Table, Output>,
  page: { cursor?: string | undefined; limit: number },
  idPattern = uuidPattern,
): Promise<Page<Output>> {
  const after = page.cursor === undefined ? null : parseCursor(page.cursor, idPattern)
  const scoped = after
    ? query.where(sql<boolean>`(created_at, id) < (${after.created_at}::timestamptz, ${after.id})`)
    : query
  const rows = await scoped
    .orderBy(sql`created_at`, 'desc')
    .orderBy(sql`id`, 'desc')
    .limit(page.limit + 1)
    .execute()
  const data = rows.slice(0, page.limit)
  const last = data.at(-1)
  return { data, next_cursor: rows.length > page.limit && last ? writeCursor(last) : null }
}

/** A pattern for `like`; the person's % and _ are ordinary characters. */
export const containing = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

const writeCursor = ({ created_at, id }: Row) => Buffer.from(`${created_at} ${id}`).toString('base64url')

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function parseCursor(cursor: string, idPattern: RegExp): Row {
  const [created_at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (!z.iso.datetime().safeParse(created_at).success || !idPattern.test(id)) {
    throw new AppError('invalid_request', 'This list position is not valid', {
      fields: { cursor: 'Not a cursor of this list' },
    })
  }
  return { created_at, id }
}
