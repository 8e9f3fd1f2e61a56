import { system } from '@trusswell/domain/actor.ts'
import type { WorkerDeps } from '../../deps.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import { tellOfProject } from '../../platform/live.ts'
import { collectFailures } from './gateways/collect-failures.ts'
import { readChangedObject } from './gateways/read-object.ts'
import { readSettlements, reconcile } from './gateways/reconcile.ts'
import { findProjectOfInvoice } from './invoices.ts'
import type { paymentQueues } from './queues.ts'
import { receiptJobs } from './receipt-jobs.ts'
import { sendRefund } from './send-refund.ts'

const handler = handlerFor<typeof paymentQueues>()
const minutes = 60_000
const days = 24 * 60 * minutes

export const paymentJobs = (deps: WorkerDeps) => [
  ...receiptJobs(deps),
  handler('payments.read-gateway', (changed) => readChangedObject(deps, changed)),
  handler('payments.send-refund', ({ refund_id }) => sendRefund(deps, refund_id)),
  // Lists link to an invoice once it was checked for viruses.
  handler('payments.show-invoice', async ({ file_id }) => {
    const project = await deps.db.read(system, (reader) => findProjectOfInvoice(reader, file_id))
    if (project !== null) tellOfProject(deps.live, project)
  }),
  // Each window is twice as long as the time between two, so that a late run leaves no gap.
  handler('payments.reconcile', () => reconcile(deps, 30 * minutes)),
  handler('payments.reconcile-week', async () => {
    const { run, throwAny } = collectFailures()
    await run(() => reconcile(deps, 7 * days))
    await run(() => readSettlements(deps, 7 * days))
    throwAny()
  }),
]
