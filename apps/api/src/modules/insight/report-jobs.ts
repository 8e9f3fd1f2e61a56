import { system } from '@trusswell/domain/actor.ts'
import type { WorkerDeps } from '../../deps.ts'
import { createDrawDocument } from '../../platform/draw-document.ts'
import { removeDocuments } from '../../platform/drawn-documents.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import type { insightQueues } from './queues.ts'
import { renderReport } from './report-pdf.ts'

const handler = handlerFor<typeof insightQueues>()

export const reportJobs = (deps: WorkerDeps) => [
  handler(
    'insight.render-report',
    createDrawDocument(deps, { name: 'project-analytics', render: renderReport }),
  ),

  // Documents show their date, so those of earlier days are never requested again.
  handler('insight.remove-reports', () => deps.db.as(system, (tx) => removeDocuments(tx))),
]
