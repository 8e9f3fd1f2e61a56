import { system } from '@trusswell/domain/actor.ts'
import type { WorkerDeps } from '../../deps.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import { issueReceipt } from './issue-receipt.ts'
import type { paymentQueues } from './queues.ts'

const handler = handlerFor<typeof paymentQueues>()

export const paymentJobs = ({ db, today }: WorkerDeps) => [
  handler('payments.issue-receipt', async (credit) => {
    await db.as(system, (tx) => issueReceipt(tx, credit, today))
  }),
]
