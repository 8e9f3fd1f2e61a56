import type { Actor } from '@trusswell/domain/actor.ts'
import { AddMembers, MembersChange, UndoMembers } from '@trusswell/domain/add-members.ts'
import { AssignManager, ManagerChange, UndoManager } from '@trusswell/domain/assign-manager.ts'
import { bulkUndoSeconds } from '@trusswell/domain/bulk.ts'
import { ProjectCard } from '@trusswell/domain/projects.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import { tellOfProject } from '../../platform/live.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { addMembers, undoMembers } from './add-members.ts'
import { assignManager, undoManager } from './assign-manager.ts'
import { listCardsOf, listPeople } from './repository.ts'

/** One manager, or further members of the team, for several projects. */
export const assignRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, emit, live, today } = deps
    app.addHook('preHandler', async ({ actor }) => must(actor, can.manageProjects(actor)))

    function tell(ids: string[], people: string[]) {
      for (const id of ids) tellOfProject(live, id)
      live.rejoin([...new Set(people)])
    }

    /** In the order in which changes lock their projects. */
    async function undoEach<Change extends { id: string }>(
      actor: Actor,
      changes: Change[],
      undo: (tx: Tx, change: Change) => Promise<boolean>,
    ) {
      const people: string[] = []
      const data = await db.as(actor, async (tx) => {
        const restored: string[] = []
        const ids = changes.map(({ id }) => id)
        people.push(...(await listPeople(tx, ids)))
        for (const change of changes.toSorted((a, b) => a.id.localeCompare(b.id))) {
          if (await undo(tx, change)) restored.push(change.id)
        }
        people.push(...(await listPeople(tx, restored)))
        return listCardsOf(tx, restored, today())
      })
      tell(
        data.map(({ id }) => id),
        people,
      )
      return data
    }

    app.post(
      '/projects/manager',
      {
        schema: {
          summary: 'Assign one manager to several projects',
          description: `Returns the changed projects for an undo. Notifications are sent after ${bulkUndoSeconds} seconds.`,
          body: AssignManager,
          response: { 200: z.strictObject({ data: z.array(ProjectCard), changed: z.array(ManagerChange) }) },
        },
      },
      async ({ actor, body: { ids, project_manager_id } }) => {
        const person = mustBePerson(actor)
        const people: string[] = []
        const answer = await db.as(actor, async (tx) => {
          people.push(...(await listPeople(tx, ids)))
          const changed = await assignManager(tx, emit, person, {
            ids,
            managerId: project_manager_id,
            today: today(),
          })
          return { data: await listCardsOf(tx, ids, today()), changed }
        })
        tell(
          answer.changed.map(({ id }) => id),
          [...people, project_manager_id],
        )
        return answer
      },
    )

    app.post(
      '/projects/manager/undo',
      {
        schema: {
          summary: 'Undo the assignment of a manager to several projects',
          description: 'Projects that were changed since keep their manager.',
          body: UndoManager,
          response: { 200: z.strictObject({ data: z.array(ProjectCard) }) },
        },
      },
      async ({ actor, body: { changes } }) => {
        const person = mustBePerson(actor)
        return {
          data: await undoEach(actor, changes, (tx, each) =>
            undoManager(tx, emit, person, { ...each, today: today() }),
          ),
        }
      },
    )

    app.post(
      '/projects/members',
      {
        schema: {
          summary: 'Add people to the teams of several projects',
          description:
            'Returns the changed projects for an undo. People who are on a team already stay as they are.',
          body: AddMembers,
          response: { 200: z.strictObject({ data: z.array(ProjectCard), changed: z.array(MembersChange) }) },
        },
      },
      async ({ actor, body: { ids, user_ids } }) => {
        const person = mustBePerson(actor)
        const answer = await db.as(actor, async (tx) => {
          const changed = await addMembers(tx, emit, person, { ids, userIds: user_ids, today: today() })
          return { data: await listCardsOf(tx, ids, today()), changed }
        })
        tell(
          answer.changed.map(({ id }) => id),
          answer.changed.flatMap((change) => change.user_ids),
        )
        return answer
      },
    )

    app.post(
      '/projects/members/undo',
      {
        schema: {
          summary: 'Undo the addition of people to the teams of several projects',
          description: 'Projects that were changed since keep their team.',
          body: UndoMembers,
          response: { 200: z.strictObject({ data: z.array(ProjectCard) }) },
        },
      },
      async ({ actor, body: { changes } }) => {
        const person = mustBePerson(actor)
        return {
          data: await undoEach(actor, changes, (tx, each) =>
            undoMembers(tx, emit, person, { ...each, today: today() }),
          ),
        }
      },
    )
  }
