import type { WorkerDeps } from '../../deps.ts'
import { sealAudit } from '../../platform/audit-chain.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import type { auditQueues } from './queues.ts'

const handler = handlerFor<typeof auditQueues>()

export const auditJobs = ({ db, metrics, logger }: WorkerDeps) => [
  handler('audit.seal', async () => {
    for (;;) {
      const { sealed, head } = await sealAudit(db)
      metrics.auditSealed.inc(sealed)
      // The head in the log, outside the database, shows later whether the end of the chain was cut off.
      if (sealed > 0) logger.info({ sealed, head }, 'audit sealed')
      else return
    }
  }),
]
