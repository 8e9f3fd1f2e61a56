import type { Person } from '@trusswell/domain/actor.ts'
import { bulkUndoSeconds } from '@trusswell/domain/bulk.ts'
import { Health } from '@trusswell/domain/insight-health.ts'
import { longCursor, pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import {
  AdminProjectPatch,
  AdminProjectRequest,
  BulkStatus,
  BulkUndo,
  Priority,
  Project,
  ProjectCard,
  ProjectStatus,
  ProjectType,
  StatusChange,
} from '@trusswell/domain/projects.ts'
import { ProjectDue, ProjectSort } from '@trusswell/domain/project-list.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { exportDetails, writeAudit } from '../../platform/audit.ts'
import { csvFile, sendCsv } from '../../platform/csv.ts'
import type { Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency.ts'
import { idOf } from '../../platform/ids.ts'
import { tellOfProject } from '../../platform/live.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { mustBeFresh } from '../../platform/reauthentication.ts'
import { mustRepeat } from '../../platform/versioned.ts'
import { changeProject } from './change-project.ts'
import { clientOfProject } from './client-of-project.ts'
import { createProject } from './create-project.ts'
import { deleteProject } from './delete-project.ts'
import { agreedValueChange, editProject, notifyOfStatus } from './edit-project.ts'
import { projectsCsv } from './export-projects.ts'
import { recordChange } from './record-change.ts'
import {
  getProject,
  listAllProjects,
  listCardsOf,
  listPeople,
  listTeam,
  restoreStatus,
  updateStatuses,
} from './repository.ts'
import { isOtherTeam, setTeam, teamFromNames, withManager } from './set-team.ts'

const params = z.strictObject({ id: z.uuid() })
const { limit, count, search } = pageQuery
const filters = {
  search,
  status: ProjectStatus.optional(),
  priority: Priority.optional(),
  health: Health.optional(),
  manager: z.union([z.literal('none'), z.uuid()]).optional(),
  organisation: z.uuid().optional(),
  type: ProjectType.optional(),
  due: ProjectDue.optional(),
  messages: z.literal('unanswered').optional(),
  changes: z.literal('to_price').optional(),
  sort: ProjectSort.optional(),
}

export const adminProjectRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, emit, identityDb, live, today } = deps
    app.addHook('preHandler', async ({ actor }) => must(actor, can.manageProjects(actor)))
    const card = async (tx: Tx, id: string) => {
      const [found] = await listCardsOf(tx, [id], today())
      if (!found) throw notFound()
      return found
    }

    app.get(
      '/projects',
      {
        schema: {
          querystring: z.strictObject({ cursor: longCursor, limit, count, ...filters }),
          response: { 200: pageOf(ProjectCard) },
        },
      },
      ({ actor, query }) => db.read(actor, (reader) => listAllProjects(reader, query, today())),
    )

    app.get(
      '/projects/export',
      {
        config: { costly: 'export' },
        schema: {
          summary: 'The filtered list as CSV',
          querystring: z.strictObject(filters),
          response: { 200: csvFile },
        },
      },
      async ({ actor, query }, reply) => {
        await db.as(actor, (tx) =>
          writeAudit(tx, actor, {
            action: 'project.exported',
            entity: 'projects',
            entity_id: idOf('projects'),
            details: exportDetails(query),
          }),
        )
        await sendCsv(reply, `projects-${today()}.csv`, projectsCsv(deps, actor, query))
        return reply
      },
    )

    app.post(
      '/projects',
      {
        schema: {
          headers: idempotencyHeaders,
          body: AdminProjectRequest,
          response: { 201: ProjectCard },
        },
      },
      async (request, reply) => {
        const person = mustBePerson(request.actor)
        const { client_id, organisation_id, team, project_manager_id, ...fields } = request.body
        const people: string[] = []
        const created = await createOnce(db, request, reply, {
          work: async (tx) => {
            const client = await clientOfProject(tx, person, { client_id, organisation_id })
            const id = await createProject(tx, emit, person, { client, fields, today: today() })
            const named = await teamFromNames(tx, id, team)
            const wanted = await withManager(tx, named, project_manager_id)
            await setTeam(tx, emit, person, { project_id: id, wanted, today: today() })
            people.push(...(await listPeople(tx, [id])))
            return card(tx, id)
          },
        })
        tellOfProject(live, created.id)
        live.rejoin(people)
        return created
      },
    )

    const recordStatus = (
      tx: Tx,
      person: Person,
      id: string,
      change: { status: ProjectStatus; triage?: string | null },
    ) =>
      recordChange(tx, person, {
        project_id: id,
        entity: 'project',
        entity_id: id,
        action: 'changed',
        change,
      })

    app.post(
      '/projects/status',
      {
        schema: {
          summary: 'Set the status of several projects',
          description: `Returns the changed projects for an undo. Notifications are sent after ${bulkUndoSeconds} seconds.`,
          body: BulkStatus,
          response: { 200: z.strictObject({ data: z.array(ProjectCard), changed: z.array(StatusChange) }) },
        },
      },
      async ({ actor, body: { ids, status } }) => {
        const person = mustBePerson(actor)
        const answer = await db.as(actor, async (tx) => {
          const changed = []
          for (const { change, ...decided } of await updateStatuses(tx, ids, status)) {
            changed.push(change)
            await recordStatus(tx, person, change.id, { status, ...decided })
            const project = { id: change.id, status }
            await notifyOfStatus(tx, emit, person, project, { undoSeconds: bulkUndoSeconds })
          }
          return { data: await listCardsOf(tx, ids, today()), changed }
        })
        for (const { id } of answer.changed) tellOfProject(live, id)
        return answer
      },
    )

    app.post(
      '/projects/status/undo',
      {
        schema: {
          summary: 'Undo a change of several statuses',
          description: 'Projects that were changed since keep their status.',
          body: BulkUndo,
          response: { 200: z.strictObject({ data: z.array(ProjectCard) }) },
        },
      },
      async ({ actor, body: { changes } }) => {
        const person = mustBePerson(actor)
        const data = await db.as(actor, async (tx) => {
          const restored: string[] = []
          for (const change of changes.toSorted((a, b) => a.id.localeCompare(b.id))) {
            const undone = await restoreStatus(tx, change)
            if (!undone) continue
            const { age, ...decided } = undone
            restored.push(change.id)
            await recordStatus(tx, person, change.id, { status: change.status, ...decided })
            if (age >= bulkUndoSeconds) await notifyOfStatus(tx, emit, person, change)
          }
          return listCardsOf(tx, restored, today())
        })
        for (const { id } of data) tellOfProject(live, id)
        return { data }
      },
    )

    app.get('/projects/:id', { schema: { params, response: { 200: Project } } }, ({ actor, params }) =>
      db.read(actor, (reader) => getProject(reader, params.id, today())),
    )

    app.patch(
      '/projects/:id',
      { schema: { params, body: AdminProjectPatch, response: { 200: ProjectCard } } },
      ({ actor, session, params, body }) =>
        changeProject(deps, actor, {
          project_id: params.id,
          allowed: true,
          changesPeople: true,
          work: async (tx, project) => {
            await mustRepeat(() => card(tx, project.id))
            const person = mustBePerson(actor)
            const { version, team, project_manager_id, client_id, organisation_id, agreed_value, ...fields } =
              body
            const isOther =
              (client_id !== undefined && client_id !== project.client_id) ||
              (organisation_id !== undefined && organisation_id !== project.organisation_id)
            const client = isOther ? await clientOfProject(tx, person, { client_id, organisation_id }) : null
            if (client && client.organisation_id !== project.organisation_id)
              await mustBeFresh(identityDb, session)
            const agreed = await agreedValueChange(tx, project, { agreed_value, today: today() })
            const changes = { ...fields, ...client, ...agreed }
            const named = team ? await teamFromNames(tx, project.id, team) : await listTeam(tx, project.id)
            const wanted =
              project_manager_id === undefined ? named : await withManager(tx, named, project_manager_id)
            const changesTeam = await isOtherTeam(tx, project.id, wanted)
            await editProject(tx, emit, person, { project, version, changes, changesTeam, today: today() })
            if (changesTeam)
              await setTeam(tx, emit, person, { project_id: project.id, wanted, today: today() })
            return card(tx, project.id)
          },
        }),
    )

    app.delete(
      '/projects/:id',
      { schema: { params, response: { 204: z.void() } } },
      async ({ actor, params }, reply) => {
        await changeProject(deps, actor, {
          project_id: params.id,
          allowed: true,
          work: (tx) => deleteProject(tx, mustBePerson(actor), params.id),
        })
        return reply.status(204).send()
      },
    )
  }
