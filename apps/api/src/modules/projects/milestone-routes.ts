import { Milestone, MilestoneAnswer, MilestoneEdit, MilestoneRequest } from '@trusswell/domain/milestones.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { idempotencyHeaders } from '../../platform/idempotency.ts'
import { mustBePerson } from '../../platform/must.ts'
import { answerMilestone } from './answer-milestone.ts'
import { addToProject, changeProject } from './change-project.ts'
import { addMilestone, editMilestone, setMilestoneDeleted } from './milestones.ts'
import { getProjectRow } from './repository.ts'
import { milestoneKind } from './work.ts'
import { listWork } from './work-repository.ts'

const params = z.strictObject({ id: z.uuid() })
const itemParams = z.strictObject({ id: z.uuid(), item: z.uuid() })
const { cursor, limit, count, deleted } = pageQuery

export const milestoneRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, today } = deps

    app.get(
      '/projects/:id/milestones',
      {
        schema: {
          summary: 'Milestones by due date',
          params,
          querystring: z.strictObject({ cursor, limit, count, deleted }),
          response: { 200: pageOf(Milestone) },
        },
      },
      async ({ actor, params, query }) => {
        mustBePerson(actor)
        return db.read(actor, async (reader) => {
          await getProjectRow(reader, params.id)
          return listWork(reader, milestoneKind, {
            ...query,
            deleted: query.deleted === 'true',
            project_id: params.id,
            today: today(),
          })
        })
      },
    )

    app.post(
      '/projects/:id/milestones',
      {
        schema: {
          params,
          headers: idempotencyHeaders,
          body: MilestoneRequest,
          response: { 201: Milestone },
        },
      },
      (request, reply) =>
        addToProject(deps, request, reply, {
          project_id: request.params.id,
          allowed: can.addMilestones(request.actor),
          work: (tx, project) =>
            addMilestone(deps, tx, mustBePerson(request.actor), {
              project_id: project.id,
              fields: request.body,
            }),
        }),
    )

    app.put(
      '/projects/:id/milestones/:item',
      { schema: { params: itemParams, body: MilestoneEdit, response: { 200: Milestone } } },
      ({ actor, params, body }) =>
        changeProject(deps, actor, {
          project_id: params.id,
          allowed: true,
          work: (tx) =>
            editMilestone(deps, tx, mustBePerson(actor), {
              where: { project_id: params.id, id: params.item },
              edit: body,
            }),
        }),
    )

    app.put(
      '/projects/:id/milestones/:item/acceptance',
      {
        schema: {
          summary: 'Accept or reject a completed milestone, for the client',
          params: itemParams,
          body: MilestoneAnswer,
          response: { 200: Milestone },
        },
      },
      ({ actor, params, body }) =>
        changeProject(deps, actor, {
          project_id: params.id,
          allowed: can.acceptMilestones(actor) || can.recordAcceptance(actor),
          work: (tx) =>
            answerMilestone(deps, tx, mustBePerson(actor), {
              where: { project_id: params.id, id: params.item },
              body,
            }),
        }),
    )

    const setDeleted = (
      actor: Parameters<typeof changeProject>[1],
      where: z.infer<typeof itemParams>,
      to: boolean,
    ) =>
      changeProject(deps, actor, {
        project_id: where.id,
        allowed: true,
        work: (tx) =>
          setMilestoneDeleted(deps, tx, mustBePerson(actor), {
            where: { project_id: where.id, id: where.item },
            deleted: to,
          }),
      })

    app.delete(
      '/projects/:id/milestones/:item',
      { schema: { params: itemParams, response: { 204: z.void() } } },
      async ({ actor, params }, reply) => {
        await setDeleted(actor, params, true)
        return reply.status(204).send()
      },
    )

    app.post(
      '/projects/:id/milestones/:item/restore',
      { schema: { params: itemParams, response: { 200: Milestone } } },
      ({ actor, params }) => setDeleted(actor, params, false),
    )
  }
