import { system } from '@trusswell/domain/actor.ts'
import { AcceptInvitation, Invitation, LinkToken, ResetPassword } from '@trusswell/domain/account.ts'
import { Done, done } from '@trusswell/domain/done.ts'
import { ErrorBody } from '@trusswell/domain/error-codes.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { AppError, invalidLink, notFound } from '../../platform/errors.ts'
import { hashPassword, weaknessOf } from '../../platform/passwords.ts'
import {
  deleteSessions,
  findOpenInvitation,
  findPasswordHash,
  findUser,
  insertUser,
  markInvitationAccepted,
  updatePassword,
  updateUser,
} from './repository.ts'

const errors = { '4xx': ErrorBody, '5xx': ErrorBody }

function refuseWeak(password: string, about: string[]): void {
  const weakness = weaknessOf(password, about)
  if (weakness) throw new AppError('invalid_request', weakness, { fields: { password: weakness } })
}

/** What the links in our mails lead to. They act by POST only: mail scanners open links. */
export const linkRoutes =
  ({ identityDb, links, emit, sessions }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/reset-password',
      { schema: { body: ResetPassword, response: { 200: Done, ...errors } } },
      async (request) => {
        const { token, password } = request.body
        const userId = links.subjectOf(token)
        if (userId === null) throw invalidLink()
        const user = await identityDb.as(system, (tx) => findUser(tx, userId))
        refuseWeak(password, user ? [user.name, user.email] : [])
        const hash = await hashPassword(password)
        await identityDb.as(system, async (tx) => {
          const old = await findPasswordHash(tx, userId)
          if (old === null || !links.reset.holds(token, old)) throw invalidLink()
          await updatePassword(tx, userId, hash)
          // The mail arrived there, so the address is confirmed as well.
          await updateUser(tx, userId, { email_verified: true })
          await deleteSessions(tx, userId)
          await writeAudit(tx, system, { action: 'user.password-reset', entity: 'user', entity_id: userId })
          await emit(tx, 'user.password-changed', { user_id: userId })
        })
        sessions.forget()
        return done
      },
    )

    app.post(
      '/verify-email',
      { schema: { body: LinkToken, response: { 200: Done, ...errors } } },
      async (request) => {
        const { token } = request.body
        await identityDb.as(system, async (tx) => {
          const user = await findUser(tx, links.subjectOf(token) ?? nobody)
          if (!user || !links.verification.holds(token, user)) throw invalidLink()
          if (user.email_verified) return
          await updateUser(tx, user.id, { email_verified: true })
          await writeAudit(tx, system, { action: 'user.email-verified', entity: 'user', entity_id: user.id })
        })
        sessions.forget()
        return done
      },
    )

    app.post(
      '/confirm-email',
      { schema: { body: LinkToken, response: { 200: Done, ...errors } } },
      async (request) => {
        const { token } = request.body
        await identityDb.as(system, async (tx) => {
          const user = await findUser(tx, links.subjectOf(token) ?? nobody)
          if (!user?.pending_email || !links.emailChange.holds(token, user)) throw invalidLink()
          await updateUser(tx, user.id, {
            email: user.pending_email,
            email_verified: true,
            pending_email: null,
          })
          await writeAudit(tx, system, {
            action: 'user.email-changed',
            entity: 'user',
            entity_id: user.id,
            personal: { subject_id: user.id, values: { from: user.email, to: user.pending_email } },
          })
        })
        sessions.forget()
        return done
      },
    )

    app.get(
      '/invitations/:token',
      {
        schema: {
          params: z.strictObject({ token: z.string().max(200) }),
          response: { 200: Invitation, ...errors },
        },
      },
      ({ params: { token } }) =>
        identityDb.as(system, async (tx) => {
          const invitation = await findOpenInvitation(tx, links.subjectOf(token) ?? nobody)
          if (!invitation || !links.invitation.holds(token, invitation)) throw notFound()
          return invitation
        }),
    )

    app.post(
      '/accept-invitation',
      { schema: { body: AcceptInvitation, response: { 200: Done, ...errors } } },
      async (request) => {
        const { token, name, password } = request.body
        refuseWeak(password, [name])
        const password_hash = await hashPassword(password)
        await identityDb.as(system, async (tx) => {
          const invitation = await findOpenInvitation(tx, links.subjectOf(token) ?? nobody)
          if (!invitation || !links.invitation.holds(token, invitation)) throw invalidLink()
          const { email, role } = invitation
          if (!(await markInvitationAccepted(tx, invitation.id))) throw invalidLink()
          const id = await insertUser(tx, { name, email, role, email_verified: true, password_hash })
          if (id === null)
            throw new AppError('conflict', 'There is an account with this address already. Please sign in.')
          await writeAudit(tx, system, {
            action: 'user.invitation-accepted',
            entity: 'user',
            entity_id: id,
            details: { role, invitation_id: invitation.id },
            personal: { subject_id: id, values: { name, email } },
          })
        })
        return done
      },
    )
  }

// No row has it; a token that names nobody is answered like one that is out of date.
const nobody = '00000000-0000-0000-0000-000000000000'
