import { ErrorBody } from '@trusswell/domain/error-codes.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import {
  AdminProjectPatch,
  AdminProjectRequest,
  BulkStatus,
  Priority,
  Project,
  ProjectCard,
  ProjectStatus,
} from '@trusswell/domain/projects.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { changeProject } from './change-project.ts'
import { createProject } from './create-project.ts'
import { deleteProject } from './delete-project.ts'
import { editProject, tellStatus } from './edit-project.ts'
import { exportProjects } from './export-projects.ts'
import { recordChange } from './record-change.ts'
import { findActiveClient, getProject, listAllProjects, listCardsOf, updateStatuses } from './repository.ts'
import { setTeam, teamFromNames } from './set-team.ts'

const params = z.strictObject({ id: z.uuid() })
const errors = { '4xx': ErrorBody, '5xx': ErrorBody }
const { cursor, limit, search } = pageQuery
const filters = { search, status: ProjectStatus.optional(), priority: Priority.optional() }

export const adminProjectRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, emit, live, today } = deps
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
          querystring: z.strictObject({ cursor, limit, ...filters }),
          response: { 200: pageOf(ProjectCard), ...errors },
        },
      },
      ({ actor, query }) => db.read(actor, (reader) => listAllProjects(reader, query, today())),
    )

    app.get(
      '/projects/export',
      { schema: { summary: 'The filtered list as CSV', querystring: z.strictObject(filters) } },
      ({ actor, query }, reply) =>
        reply
          .header('content-disposition', `attachment; filename="projects-${today()}.csv"`)
          .type('text/csv; charset=utf-8')
          .send(Readable.from(exportProjects(deps, actor, query))),
    )

    app.post(
      '/projects',
      {
        schema: {
          headers: idempotencyHeaders,
          body: AdminProjectRequest,
          response: { 201: ProjectCard, ...errors },
        },
      },
      async (request, reply) => {
        const person = mustBePerson(request.actor)
        const { client_id, team, ...fields } = request.body
        const created = await createOnce(db, request, reply, {
          before: async () => {},
          work: async (tx) => {
            await mustBeClient(tx, client_id)
            const id = await createProject(tx, emit, person, { client_id, fields })
            await setTeam(tx, emit, person, { project_id: id, wanted: await teamFromNames(tx, id, team) })
            return card(tx, id)
          },
        })
        live.tell(['role:admin', `user:${client_id}`], { type: 'project', id: created.id })
        return created
      },
    )

    app.post(
      '/projects/status',
      {
        schema: {
          summary: 'Give several projects one status',
          body: BulkStatus,
          response: { 200: z.strictObject({ data: z.array(ProjectCard) }), ...errors },
        },
      },
      async ({ actor, body }) => {
        const person = mustBePerson(actor)
        const data = await db.as(actor, async (tx) => {
          const changed = await updateStatuses(tx, body.ids, body.status)
          for (const project of changed) {
            const change = { status: project.status }
            const { id } = project
            await recordChange(tx, person, {
              project_id: id,
              entity: 'project',
              entity_id: id,
              action: 'changed',
              change,
            })
            await tellStatus(tx, emit, person, project)
          }
          return listCardsOf(tx, body.ids, today())
        })
        for (const { id } of data) live.tell(['role:admin'], { type: 'project', id })
        return { data }
      },
    )

    app.get(
      '/projects/:id',
      { schema: { params, response: { 200: Project, ...errors } } },
      ({ actor, params }) => db.read(actor, (reader) => getProject(reader, params.id, today())),
    )

    app.patch(
      '/projects/:id',
      { schema: { params, body: AdminProjectPatch, response: { 200: ProjectCard, ...errors } } },
      ({ actor, params, body }) =>
        changeProject(deps, actor, {
          project_id: params.id,
          allowed: true,
          work: async (tx, project) => {
            const person = mustBePerson(actor)
            const { version, team, ...changes } = body
            if (changes.client_id) await mustBeClient(tx, changes.client_id)
            await editProject(tx, emit, person, { project, version, changes, today: today() })
            if (team) {
              const wanted = await teamFromNames(tx, project.id, team)
              await setTeam(tx, emit, person, { project_id: project.id, wanted })
            }
            return card(tx, project.id)
          },
        }),
    )

    app.delete(
      '/projects/:id',
      { schema: { params, response: { 204: z.void(), ...errors } } },
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

async function mustBeClient(tx: Tx, id: string): Promise<void> {
  if (!(await findActiveClient(tx, id))) throw invalidField('client_id', 'Please choose a client')
}
