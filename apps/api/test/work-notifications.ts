import type { WorkerDeps } from '../src/deps.ts'
import { notificationJobs } from '../src/modules/notifications/jobs.ts'
import type { TestDatabase } from './postgres.ts'

type Job = { id: string; name: string; payload: never }

/** Does what lies in the queues of notifications, and what that brings, until nothing is left. */
export async function workNotifications(database: TestDatabase, deps: WorkerDeps): Promise<void> {
  const handlers = notificationJobs(deps)
  for (;;) {
    const jobs = await database.rows<Job>(
      `delete from pgboss.job where name like 'notifications.%' returning id, name, data->'payload' as payload`,
    )
    if (jobs.length === 0) return
    for (const job of jobs)
      await handlers.find(({ queue }) => queue === job.name)?.run(job.payload, { id: job.id })
  }
}
