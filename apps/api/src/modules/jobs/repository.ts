import type { CareerAreaId } from '@trusswell/domain/services.ts'
import { sql } from 'kysely'
import type { Reader } from '../../platform/database.ts'
import { newestFirst, readPage } from '../../platform/paging.ts'

export const columns = [
  'id',
  'area',
  'title',
  'department',
  'location',
  'type',
  'experience',
  'description',
  'responsibilities',
  'requirements',
  'benefits',
  'duration',
  'posted_on',
  'closes_on',
] as const

export const slugPattern = /^[a-z0-9-]{1,80}$/
// The last day for applying is a day in India.
const isOpen = sql<boolean>`deleted_at is null and status = 'open' and (closes_on is null or closes_on >= (now() at time zone 'Asia/Kolkata')::date)`

type ListQuery = { cursor?: string | undefined; limit: number; area?: CareerAreaId | undefined }

export async function listOpenJobs(tx: Reader, query: ListQuery) {
  let rows = tx
    .selectFrom('jobs')
    .select([...columns, 'created_at'])
    .where(isOpen)
  if (query.area) rows = rows.where('area', '=', query.area)
  const { data, next_cursor } = await readPage(rows, query, { ...newestFirst, idPattern: slugPattern })
  return { data: data.map(({ created_at: _created, ...job }) => job), next_cursor }
}

export async function findJob(tx: Reader, id: string) {
  if (!slugPattern.test(id)) return null
  const row = await tx
    .selectFrom('jobs')
    .select([...columns, isOpen.as('open')])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    // Also for staff: the public pages are the same for everyone.
    .where('status', '<>', 'draft')
    .executeTakeFirst()
  return row ?? null
}
