import { system } from '@trusswell/domain/actor.ts'
import { sql } from 'kysely'
import type { WorkerDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import { entity } from './edit-organisation.ts'
import type { organisationQueues } from './queues.ts'

const handler = handlerFor<typeof organisationQueues>()

export const organisationJobs = ({ db }: WorkerDeps) => [
  handler('organisations.purge-left', () =>
    db.as(system, async (tx) => {
      const { rows } = await sql<{ id: string }>`select purge_left_organisations() as id`.execute(tx)
      for (const { id } of rows)
        await writeAudit(tx, system, { action: 'organisation.purged', entity, entity_id: id })
    }),
  ),
]
