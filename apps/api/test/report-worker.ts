import type { WorkerDeps } from '../src/deps.ts'
import { insightJobs } from '../src/modules/insight/jobs.ts'
import type { TestDatabase } from './postgres.ts'

type Job = { id: string; payload: never }

/** Takes the reports that were asked for out of the queue and draws them; answers how many there were. */
export async function drawReports(database: TestDatabase, deps: WorkerDeps): Promise<number> {
  const render = insightJobs(deps).find(({ queue }) => queue === 'insight.render-report')
  const jobs = await database.rows<Job>(
    `delete from pgboss.job where name = 'insight.render-report' returning id, data -> 'payload' as payload`,
  )
  for (const { id, payload } of jobs) await render?.run(payload, { id })
  return jobs.length
}
