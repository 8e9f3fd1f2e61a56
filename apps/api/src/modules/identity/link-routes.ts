import { system } from '@trusswell/domain/actor.ts'
import { AcceptInvitation, LinkToken, OpenInvitation, ResetPassword } from '@trusswell/domain/account.ts'
import { Done, done } from '@trusswell/domain/done.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { afterCommit, type Tx } from '../../platform/database.ts'
import { AppError, invalidLink, notFound } from '../../platform/errors.ts'
import { tellOrganisations } from '../../platform/live.ts'
import { hashPassword, weaknessOf } from '../../platform/passwords.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { findPasswordHash, updatePassword } from './credentials-repository.ts'
import { findOpenInvitation } from './invitation-repository.ts'
import { insertPreviousEmail } from './previous-email-repository.ts'
import { findUser, findUserByEmail, lockUser, updateUser } from './repository.ts'
import { deleteSessions } from './session-repository.ts'
import { userEmailChanged, userPasswordChanged } from './events.ts'

function refuseWeak(password: string, about: string[]): void {
  const weakness = weaknessOf(password, about)
  if (weakness) throw new AppError('invalid_request', weakness, { fields: { password: weakness } })
}

/** An address that got an account since the change was asked for: the link no longer does anything. */
function refuseTaken(error: Error & { constraint?: string }): never {
  throw error.constraint === 'users_email' ? invalidLink() : error
}

/** What the links in our mails lead to. They act by POST only: mail scanners open links. */
export const linkRoutes =
  ({ identityDb, links, emit, live, sessions, signInLimits }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/reset-password',
      { schema: { body: ResetPassword, response: { 200: Done } } },
      async (request) => {
        const { token, password } = request.body
        await signInLimits.takeLink(request.ip)
        const findOwner = async (tx: Tx) => {
          const user = await findUser(tx, links.subjectOf(token) ?? unknownId)
          if (!user || !links.reset.holds(token, await findPasswordHash(tx, user.id))) throw invalidLink()
          return user
        }
        const user = await identityDb.as(system, findOwner)
        refuseWeak(password, [user.name, user.email])
        const hash = await hashPassword(password)
        await identityDb.as(system, async (tx) => {
          // Hashing took a while; the link may have been used meanwhile, or be in use by a parallel request.
          await lockUser(tx, user.id)
          const { id } = await findOwner(tx)
          await updatePassword(tx, id, hash)
          // The mail arrived there, so the address is confirmed. A pending change of it may not be the owner's.
          await updateUser(tx, id, { email_verified: true, pending_email: null })
          await deleteSessions(tx, id)
          await writeAudit(tx, system, { action: 'user.password-reset', entity: 'user', entity_id: id })
          await emit(tx, userPasswordChanged, { user_id: id })
        })
        await sessions.forget([user.id])
        return done
      },
    )

    app.post('/verify-email', { schema: { body: LinkToken, response: { 200: Done } } }, async (request) => {
      const { token } = request.body
      const id = await identityDb.as(system, async (tx) => {
        const subject = links.subjectOf(token) ?? unknownId
        await lockUser(tx, subject)
        const user = await findUser(tx, subject)
        if (!user || !links.verification.holds(token, user)) throw invalidLink()
        if (user.email_verified) return user.id
        await updateUser(tx, user.id, { email_verified: true })
        await writeAudit(tx, system, { action: 'user.email-verified', entity: 'user', entity_id: user.id })
        return user.id
      })
      await sessions.forget([id])
      return done
    })

    app.post('/confirm-email', { schema: { body: LinkToken, response: { 200: Done } } }, async (request) => {
      const { token } = request.body
      const id = await identityDb.as(system, async (tx) => {
        const subject = links.subjectOf(token) ?? unknownId
        await lockUser(tx, subject)
        const user = await findUser(tx, subject)
        if (!user?.pending_email || !links.emailChange.holds(token, user)) throw invalidLink()
        await updateUser(tx, user.id, {
          email: user.pending_email,
          email_verified: true,
          pending_email: null,
        }).catch(refuseTaken)
        await deleteSessions(tx, user.id, request.session?.id)
        const change = { from: user.email, to: user.pending_email }
        for (const { id } of await insertPreviousEmail(tx, user.id, change)) {
          await emit(tx, userEmailChanged, { previous_email_id: id })
        }
        await writeAudit(tx, system, {
          action: 'user.email-changed',
          entity: 'user',
          entity_id: user.id,
          personal: { subject_id: user.id, values: change },
        })
        return user.id
      })
      await sessions.forget([id])
      return done
    })

    app.post(
      '/invitation',
      {
        schema: {
          summary: 'The details of an invitation; by POST, because a token in a URL would be logged',
          body: LinkToken,
          response: { 200: OpenInvitation },
        },
      },
      ({ body: { token } }) =>
        identityDb.as(system, async (tx) => {
          const invitation = await findOpenInvitation(tx, links.subjectOf(token) ?? unknownId)
          if (!invitation || !links.invitation.holds(token, invitation)) throw notFound()
          const { id, name, email, role, expires_at, organisation, organisation_role } = invitation
          const account = (await findUserByEmail(tx, email))?.email_verified ?? false
          return { id, name, email, role, expires_at, organisation, organisation_role, account }
        }),
    )

    app.post(
      '/accept-invitation',
      { schema: { body: AcceptInvitation, response: { 200: Done } } },
      async (request) => {
        const { token, name, password } = request.body
        await signInLimits.takeLink(request.ip)
        const findInvitation = async (tx: Tx) => {
          const invitation = await findOpenInvitation(tx, links.subjectOf(token) ?? unknownId)
          if (!invitation || !links.invitation.holds(token, invitation)) throw invalidLink()
          return invitation
        }
        const { email: invited } = await identityDb.as(system, findInvitation)
        refuseWeak(password, [name, invited])
        const password_hash = await hashPassword(password)
        const person_id = await identityDb.as(system, async (tx) => {
          const invitation = await findInvitation(tx)
          const { organisation_id } = invitation
          const id = await acceptInvitation(tx, emit, { invitation, name, password_hash })
          if (organisation_id !== null) afterCommit(() => tellOrganisations(live, [organisation_id]))
          return id
        })
        await sessions.forget([person_id])
        return done
      },
    )
  }

// No row has this id, so a token without a subject gets the same answer as an expired one.
const unknownId = '00000000-0000-0000-0000-000000000000'
