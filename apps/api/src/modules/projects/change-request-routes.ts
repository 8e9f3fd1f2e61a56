import {
  ChangeDecision,
  ChangeRequest,
  ChangeRequestInput,
  ChangeRequestPatch,
} from '@trusswell/domain/change-requests.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { idempotencyHeaders } from '../../platform/idempotency.ts'
import { mustBePerson } from '../../platform/must.ts'
import { addToProject, changeProject } from './change-project.ts'
import { closeChange, editChange, proposeChange } from './change-requests.ts'
import { listChangeRequests } from './change-requests-repository.ts'
import { getProjectRow } from './repository.ts'

const params = z.strictObject({ id: z.uuid() })
const itemParams = z.strictObject({ id: z.uuid(), item: z.uuid() })
const { cursor, limit, count } = pageQuery
const path = '/projects/:id/change-requests'

export const changeRequestRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can } = deps

    app.get(
      path,
      {
        schema: {
          summary: 'Change requests of a project, newest first',
          params,
          querystring: z.strictObject({ cursor, limit, count }),
          response: { 200: pageOf(ChangeRequest) },
        },
      },
      async ({ actor, params, query }) => {
        mustBePerson(actor)
        return db.read(actor, async (reader) => {
          await getProjectRow(reader, params.id)
          return listChangeRequests(reader, params.id, query)
        })
      },
    )

    app.post(
      path,
      {
        schema: {
          summary: 'Propose a change; cost and days come from staff',
          params,
          headers: idempotencyHeaders,
          body: ChangeRequestInput,
          response: { 201: ChangeRequest },
        },
      },
      (request, reply) =>
        addToProject(deps, request, reply, {
          project_id: request.params.id,
          allowed: can.proposeChanges(request.actor),
          work: (tx, project) =>
            proposeChange(deps, tx, mustBePerson(request.actor), {
              project_id: project.id,
              body: request.body,
            }),
        }),
    )

    app.patch(
      `${path}/:item`,
      {
        schema: {
          summary: 'Correct or price an open change request',
          params: itemParams,
          body: ChangeRequestPatch,
          response: { 200: ChangeRequest },
        },
      },
      ({ actor, params: { id, item }, body }) =>
        changeProject(deps, actor, {
          project_id: id,
          allowed: can.priceChanges(actor),
          work: (tx) =>
            editChange(deps, tx, mustBePerson(actor), { where: { project_id: id, id: item }, body }),
        }),
    )

    app.put(
      `${path}/:item/state`,
      {
        schema: {
          summary: 'Accept, decline or withdraw a change request',
          params: itemParams,
          body: ChangeDecision,
          response: { 200: ChangeRequest },
        },
      },
      ({ actor, params: { id, item }, body }) =>
        changeProject(deps, actor, {
          project_id: id,
          allowed: can.proposeChanges(actor),
          work: (tx) =>
            closeChange(deps, tx, mustBePerson(actor), { where: { project_id: id, id: item }, body }),
        }),
    )
  }
