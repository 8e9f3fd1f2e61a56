import { system } from '@trusswell/domain/actor.ts'
import type { WorkerDeps } from '../../deps.ts'
import type { Database } from '../../platform/database.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import { tellOfProject } from '../../platform/live.ts'
import { renewCounts } from './counts.ts'
import { foldChanges, renewHealth, replanDue } from './fold.ts'
import type { insightQueues } from './queues.ts'
import { reportJobs } from './report-jobs.ts'
import { weeklyJobs } from './weekly-mails.ts'

const handler = handlerFor<typeof insightQueues>()

export const insightJobs = (deps: WorkerDeps) => {
  const { db, live, today } = deps
  // Nothing is counted again while nothing was changed.
  let countedUpTo: string | undefined

  return [
    handler('insight.fold', async () => {
      for (;;) {
        const { projects, more } = await foldChanges(db, today())
        for (const id of projects) tellOfProject(live, id)
        if (!more) break
      }
      const { last, waiting } = await readState(db)
      if (last === countedUpTo && !waiting) return
      await renewCounts(db)
      countedUpTo = last
    }),

    handler('insight.renew', async () => {
      await replanDue(db)
      await renewHealth(db, today())
      await renewCounts(db)
    }),

    ...reportJobs(deps),
    ...weeklyJobs(deps),
  ]
}

/** The last audit entry, and whether waiting counts changed. Chat messages write no audit entry. */
const readState = (db: Database) =>
  db.as(system, async (tx) => {
    const last = await tx
      .selectFrom('audit_entries')
      .select('id')
      .orderBy('txid', 'desc')
      .orderBy('n', 'desc')
      .limit(1)
      .executeTakeFirst()
    const change = await tx.selectFrom('waiting_changes').select('kind').limit(1).executeTakeFirst()
    return { last: last?.id, waiting: change !== undefined }
  })
