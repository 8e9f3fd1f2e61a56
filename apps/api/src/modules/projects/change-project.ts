import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '@trusswell/domain/actor.ts'
import type { ApiDeps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import { createOnce } from '../../platform/idempotency.ts'
import type { Audience } from '../../platform/live.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import type { ProjectRow } from './present-project.ts'
import { getProjectRow, listWatchers } from './repository.ts'

type Work<Result> = {
  project_id: string
  allowed: boolean
  work: (tx: Tx, project: ProjectRow) => Promise<Result>
}

/** One transaction for a change of a project that the actor can see; those who look at it hear of it after. */
export async function changeProject<Result>(
  { db, live }: ApiDeps,
  actor: Actor,
  { project_id, allowed, work }: Work<Result>,
): Promise<Result> {
  mustBePerson(actor)
  let watchers: Audience[] = []
  const result = await db.as(actor, async (tx) => {
    const project = await getProjectRow(tx, project_id)
    must(actor, allowed)
    // Before the work: afterwards the project or the actor's place in it may be gone.
    watchers = await listWatchers(tx, project_id)
    return work(tx, project)
  })
  live.tell(watchers, { type: 'project', id: project_id })
  return result
}

/** The same for a request that adds something and may be sent twice. */
export async function addToProject<Result>(
  deps: ApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { project_id, allowed, work }: Work<Result>,
): Promise<Result> {
  const { actor } = request
  let watchers: Audience[] = []
  const result = await createOnce(deps.db, request, reply, {
    before: async () => {
      mustBePerson(actor)
      await deps.db.read(actor, (reader) => getProjectRow(reader, project_id))
      must(actor, allowed)
    },
    work: async (tx) => {
      const project = await getProjectRow(tx, project_id)
      watchers = await listWatchers(tx, project_id)
      return work(tx, project)
    },
  })
  deps.live.tell(watchers, { type: 'project', id: project_id })
  return result
}
