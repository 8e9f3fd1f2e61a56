import type { WorkerDeps } from '../src/deps.ts'
import { chatJobs } from '../src/modules/chat/jobs.ts'
import { insightJobs } from '../src/modules/insight/jobs.ts'
import type { TestDatabase } from './postgres.ts'

type Job = { id: string; name: string; payload: never }

/** Takes the documents that were asked for out of the queues and draws them; answers how many there were. */
export async function drawDocuments(database: TestDatabase, deps: WorkerDeps): Promise<number> {
  const jobs = await database.rows<Job>(
    `delete from pgboss.job where name in ('insight.render-report', 'chat.draw-transcript')
     returning id, name, data -> 'payload' as payload`,
  )
  const handlers = [...insightJobs(deps), ...chatJobs(deps)]
  for (const { id, name, payload } of jobs)
    await handlers.find(({ queue }) => queue === name)?.run(payload, { id })
  return jobs.length
}

/** What is asked for while a worker is at work. */
export async function whileDrawing<Answer>(
  database: TestDatabase,
  deps: WorkerDeps,
  answer: Promise<Answer>,
): Promise<{ answer: Answer; drawn: number }> {
  let drawn = 0
  const draw = setInterval(() => void drawDocuments(database, deps).then((jobs) => (drawn += jobs)), 50)
  return { answer: await answer.finally(() => clearInterval(draw)), drawn }
}
