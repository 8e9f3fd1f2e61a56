import { isStaffRole } from '@trusswell/domain/actor-values.ts'
import { type Person, system } from '@trusswell/domain/actor.ts'
import {
  ChangeEmail,
  ChangePassword,
  CurrentPassword,
  Device,
  Me,
  ProfilePatch,
  SecondFactor,
  TurnOffTwoFactor,
} from '@trusswell/domain/account.ts'
import { counted } from '@trusswell/domain/plural.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { isTotp, newSessionToken } from '../../platform/auth.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { must } from '../../platform/must.ts'
import { tellOrganisations } from '../../platform/live.ts'
import { hashPassword, verifyPassword, weaknessOf } from '../../platform/passwords.ts'
import { passOnCookies, sessionHeaders } from '../../platform/sessions.ts'
import { listManagedIds } from '../projects/user-repository.ts'
import { markUserDeleted } from '../users/repository.ts'
import { accountChanged, refuseChanged } from './changed-account.ts'
import { getMe } from './me.ts'
import { findCredentials, findPasswordHash, isUnchanged, updatePassword } from './credentials-repository.ts'
import { lockUser, removeSecondFactor, updateUser } from './repository.ts'
import {
  claimTotpCode,
  deleteSession,
  deleteSessions,
  findSessionId,
  listSessions,
  markAuthenticated,
} from './session-repository.ts'
import { asSecondFactorError } from './second-factor.ts'
import { setHint } from './session-cookies.ts'
import { recordFailure } from './sign-in-attempts.ts'
import {
  userDeletedSelf,
  userEmailChangeWanted,
  userPasswordChanged,
  userTwoFactorChanged,
  userVerificationWanted,
} from './events.ts'

const noContent = { 204: z.void() }
const TwoFactorSetup = z
  .strictObject({ uri: z.string(), recovery_codes: z.array(z.string()) })
  .meta({ id: 'TwoFactorSetup' })

