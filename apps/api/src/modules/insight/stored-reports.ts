import type { Actor } from '@trusswell/domain/actor.ts'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Reader, Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Emit } from '../../platform/events.ts'
import { reportRequested } from './events.ts'
import type { Report } from './read-figures.ts'

/** Part of the key: raise it when the same figures are drawn differently. */
const layout = 3
// A report is drawn within a second. A request waits for a few, so that the answer is the file.
const mostWaitMs = 4_000
const pollMs = 100
// After this time the worker is down or can't draw it.
const tooLongMs = 20_000

type Asked = { project_id: string; audience: 'client' | 'staff'; report: Report }
type ReportFile = { id: string; state: string; name: string; type: string; size: number }

/** Readers share a key only if they see the same contents. */
const reportKey = ({ project_id, audience, report }: Asked): string =>
  createHash('sha256')
    .update(JSON.stringify([layout, project_id, audience, report]))
    .digest('hex')

/**
 * The file with exactly these contents, which the worker renders if there is none yet. Null while it is still being
 * prepared; an error when that takes too long.
 */
export async function findOrRequestReport(
  { db, emit }: { db: Database; emit: Emit },
  actor: Actor,
  asked: Asked,
): Promise<ReportFile | null> {
  const key = reportKey(asked)
  const before = await db.read(actor, (reader) => findReport(reader, key))
  if (before?.file) return before.file
  await db.as(actor, (tx) => request(tx, emit, key, asked))
  const isOverdue = before !== null && before.waited_ms > tooLongMs
  const until = performance.now() + (isOverdue ? mostWaitMs / 4 : mostWaitMs)
  while (performance.now() < until) {
    await pause(pollMs)
    const found = await db.read(actor, (reader) => findReport(reader, key))
    if (found?.file) return found.file
  }
  if (!isOverdue) return null
  throw new AppError(
    'unavailable',
    'We can’t prepare the report right now. Please try again in a few minutes.',
    {
      retryAfter: 60,
    },
  )
}

async function findReport(reader: Reader, key: string) {
  const row = await reader
    .selectFrom('project_reports as report')
    .leftJoin('files', 'files.id', 'report.file_id')
    .select(['files.id', 'files.state', 'files.name', 'files.type', 'files.size'])
    .select(sql<number>`extract(epoch from now() - report.created_at)::float8 * 1000`.as('waited_ms'))
    .where('report.key', '=', key)
    .executeTakeFirst()
  if (!row) return null
  const { id, state, name, type, size, waited_ms } = row
  const file =
    id === null || state === null || name === null || type === null || size === null
      ? null
      : { id, state, name, type, size }
  return { file, waited_ms }
}

/** One job for all readers, and another one each minute until there is a file, because a job's own retries become rare. */
async function request(tx: Tx, emit: Emit, key: string, { report, ...of }: Asked): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('project_reports')
    .values({ key, ...of, content: JSON.stringify(report) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  const isNew = numInsertedOrUpdatedRows === 1n
  if (isNew || (await isDueAgain(tx, key))) await emit(tx, reportRequested, { key })
}

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
