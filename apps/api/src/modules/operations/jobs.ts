import { system } from '@trusswell/domain/actor.ts'
import { sql } from 'kysely'
import type { WorkerDeps } from '../../deps.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import type { operationsQueues } from './queues.ts'

const handler = handlerFor<typeof operationsQueues>()

/** What the platform's own tables need to stay small. */
export const operationsJobs = ({ db }: WorkerDeps) => [
  handler('idempotency.expire', async () => {
    await db.as(system, (tx) =>
      tx
        .deleteFrom('idempotency_keys')
        .where('created_at', '<', sql<string>`now() - interval '24 hours'`)
        .execute(),
    )
  }),

  handler('mail.expire', async () => {
    await db.as(system, (tx) =>
      tx
        .deleteFrom('mail_deliveries')
        .where('started_at', '<', sql<string>`now() - interval '90 days'`)
        .execute(),
    )
  }),
]
