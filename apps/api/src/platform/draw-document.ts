import { system } from '@trusswell/domain/actor.ts'
import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type { Database, Tx } from './database.ts'
import { insertFile } from './files/records.ts'
import type { Storage } from './files/storage.ts'
import { newId } from './ids.ts'

/** Thrown by what draws a document that takes longer than the worker spends on one. */
export class TooLong extends Error {}

/**
 * Makes the file that was asked for, of what the API stored for it. Drawing uses the whole CPU, so the documents of one kind
 * are drawn one after the other.
 */
export function createDrawDocument<Content>(
  { db, storage }: { db: Database; storage: Storage },
  { name, render }: { name: string; render: (content: Content) => Promise<Buffer> },
): (asked: { key: string }) => Promise<void> {
  const inTurn = pLimit(1)

  return async ({ key }) => {
    const row = await db.as(system, (tx) => findContent(tx, key))
    if (!row?.content) return
    const { project_id, content } = row
    const bytes = await inTurn(() => render(content as Content).catch(nullIfTooLong))
    if (bytes === null) {
      await db.as(system, (tx) => setTooLong(tx, key))
      return
    }
    const id = newId()
    await storage.keep(id, bytes)
    const isStored = await db.as(system, async (tx) => {
      const waits = await tx
        .selectFrom('project_reports')
        .select('key')
        .where('key', '=', key)
        .where('content', 'is not', null)
        .forUpdate()
        .executeTakeFirst()
      // The job ran twice, or the project was deleted.
      if (!waits) return false
      await insertFile(tx, {
        id,
        purpose: 'report',
        name: `${name}-${project_id}.pdf`,
        type: 'application/pdf',
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        state: 'clean',
        scanned_at: new Date().toISOString(),
      })
      await tx
        .updateTable('project_reports')
        .set({ content: null, file_id: id })
        .where('key', '=', key)
        .execute()
      return true
    })
    if (!isStored) await storage.drop('kept', id)
  }
}

const findContent = (tx: Tx, key: string) =>
  tx.selectFrom('project_reports').select(['project_id', 'content']).where('key', '=', key).executeTakeFirst()

const setTooLong = (tx: Tx, key: string) =>
  tx
    .updateTable('project_reports')
    .set({ content: null, too_long: true })
    .where('key', '=', key)
    .where('file_id', 'is', null)
    .execute()

function nullIfTooLong(error: unknown): null {
  if (error instanceof TooLong) return null
  throw error
}