/** What a person does with their own account. */
export const accountRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { auth, db, identityDb, knownDevices, live, sessions, emit, signInLimits } = deps
    const me = (request: FastifyRequest) => {
      const { actor, session } = request
      must(actor, actor.kind === 'user')
      if (actor.kind !== 'user' || !session) throw new AppError('not_signed_in', 'No access token available')
      return { id: actor.id, actor, session }
    }
    const checkPassword = async (request: FastifyRequest, password: string) => {
      const { id, session } = me(request)
      await recordFailure(deps, request, { user_id: id, email: session.email }, async () => {
        await signInLimits.takeAttempt(session.email, request.ip, id)
        const hash = await identityDb.as(system, (tx) => findPasswordHash(tx, id))
        if (hash === null || !(await verifyPassword(hash, password))) {
          throw new AppError('invalid_credentials', 'The current password isn’t correct', {
            fields: { current_password: 'The current password isn’t correct' },
          })
        }
      })
      await signInLimits.forgive(session.email, id)
    }

    app.get('/', { schema: { response: { 200: Me } } }, (request) => getMe(identityDb, me(request).id))

    app.patch('/', { schema: { body: ProfilePatch, response: { 200: Me } } }, async (request) => {
      const { id, actor } = me(request)
      await identityDb.as(system, async (tx) => {
        await updateUser(tx, id, request.body)
        await writeAudit(tx, actor, {
          action: 'user.renamed',
          entity: 'user',
          entity_id: id,
          personal: { subject_id: id, values: request.body },
        })
      })
      await sessions.forget([id])
      if (actor.organisation) tellOrganisations(live, [actor.organisation.id])
      return getMe(identityDb, id)
    })

    app.post(
      '/reauthenticate',
      { schema: { body: CurrentPassword, response: noContent } },
      async (request, reply) => {
        await checkPassword(request, request.body.current_password)
        const { id, session } = me(request)
        await identityDb.as(system, (tx) => markAuthenticated(tx, session.id))
        await sessions.forget([id])
        return reply.status(204).send()
      },
    )

    app.post(
      '/password',
      { schema: { body: ChangePassword, response: noContent } },
      async (request, reply) => {
        const { id, actor, session } = me(request)
        const { current_password, password } = request.body
        await checkPassword(request, current_password)
        const weakness = weaknessOf(password, [session.name, session.email])
        if (weakness) throw new AppError('invalid_request', weakness, { fields: { password: weakness } })
        const hash = await hashPassword(password)
        await identityDb.as(system, async (tx) => {
          await updatePassword(tx, id, hash)
          await deleteSessions(tx, id, session.id)
          await writeAudit(tx, actor, { action: 'user.password-changed', entity: 'user', entity_id: id })
          await emit(tx, userPasswordChanged, { user_id: id })
        })
        await sessions.forget([id])
        knownDevices.remember(request, reply, { id, password_hash: hash })
        return reply.status(204).send()
      },
    )

    app.post(
      '/email',
      {
        schema: { body: ChangeEmail, response: { 202: z.strictObject({ message: z.string() }) } },
      },
      async (request, reply) => {
        const { id, actor } = me(request)
        const { email, current_password } = request.body
        await checkPassword(request, current_password)
        await signInLimits.takeMail('email-change', email, request.ip, id)
        await signInLimits.takeHourlyMail('email-change', email)
        await identityDb.as(system, async (tx) => {
          await updateUser(tx, id, { pending_email: email })
          await writeAudit(tx, actor, {
            action: 'user.email-change-wanted',
            entity: 'user',
            entity_id: id,
            personal: { subject_id: id, values: { email } },
          })
          await emit(tx, userEmailChangeWanted, { user_id: id })
        })
        return reply
          .status(202)
          .send({ message: 'We’ve sent a link to the new address. Open it to confirm the change.' })
      },
    )

    app.post(
      '/verification',
      { schema: { response: { 202: z.strictObject({ message: z.string() }) } } },
      async (request, reply) => {
        const { id, session } = me(request)
        await signInLimits.takeMail('verification', session.email, request.ip)
        await signInLimits.takeHourlyMail('verification', session.email)
        await identityDb.as(system, (tx) => emit(tx, userVerificationWanted, { user_id: id }))
        return reply.status(202).send({ message: 'We’ve sent you a new link.' })
      },
    )

    app.get(
      '/sessions',
      { schema: { response: { 200: z.strictObject({ data: z.array(Device) }) } } },
      async (request) => {
        const { id, session } = me(request)
        const rows = await identityDb.as(system, (tx) => listSessions(tx, id))
        return { data: rows.map((row) => ({ ...row, current: row.id === session.id })) }
      },
    )

    app.delete('/sessions', { schema: { response: noContent } }, async (request, reply) => {
      const { id, actor, session } = me(request)
      await identityDb.as(system, async (tx) => {
        await deleteSessions(tx, id, session.id)
        await writeAudit(tx, actor, { action: 'user.signed-out-elsewhere', entity: 'user', entity_id: id })
      })
      await sessions.forget([id])
      return reply.status(204).send()
    })

    app.delete(
      '/sessions/:id',
      { schema: { params: z.strictObject({ id: z.uuid() }), response: noContent } },
      async (request, reply) => {
        const { id } = me(request)
        if (!(await identityDb.as(system, (tx) => deleteSession(tx, id, request.params.id)))) throw notFound()
        await sessions.forget([id])
        return reply.status(204).send()
      },
    )

    app.post(
      '/two-factor',
      { schema: { body: CurrentPassword, response: { 200: TwoFactorSetup } } },
      async (request) => {
        await checkPassword(request, request.body.current_password)
        const setup = await auth.api.enableTwoFactor({
          body: { password: request.body.current_password, method: 'totp' },
          headers: sessionHeaders(request, auth.sessionCookie),
        })
        if (setup.method !== 'totp') throw new Error('the wrong second factor was set up')
        return { uri: setup.totpURI, recovery_codes: setup.backupCodes }
      },
    )

    app.post(
      '/two-factor/confirm',
      { schema: { body: SecondFactor, response: noContent } },
      async (request, reply) => {
        const { id, actor } = me(request)
        const { code } = request.body
        const owner = await identityDb.as(system, (tx) => findCredentials(tx, id))
        if (owner?.two_factor_enabled)
          throw new AppError('conflict', 'Two-factor authentication is already on.')
        const { headers } = await asSecondFactorError(
          identityDb,
          auth.api.verifyTOTP({
            body: { code },
            headers: sessionHeaders(request, auth.sessionCookie),
            returnHeaders: true,
          }),
        )
        // The library has replaced the session.
        const changed = owner && { ...owner, two_factor_enabled: true }
        await refuseChanged(identityDb, changed, (tx) => deleteSessions(tx, id))
        await identityDb.as(system, async (tx) => {
          // Marks the code that turned it on as used, so that it can't be used to sign in.
          await claimTotpCode(tx, id, code)
          await deleteSessions(tx, id, await findSessionId(tx, newSessionToken(headers)))
          await writeAudit(tx, actor, { action: 'user.two-factor-on', entity: 'user', entity_id: id })
          await emit(tx, userTwoFactorChanged, { user_id: id, on: true })
        })
        passOnCookies(reply, headers.getSetCookie())
        await sessions.forget([id])
        return reply.status(204).send()
      },
    )

    app.post(
      '/two-factor/off',
      { schema: { body: TurnOffTwoFactor, response: noContent } },
      async (request, reply) => {
        const { id, actor, session } = me(request)
        const { current_password, code } = request.body
        const owner = await identityDb.as(system, (tx) => findCredentials(tx, id))
        if (!owner?.two_factor_enabled)
          throw new AppError('conflict', 'Two-factor authentication is already off.')
        await checkPassword(request, current_password)
        await recordFailure(deps, request, { user_id: id, email: session.email }, async () => {
          await signInLimits.takeSecondFactor(id)
          await asSecondFactorError(
            identityDb,
            auth.verifySecondFactor(code, sessionHeaders(request, auth.sessionCookie)),
          )
        })
        await identityDb.as(system, async (tx) => {
          await lockUser(tx, id)
          if (!(await isUnchanged(tx, owner))) throw accountChanged()
          if (isTotp(code) && !(await claimTotpCode(tx, id, code)))
            throw new AppError(
              'second_factor_invalid',
              'This code has already been used. Wait for the next one.',
            )
          await removeSecondFactor(tx, id)
          await deleteSessions(tx, id, session.id)
          await writeAudit(tx, actor, { action: 'user.two-factor-off', entity: 'user', entity_id: id })
          await emit(tx, userTwoFactorChanged, { user_id: id, on: false })
        })
        await signInLimits.forgiveSecondFactor(id)
        await sessions.forget([id])
        return reply.status(204).send()
      },
    )

    app.get(
      '/export',
      {
        config: { costly: 'personal data' },
        schema: { response: { 200: z.record(z.string(), z.unknown()) } },
      },
      async (request, reply) => {
        const { actor } = me(request)
        void reply.header('content-disposition', 'attachment; filename="my-data.json"')
        return deps.exportPerson(actor)
      },
    )

    app.post(
      '/delete',
      { schema: { body: CurrentPassword, response: noContent } },
      async (request, reply) => {
        const { id, actor } = me(request)
        await checkPassword(request, request.body.current_password)
        await db.as(actor, async (tx) => {
          await refuseManager(tx, actor)
          await markUserDeleted(tx, id)
          await writeAudit(tx, actor, { action: 'user.deleted-self', entity: 'user', entity_id: id })
          await emit(tx, userDeletedSelf, { user_id: id })
        })
        await identityDb.as(system, (tx) => deleteSessions(tx, id))
        await sessions.forget([id])
        setHint(auth, reply, false)
        return reply.status(204).send()
      },
    )
  }

/** Managers can't change a project's team, so an admin has to choose who takes over before they leave. */
async function refuseManager(tx: Tx, { id, role }: Person): Promise<void> {
  if (!isStaffRole(role)) return
  const managed = (await listManagedIds(tx, id)).length
  if (managed === 0) return
  const first =
    role === 'admin'
      ? 'Assign another manager first.'
      : 'Ask an admin to assign another manager, then delete your account.'
  throw new AppError('conflict', `You manage ${counted(managed, 'unfinished project')}. ${first}`)
}
