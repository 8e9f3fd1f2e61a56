import type { PgBoss, Job, JobResult } from 'pg-boss'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Metrics } from './metrics.ts'
import type { Envelope, QueueDefinitions } from './queue.ts'
import { requestContext } from './request-context.ts'

export type JobHandler = {
  queue: string
  run: (payload: never, job: { id: string }) => Promise<void>
}

/** Ties a handler to its queue by name, with the payload typed as that queue defines it. */
export const handlerFor =
  <Queues extends QueueDefinitions>() =>
  <Name extends keyof Queues & string>(
    queue: Name,
    run: (payload: z.infer<Queues[Name]['payload']>, job: { id: string }) => Promise<void>,
  ): JobHandler => ({ queue, run })

export function assertOneHandlerEach(queues: QueueDefinitions, handlers: JobHandler[]): void {
  const names = handlers.map((handler) => handler.queue)
  const without = Object.keys(queues).filter((queue) => !names.includes(queue))
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  const unknown = names.filter((name) => !(name in queues))
  const problems = [
    ...without.map((name) => `${name} has no handler`),
    ...twice.map((name) => `${name} has two handlers`),
    ...unknown.map((name) => `${name} is not a queue`),
  ]
  if (problems.length > 0) throw new Error(`queues: ${problems.join(', ')}`)
}

export async function runJobs(
  deps: { boss: PgBoss; logger: Logger; metrics: Metrics },
  queues: QueueDefinitions,
  handlers: JobHandler[],
): Promise<void> {
  assertOneHandlerEach(queues, handlers)
  for (const [queue, { cron }] of Object.entries(queues)) {
    if (cron)
      await deps.boss.schedule(
        queue,
        cron,
        { request_id: null, payload: {} },
        { tz: 'Asia/Kolkata', missed: 'once' },
      )
    else await deps.boss.unschedule(queue)
  }
  for (const handler of handlers) {
    await deps.boss.work<Envelope, JobResult[]>(
      handler.queue,
      {
        batchSize: 8,
        perJobResults: true,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: 0.5,
        // A new job wakes its worker. Nothing announces that the time of a delayed one or of another try has come.
        notifyPollingIntervalSeconds: 2,
        heartbeatRefreshSeconds: 3,
      },
      (jobs) => Promise.all(jobs.map((job) => runOne(deps, queues, handler, job))),
    )
  }
}

async function runOne(
  { logger, metrics }: { logger: Logger; metrics: Metrics },
  queues: QueueDefinitions,
  handler: JobHandler,
  job: Job<Envelope>,
): Promise<JobResult> {
  const request_id = job.data.request_id ?? job.id
  return requestContext.run({ request_id }, async () => {
    const log = logger.child({ queue: handler.queue, job_id: job.id, attempt: job.retryCount + 1 })
    const stop = metrics.jobSeconds.startTimer({ queue: handler.queue })
    try {
      const payload = queues[handler.queue]?.payload.parse(job.data.payload)
      await handler.run(payload as never, { id: job.id })
      stop({ outcome: 'done' })
      log.info('job done')
      return { id: job.id, status: 'completed' }
    } catch (error) {
      stop({ outcome: 'failed' })
      log.error({ err: error }, 'job failed')
      return {
        id: job.id,
        status: 'failed',
        output: { message: error instanceof Error ? error.message : 'unknown' },
      }
    }
  })
}
