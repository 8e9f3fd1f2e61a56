import { system } from '@trusswell/domain/actor.ts'
import { InvitationFilter, ListedInvitation } from '@trusswell/domain/invitations.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { mustBeFresh } from '../../platform/reauthentication.ts'
import { findUserByEmail } from '../identity/repository.ts'
import { tellOrganisation } from '../organisations/change-people.ts'
import { invite, withdrawInvitation } from '../organisations/invitations.ts'
import { inviteUser, revokeUserInvitation } from './invite-user.ts'
import { getListedInvitation, listAllInvitations, lockOpenInvitation } from './invitation-repository.ts'

const params = z.strictObject({ id: z.uuid() })
const { cursor, limit, search } = pageQuery

/** Invitations of staff and of organisations in one list. */
export const invitationRoutes =
  ({ db, can, emit, identityDb, live }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', async ({ actor }) => must(actor, can.manageUsers(actor)))

    app.get(
      '/invitations',
      {
        schema: {
          querystring: z.strictObject({ cursor, limit, search, state: InvitationFilter.optional() }),
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
        const invitation = await createOnce(db, request, reply, {
          before: async () => {
            await mustBeFresh(identityDb, session)
            const { email, organisation_id } = await db.read(actor, (tx) =>
              getListedInvitation(tx, params.id),
            )
            // People with an account are invited to organisations only.
            const known = await identityDb.as(system, (tx) => findUserByEmail(tx, email))
            if (organisation_id === null && known?.email_verified)
              throw new AppError('conflict', 'An account with this e-mail address already exists.')
          },
          work: async (tx) => {
            const { name, email, role, organisation_id, organisation_role } = await lockOpenInvitation(
              tx,
              params.id,
            )
            const { id } =
              organisation_id !== null && organisation_role !== null
                ? await invite(tx, emit, actor, {
                    organisation_id,
                    invited: { name, email, role: organisation_role },
                  })
                : await inviteUser(tx, emit, actor, { name, email, role })
            return getListedInvitation(tx, id)
          },
        })
        if (invitation.organisation_id !== null) tellOrganisation(live, [invitation.organisation_id])
        return invitation
      },
    )

    app.delete(
      '/invitations/:id',
      {
        schema: { summary: 'Revoke an open or expired invitation', params, response: { 204: z.void() } },
      },
      async ({ actor: caller, params: { id } }, reply) => {
        const actor = mustBePerson(caller)
        const organisation_id = await db.as(actor, async (tx) => {
          const invitation = await lockOpenInvitation(tx, id)
          if (invitation.organisation_id === null) await revokeUserInvitation(tx, actor, id)
          else await withdrawInvitation(tx, actor, { organisation_id: invitation.organisation_id, id })
          return invitation.organisation_id
        })
        if (organisation_id !== null) tellOrganisation(live, [organisation_id])
        return reply.status(204).send()
      },
    )
  }
