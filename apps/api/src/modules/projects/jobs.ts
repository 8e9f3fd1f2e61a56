import { system } from '@trusswell/domain/actor.ts'
import type { WorkerDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import type { Queues } from '../events.ts'
import { emptyDeletedProject, listDeletedProjects } from './purge.ts'

const handler = handlerFor<Queues>()

export const projectJobs = ({ db }: WorkerDeps) => [
  handler('projects.purge-deleted', async () => {
    const ids = await db.as(system, listDeletedProjects)
    for (const id of ids) {
      await db.as(system, async (tx) => {
        await emptyDeletedProject(tx, id)
        await writeAudit(tx, system, { action: 'project.purged', entity: 'project', entity_id: id })
      })
    }
  }),
]
