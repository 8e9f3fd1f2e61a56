import { isStaffRole } from '@trusswell/domain/actor-values.ts'
import { toPaise } from '@trusswell/domain/money.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import { Project, ProjectPatch, ProjectRequest } from '@trusswell/domain/projects.ts'
import { ProjectActivity } from '@trusswell/domain/project-activity.ts'
import { TeamRequest } from '@trusswell/domain/team.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { tooManyRequests } from '../../platform/errors.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency.ts'
import { tellOfProject } from '../../platform/live.ts'
import { must, mustBeConfirmed, mustBePerson } from '../../platform/must.ts'
import { mustRepeat } from '../../platform/versioned.ts'
import { listActivity } from './activity-repository.ts'
import { changeProject } from './change-project.ts'
import { clientOfProject } from './client-of-project.ts'
import { createProject, withPaise } from './create-project.ts'
import { deleteProject } from './delete-project.ts'
import { deleteDraft } from './drafts.ts'
import { agreedValueChange, editProject } from './edit-project.ts'
import { getProject, getProjectRow, listPeople } from './repository.ts'
import { isOtherTeam, setTeam, teamFromRequest } from './set-team.ts'
import { lockWaiting, mustChangeFactsOnly, waitingOf } from './triage.ts'

const params = z.strictObject({ id: z.uuid() })

export const projectRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, emit, live, projectLimit, today } = deps

    app.post(
      '/projects',
      {
        schema: {
          summary: 'Create a project; staff name the client it is for',
          headers: idempotencyHeaders,
          body: ProjectRequest,
          response: { 201: z.strictObject({ data: Project }) },
        },
      },
      async (request, reply) => {
        const person = mustBePerson(request.actor)
        const { client_id, organisation_id, status: _status, current_phase: _phase, ...fields } = request.body
        must(person, can.createProject(person))
        mustBeConfirmed(request.session, 'create a project')
        const people: string[] = []
        const answer = await createOnce(db, request, reply, {
          before: async () => {
            if (isStaffRole(person.role)) return
            const { exceeded, retryAfter } = await projectLimit.take(person.id)
            if (exceeded)
              throw tooManyRequests(
                'You’ve reached today’s limit for new projects. Try again tomorrow, or contact us.',
                retryAfter,
              )
          },
          work: async (tx) => {
            const client = await clientOfProject(tx, person, { client_id, organisation_id })
            const id = await createProject(tx, emit, person, {
              client,
              fields: withPaise(fields),
              today: today(),
            })
            await deleteDraft(tx, person.id)
            people.push(...(await listPeople(tx, [id])))
            return { data: await getProject(tx, id, today()) }
          },
          mustSee: (tx, { data }) => getProjectRow(tx, data.id),
        })
        tellOfProject(live, answer.data.id)
        live.rejoin(people)
        return answer
      },
    )

    app.get(
      '/projects/:id',
      { schema: { params, response: { 200: Project } } },
      async ({ actor, params }) => {
        mustBePerson(actor)
        return db.read(actor, (reader) => getProject(reader, params.id, today()))
      },
    )

    app.patch(
      '/projects/:id',
      { schema: { params, body: ProjectPatch, response: { 200: Project } } },
      ({ actor, params, body }) =>
        changeProject(deps, actor, {
          project_id: params.id,
          allowed: (project) => can.editProject(actor, waitingOf(project)),
          work: async (tx, project) => {
            const person = mustBePerson(actor)
            if (!isStaffRole(person.role)) {
              await lockWaiting(tx, project.id)
              mustChangeFactsOnly(await getProject(tx, project.id, today()), body)
            }
            await mustRepeat(() => getProject(tx, project.id, today()))
            const { version, estimated_cost, agreed_value, ...rest } = body
            const cost = estimated_cost === undefined ? {} : { estimated_cost_paise: toPaise(estimated_cost) }
            const agreed = await agreedValueChange(tx, project, { agreed_value, today: today() })
            const changes = { ...rest, ...cost, ...agreed }
            await editProject(tx, emit, person, { project, version, changes, today: today() })
            return getProject(tx, project.id, today())
          },
        }),
    )

    app.delete(
      '/projects/:id',
      { schema: { params, response: { 204: z.void() } } },
      async ({ actor, params }, reply) => {
        await changeProject(deps, actor, {
          project_id: params.id,
          allowed: can.deleteProject(actor),
          work: (tx) => deleteProject(tx, mustBePerson(actor), params.id),
        })
        return reply.status(204).send()
      },
    )

    app.put(
      '/projects/:id/team',
      { schema: { params, body: TeamRequest, response: { 200: Project } } },
      async ({ actor, params, body }) => {
        return changeProject(deps, actor, {
          project_id: params.id,
          allowed: can.manageTeam(actor),
          changesPeople: true,
          work: async (tx, row) => {
            await mustRepeat(() => getProject(tx, row.id, today()))
            const person = mustBePerson(actor)
            const wanted = await teamFromRequest(tx, body)
            const { version } = body
            const changesTeam = await isOtherTeam(tx, row.id, wanted)
            const edit = { project: row, version, changes: {}, changesTeam, today: today() }
            await editProject(tx, emit, person, edit)
            if (changesTeam) await setTeam(tx, emit, person, { project_id: row.id, wanted, today: today() })
            return getProject(tx, row.id, today())
          },
        })
      },
    )

    app.get(
      '/projects/:id/activity',
      {
        schema: {
          summary: 'Who changed what in a project, newest first',
          params,
          querystring: z.strictObject({
            limit: pageQuery.limit,
            cursor: z.coerce.number().int().min(0).optional(),
          }),
          response: { 200: pageOf(ProjectActivity) },
        },
      },
      async ({ actor, params, query }) => {
        mustBePerson(actor)
        return db.read(actor, async (reader) => {
          await getProjectRow(reader, params.id)
          const { cursor: before, limit } = query
          const reduced = !can.editWork(actor)
          const rows = await listActivity(reader, params.id, { before, limit: limit + 1, reduced })
          const data = rows.slice(0, limit)
          return { data, next_cursor: rows.length > limit ? String(data.at(-1)?.seq) : null }
        })
      },
    )
  }
