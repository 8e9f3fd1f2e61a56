import type { Actor } from '@trusswell/domain/actor.ts'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Costly, CostlyReads } from './costly-reads.ts'
import type { Database, Reader, Tx } from './database.ts'
import { AppError } from './errors.ts'
import type { AppEvent, Emit } from './events.ts'
import { markRemoved } from './files/records.ts'

// Documents of projects that the worker draws. `draw-document.ts` is the worker's side.

/** What the event that asks for a document says. */
export const DocumentKey = z.strictObject({ key: z.string().regex(/^[0-9a-f]{64}$/) })

// Most documents are drawn within a second. A request waits for a few, so that the answer is the file.
const mostWaitMs = 4_000
const pollMs = 100
// After this time the worker is down or can't draw it; it may take half of that for a long document.
const tooLongMs = 60_000

export type Asked = {
  project_id: string
  audience: 'client' | 'staff'
  /** Everything that the document shows, as the reader sees it. */
  content: object
  /** Part of the key: raise it when the same content is drawn differently. */
  layout: string
  /** Asks the worker to draw it. */
  event: AppEvent<z.infer<typeof DocumentKey>>
  /** The limit of the route, as its `config` says. */
  costly: Costly | undefined
}
type DocumentDeps = { db: Database; emit: Emit; costlyReads: CostlyReads }
type DrawnFile = { id: string; state: string; name: string; type: string; size: number }

/** Readers share a key only if they see the same contents. */
const keyOf = ({ layout, project_id, audience, content }: Asked): string =>
  createHash('sha256')
    .update(JSON.stringify([layout, project_id, audience, content]))
    .digest('hex')

/**
 * The file with exactly these contents, which the worker renders if there is none yet. Null while it is still being
 * prepared; an error when that takes too long.
 */
export async function findOrRequestDocument(
  { db, emit, costlyReads }: DocumentDeps,
  actor: Actor,
  asked: Asked,
): Promise<DrawnFile | null> {
  const key = keyOf(asked)
  const before = await db.read(actor, (reader) => find(reader, key))
  if (before?.file) return before.file
  const isNew = await db.as(actor, async (tx) => {
    const inserted = before === null && (await insert(tx, key, asked))
    if (inserted || (await isDueAgain(tx, key))) await emit(tx, asked.event, { key })
    return inserted
  })
  const isOverdue = before !== null && before.waited_ms > tooLongMs
  const until = performance.now() + (isOverdue ? mostWaitMs / 4 : mostWaitMs)
  while (performance.now() < until) {
    await pause(pollMs)
    const found = await db.read(actor, (reader) => find(reader, key))
    if (found?.file) return found.file
  }
  // Asking for a drawing counts, whether or not its file is fetched; waiting for it doesn't.
  const { costly } = asked
  if (costly && !isOverdue && !isNew && actor.kind === 'user') await costlyReads.giveBack(costly, actor.id)
  if (!isOverdue) return null
  throw new AppError(
    'unavailable',
    'We can’t prepare the document right now. Please try again in a few minutes.',
    { retryAfter: 60 },
  )
}

async function find(reader: Reader, key: string) {
  const row = await reader
    .selectFrom('project_reports as document')
    .leftJoin('files', 'files.id', 'document.file_id')
    .select(['document.too_long', 'files.id', 'files.state', 'files.name', 'files.type', 'files.size'])
    .select(sql<number>`extract(epoch from now() - document.created_at)::float8 * 1000`.as('waited_ms'))
    .where('document.key', '=', key)
    .executeTakeFirst()
  if (!row) return null
  const { too_long, id, state, name, type, size, waited_ms } = row
  if (too_long)
    throw new AppError(
      'invalid_request',
      'This document takes too long to prepare. Please choose a shorter period.',
    )
  const file =
    id === null || state === null || name === null || type === null || size === null
      ? null
      : { id, state, name, type, size }
  return { file, waited_ms }
}

async function insert(tx: Tx, key: string, { project_id, audience, content }: Asked): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('project_reports')
    .values({ key, project_id, audience, content: JSON.stringify(content) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** One job for all readers, and another one each minute until there is a file, because a job's own retries become rare. */
async function isDueAgain(tx: Tx, key: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('project_reports')
    .set({ requested_at: sql`now()` })
    .where('key', '=', key)
    .where('file_id', 'is', null)
    .where('requested_at', '<', sql<string>`now() - interval '1 minute'`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Of a project, or without one those of earlier days. The nightly sweep deletes files without a row. */
export async function removeDocuments(tx: Tx, projectId?: string): Promise<void> {
  const old = sql<boolean>`created_at < now() - interval '2 days'`
  const rows = await tx
    .deleteFrom('project_reports')
    .where((row) => (projectId === undefined ? old : row('project_id', '=', projectId)))
    .returning('file_id')
    .execute()
  for (const { file_id } of rows) if (file_id !== null) await markRemoved(tx, file_id)
}
