import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '@trusswell/domain/actor.ts'
import type { ApiDeps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import { createOnce } from '../../platform/idempotency.ts'
import { tellOfProject } from '../../platform/live.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import type { ProjectRow } from './present-project.ts'
import { getProjectRow, listPeople } from './repository.ts'

type Work<Result> = {
  project_id: string
  allowed: boolean | ((project: ProjectRow) => boolean)
  /** The work may change who is on the project. */
  changesPeople?: boolean
  work: (tx: Tx, project: ProjectRow) => Promise<Result>
}

/** Changes a project that the actor can see in one transaction, and notifies open pages after the commit. */
export async function changeProject<Result>(
  { db, live }: ApiDeps,
  actor: Actor,
  { project_id, allowed, changesPeople = false, work }: Work<Result>,
): Promise<Result> {
  mustBePerson(actor)
  const people: string[] = []
  const result = await db.as(actor, async (tx) => {
    const project = await getProjectRow(tx, project_id)
    must(actor, typeof allowed === 'function' ? allowed(project) : allowed)
    if (!changesPeople) return work(tx, project)
    people.push(...(await listPeople(tx, [project_id])))
    const worked = await work(tx, project)
    people.push(...(await listPeople(tx, [project_id])))
    return worked
  })
  tellOfProject(live, project_id)
  live.rejoin(people)
  return result
}

/** The same for a request that adds something and may be sent twice. */
export async function addToProject<Result>(
  deps: ApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { project_id, allowed, work }: Work<Result> & { allowed: boolean },
): Promise<Result> {
  const { actor } = request
  const result = await createOnce(deps.db, request, reply, {
    authorise: async () => {
      mustBePerson(actor)
      await deps.db.read(actor, (reader) => getProjectRow(reader, project_id))
      must(actor, allowed)
    },
    work: async (tx) => {
      return work(tx, await getProjectRow(tx, project_id))
    },
  })
  tellOfProject(deps.live, project_id)
  return result
}
