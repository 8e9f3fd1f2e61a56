import { system } from '@trusswell/domain/actor.ts'
import type { WorkerDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import { listDeletedProjects } from './purge.ts'
import type { projectQueues } from './queues.ts'
import { remindOfAcceptance } from './remind-of-acceptance.ts'

const handler = handlerFor<typeof projectQueues>()

export const projectJobs = (deps: WorkerDeps) => [
  handler('projects.purge-deleted', async () => {
    const { db, emptyProject } = deps
    const ids = await db.as(system, listDeletedProjects)
    for (const id of ids) {
      await db.as(system, async (tx) => {
        await emptyProject(tx, id)
        await writeAudit(tx, system, { action: 'project.purged', entity: 'project', entity_id: id })
      })
    }
  }),

  handler('projects.remind-of-acceptance', () => deps.db.as(system, (tx) => remindOfAcceptance(deps, tx))),
]
