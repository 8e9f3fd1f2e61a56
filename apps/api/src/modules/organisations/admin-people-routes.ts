import {
  InviteToOrganisation,
  OrganisationInvitation,
  OrganisationPerson,
  OrganisationPersonPatch,
} from '@trusswell/domain/organisations.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency.ts'
import { tellOrganisations } from '../../platform/live.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { mustBeFresh } from '../../platform/reauthentication.ts'
import { changeRole, remove } from './change-people.ts'
import { invite, listInvitations, withdrawInvitation } from './invitations.ts'
import { listPeopleOf } from './people.ts'
import { getAdminOrganisation } from './repository.ts'

const params = z.strictObject({ id: z.uuid() })
const itemParams = z.strictObject({ id: z.uuid(), item: z.uuid() })
const { cursor, limit, count } = pageQuery
const querystring = z.strictObject({ cursor, limit, count })

export const adminPeopleRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, emit, identityDb, live } = deps
    app.addHook('preHandler', async ({ actor }) => must(actor, can.manageOrganisations(actor)))

    app.get(
      '/organisations/:id/people',
      { schema: { params, querystring, response: { 200: pageOf(OrganisationPerson) } } },
      ({ actor, params, query }) =>
        db.read(actor, async (reader) => {
          await getAdminOrganisation(reader, params.id)
          return listPeopleOf(reader, params.id, query)
        }),
    )

    app.patch(
      '/organisations/:id/people/:item',
      {
        schema: {
          params: itemParams,
          body: OrganisationPersonPatch,
          response: { 200: OrganisationPerson },
        },
      },
      async ({ actor, session, params, body }) => {
        await mustBeFresh(identityDb, session)
        const of = { organisation_id: params.id, person_id: params.item }
        return changeRole(deps, mustBePerson(actor), of, body.role)
      },
    )

    app.delete(
      '/organisations/:id/people/:item',
      { schema: { params: itemParams, response: { 204: z.void() } } },
      async ({ actor, session, params }, reply) => {
        await mustBeFresh(identityDb, session)
        await remove(deps, mustBePerson(actor), { organisation_id: params.id, person_id: params.item })
        return reply.status(204).send()
      },
    )

    app.get(
      '/organisations/:id/invitations',
      { schema: { params, querystring, response: { 200: pageOf(OrganisationInvitation) } } },
      ({ actor, params, query }) =>
        db.read(actor, async (reader) => {
          await getAdminOrganisation(reader, params.id)
          return listInvitations(reader, params.id, query)
        }),
    )

    app.post(
      '/organisations/:id/invitations',
      {
        schema: {
          params,
          headers: idempotencyHeaders,
          body: InviteToOrganisation,
          response: { 201: OrganisationInvitation },
        },
      },
      async (request, reply) => {
        const { actor, session, params, body } = request
        const invitation = await createOnce(db, request, reply, {
          before: () => mustBeFresh(identityDb, session),
          work: async (tx) => {
            await getAdminOrganisation(tx, params.id)
            return invite(tx, emit, mustBePerson(actor), { organisation_id: params.id, invited: body })
          },
        })
        tellOrganisations(live, [params.id])
        return invitation
      },
    )

    app.delete(
      '/organisations/:id/invitations/:item',
      { schema: { params: itemParams, response: { 204: z.void() } } },
      async ({ actor, params }, reply) => {
        await db.as(actor, (tx) =>
          withdrawInvitation(tx, mustBePerson(actor), { organisation_id: params.id, id: params.item }),
        )
        tellOrganisations(live, [params.id])
        return reply.status(204).send()
      },
    )
  }
