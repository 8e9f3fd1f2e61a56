import { system } from '@trusswell/domain/actor.ts'
import { InvitationFilter, ListedInvitation } from '@trusswell/domain/invitations.ts'
import { InvitationSort } from '@trusswell/domain/list-sorts.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { mustBeFresh } from '../../platform/reauthentication.ts'
import { findUserByEmail } from '../identity/repository.ts'
import { inviteUser, revokeUserInvitation } from './invite-user.ts'
import { getListedInvitation, listAllInvitations, lockOpenInvitation } from './invitation-repository.ts'

const params = z.strictObject({ id: z.uuid() })
const { cursor, limit, count, search } = pageQuery

/** Lists all invitations. Those of organisations are sent again and revoked by the organisations' routes. */
export const invitationRoutes =
  ({ db, can, emit, identityDb }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', async ({ actor }) => must(actor, can.manageUsers(actor)))

    app.get(
      '/invitations',
      {
        schema: {
          querystring: z.strictObject({
            cursor,
            limit,
            count,
            search,
            state: InvitationFilter.optional(),
            sort: InvitationSort.optional(),
          }),
          response: { 200: pageOf(ListedInvitation) },
        },
      },
      ({ actor, query }) => db.read(actor, (reader) => listAllInvitations(reader, query)),
    )

    app.post(
      '/invitations/:id/resend',
      {
        schema: {
          summary: 'Replace an open or expired invitation by a new one, whose link is mailed',
          params,
          headers: idempotencyHeaders,
          response: { 201: ListedInvitation },
        },
      },
      async (request, reply) => {
        const { session, params } = request
        const actor = mustBePerson(request.actor)
        return createOnce(db, request, reply, {
          before: async () => {
            await mustBeFresh(identityDb, session)
            const { email } = await db.read(actor, (tx) => getListedInvitation(tx, params.id))
            const known = await identityDb.as(system, (tx) => findUserByEmail(tx, email))
            if (known?.email_verified)
              throw new AppError('conflict', 'An account with this e-mail address already exists.')
          },
          work: async (tx) => {
            const { name, email, role } = await lockOpenInvitation(tx, params.id)
            const { id } = await inviteUser(tx, emit, actor, { name, email, role })
            return getListedInvitation(tx, id)
          },
        })
      },
    )

    app.delete(
      '/invitations/:id',
      {
        schema: { summary: 'Revoke an open or expired invitation', params, response: { 204: z.void() } },
      },
      async ({ actor: caller, params: { id } }, reply) => {
        const actor = mustBePerson(caller)
        await db.as(actor, async (tx) => {
          await lockOpenInvitation(tx, id)
          await revokeUserInvitation(tx, actor, id)
        })
        return reply.status(204).send()
      },
    )
  }
