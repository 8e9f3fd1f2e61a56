import { system } from '@trusswell/domain/actor.ts'
import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type { WorkerDeps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import { insertFile } from '../../platform/files/records.ts'
import { newId } from '../../platform/ids.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import type { insightQueues } from './queues.ts'
import type { Report } from './read-figures.ts'
import { removeReports } from './remove-reports.ts'
import { renderReport } from './report-pdf.ts'

const handler = handlerFor<typeof insightQueues>()
// Rendering uses the whole CPU, so reports run one at a time to let other jobs run in between.
const oneAtATime = pLimit(1)

export const reportJobs = ({ db, storage }: WorkerDeps) => [
  handler('insight.render-report', async ({ key }) => {
    const row = await db.as(system, (tx) => findContent(tx, key))
    if (!row?.content) return
    const { project_id, content } = row
    const bytes = await oneAtATime(() => renderReport(content as Report))
    const id = newId()
    await storage.keep(id, bytes)
    const isStored = await db.as(system, async (tx) => {
      const waits = await tx
        .selectFrom('project_reports')
        .select('key')
        .where('key', '=', key)
        .where('file_id', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      // The job ran twice, or the project was deleted.
      if (!waits) return false
      await insertFile(tx, {
        id,
        purpose: 'report',
        name: `project-analytics-${project_id}.pdf`,
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
  }),

  // A report shows its date, so reports of earlier days are never requested again.
  handler('insight.remove-reports', () => db.as(system, (tx) => removeReports(tx))),
]

const findContent = (tx: Tx, key: string) =>
  tx.selectFrom('project_reports').select(['project_id', 'content']).where('key', '=', key).executeTakeFirst()
