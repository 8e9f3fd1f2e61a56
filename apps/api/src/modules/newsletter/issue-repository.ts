import type {
  NewNewsletterIssue,
  NewsletterIssue,
  NewsletterIssuePatch,
  NewsletterIssueState,
  PublishedIssue,
} from '@trusswell/domain/newsletter-issues.ts'
import { sql, type Expression } from 'kysely'
import type { Reader, Tx } from '../../platform/database.ts'
import { AppError, notFound, stale } from '../../platform/errors.ts'
import { type PageQuery, readPage } from '../../platform/paging.ts'
import { momentInSql, stamp } from '../../platform/request-context.ts'
import { contains } from '../../platform/searching.ts'
import { changesNothing, isAtVersion, mustRepeat, nextVersion } from '../../platform/versioned.ts'

const columns = [
  'id',
  'subject',
  'body',
  'state',
  'slug',
  'published_at',
  'finished_at',
  'recipients',
  'sent',
  'refused',
  'unsubscribed',
  'stalled_at',
  'paused_by_refusals',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
] as const

const subscriberIds = sql<string[]>`newsletter_subscriber_ids()`

export async function countSubscribers(reader: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`select cardinality(${subscriberIds}) as count`.execute(reader)
  return rows[0]?.count ?? 0
}

type ListQuery = PageQuery & {
  search?: string | undefined
  state?: NewsletterIssueState | undefined
  deleted: boolean
}

export function listIssues(reader: Reader, query: ListQuery) {
  let rows = reader
    .selectFrom('newsletter_issues')
    .select(columns)
    .where('deleted_at', query.deleted ? 'is not' : 'is', null)
  if (query.state) rows = rows.where('state', '=', query.state)
  if (query.search) rows = rows.where(contains('search', query.search))
  return readPage(rows, query)
}

export async function getIssue(reader: Reader, id: string): Promise<NewsletterIssue> {
  const row = await reader
    .selectFrom('newsletter_issues')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export async function insertIssue(
  tx: Tx,
  { id, by, ...fields }: NewNewsletterIssue & { id: string; by: string },
): Promise<NewsletterIssue> {
  return tx
    .insertInto('newsletter_issues')
    .values({ id, ...fields, created_by: by, updated_by: by, ...stamp('created_at') })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** An issue can't be changed after it was sent to a recipient. */
export async function updateIssue(
  tx: Tx,
  id: string,
  by: string,
  { version, ...changes }: NewsletterIssuePatch,
): Promise<NewsletterIssue> {
  const before = await getIssue(tx, id)
  await mustRepeat(() => before)
  if (before.deleted_at) throw notFound()
  if (before.state !== 'draft') throw wrongState('This issue has already been sent and can’t be changed.')
  if (changesNothing(before, changes, version)) return before
  const row = await tx
    .updateTable('newsletter_issues')
    .set({ ...changes, updated_by: by, version: nextVersion, updated_at: sql`now()` })
    .where('id', '=', id)
    .where(isAtVersion(version))
    .where('state', '=', 'draft')
    .where('deleted_at', 'is', null)
    .returning(columns)
    .executeTakeFirst()
  if (row) return row
  throw stale(await getIssue(tx, id))
}

/** Null when it isn't the draft of this version any more. */
export async function publishIssue(
  tx: Tx,
  id: string,
  { by, slug, version }: { by: string; slug: string; version: number },
): Promise<NewsletterIssue | null> {
  const row = await tx
    .updateTable('newsletter_issues')
    .set({
      state: 'sending',
      slug,
      published_at: momentInSql(),
      send_at: sql`now()`,
      updated_by: by,
      version: nextVersion,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  const { numAffectedRows } = await sql`insert into newsletter_recipients (issue_id, subscription_id)
    select ${id}, unnest(${subscriberIds})`.execute(tx)
  return tx
    .updateTable('newsletter_issues')
    .set({ recipients: Number(numAffectedRows ?? 0) })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** The slug made from the subject, with a number if it is taken. */
export async function findFreeSlug(reader: Reader, wanted: string): Promise<string> {
  const rows = await reader
    .selectFrom('newsletter_issues')
    .select('slug')
    .where((row) => row.or([row('slug', '=', wanted), row('slug', 'like', `${wanted}-%`)]))
    .execute()
  const taken = new Set(rows.map(({ slug }) => slug))
  let slug = wanted
  for (let n = 2; taken.has(slug); n += 1) slug = `${wanted}-${n}`
  return slug
}

/** False when the issue is in that state already. */
export async function setPaused(tx: Tx, id: string, by: string, paused: boolean): Promise<boolean> {
  const [from, to] = paused ? (['sending', 'paused'] as const) : (['paused', 'sending'] as const)
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_issues')
    .set({
      state: to,
      stalled_at: null,
      paused_by_refusals: false,
      send_at: sql`now()`,
      updated_by: by,
      version: nextVersion,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return true
  const { state } = await getIssue(tx, id)
  if (state === to) return false
  throw wrongState(
    paused ? 'Only an issue that is being sent can be paused.' : 'Only a paused issue can be resumed.',
  )
}

export async function setIssueDeleted(tx: Tx, id: string, deleted: boolean): Promise<NewsletterIssue> {
  const deleted_at: Expression<string | null> = deleted ? sql`now()` : sql`null`
  const row = await tx
    .updateTable('newsletter_issues')
    .set({ deleted_at, version: nextVersion, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .where('deleted_at', deleted ? 'is' : 'is not', null)
    .returning(columns)
    .executeTakeFirst()
  if (row) return row
  const { state } = await getIssue(tx, id)
  if (state === 'draft') throw notFound()
  throw wrongState('Only a draft can be deleted.')
}

const wrongState = (message: string) => new AppError('conflict', message)

export async function listPublished(reader: Reader, query: { cursor?: string | undefined; limit: number }) {
  // The list's place is the moment of publishing.
  const rows = reader
    .selectFrom('newsletter_issues')
    .select(['id', 'slug', 'subject', 'published_at', 'published_at as created_at'])
    .where('published_at', 'is not', null)
  const { data, next_cursor } = await readPage(reader.selectFrom(rows.as('published')).selectAll(), query)
  return {
    data: data.flatMap(({ slug, subject, published_at }) =>
      slug && published_at ? [{ slug, subject, published_at }] : [],
    ),
    next_cursor,
  }
}

export async function getPublished(reader: Reader, slug: string): Promise<PublishedIssue> {
  const row = await reader
    .selectFrom('newsletter_issues')
    .select(['slug', 'subject', 'body', 'published_at'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  const { published_at } = row ?? {}
  if (!row || !published_at) throw notFound()
  return { slug, subject: row.subject, body: row.body, published_at }
}
