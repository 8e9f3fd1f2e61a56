import { system } from '@trusswell/domain/actor.ts'
import { ForgotPassword, SecondFactor, SignIn, SignUp } from '@trusswell/domain/account.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { isTotp } from '../../platform/auth.ts'
import { AppError } from '../../platform/errors.ts'
import { weaknessOf } from '../../platform/passwords.ts'
import { challengeHeaders, passOnCookies, sessionHeaders } from '../../platform/sessions.ts'
import { newId } from '../../platform/ids.ts'
import { SignedIn } from './answers.ts'
import { refuseChanged } from './changed-account.ts'
import { getMe } from './me.ts'
import { rememberDevice } from './remember-device.ts'
import { findCredentials, findPasswordHash } from './credentials-repository.ts'
import { findUserByEmail } from './repository.ts'
import { deleteSessionByToken } from './session-repository.ts'
import { recordFailure } from './sign-in-attempts.ts'
import { asSecondFactorError, useTotpCode } from './second-factor.ts'
import { setHint, startSession } from './session-cookies.ts'
import { signUp } from './sign-up.ts'
import { userPasswordForgotten } from './events.ts'

export const authRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { auth, identityDb, knownDevices, signInLimits, sessions } = deps

    app.post(
      '/sign-up',
      { schema: { body: SignUp, response: { 200: SignedIn } } },
      async (request, reply) => {
        const { name, email, password } = request.body
        await signInLimits.takeSignUp(request.ip)
        await signInLimits.takeMail('sign-up', email, request.ip)
        const weakness = weaknessOf(password, [name, email])
        if (weakness) throw new AppError('invalid_request', weakness, { fields: { password: weakness } })
        const owner = await signUp(deps, request.body)
        await startSession(deps, request, reply, { email, password }, owner)
        knownDevices.remember(request, reply, owner)
        return { user: await getMe(identityDb, owner.id), second_factor: false }
      },
    )

    app.post(
      '/sign-in',
      { schema: { body: SignIn, response: { 200: SignedIn } } },
      async (request, reply) => {
        const { email } = request.body
        const owner = await identityDb.as(system, async (tx) => {
          const found = await findUserByEmail(tx, email)
          const password_hash = await findPasswordHash(tx, found?.id ?? newId())
          if (found)
            return {
              id: found.id,
              email,
              password_hash: password_hash ?? '',
              two_factor_enabled: found.two_factor_enabled,
            }
          // A known address costs one more query later on; an unknown one makes it here.
          await findPasswordHash(tx, newId())
          return null
        })
        const device = knownDevices.read(request, owner)
        const started = await recordFailure(
          deps,
          request,
          { user_id: owner?.id ?? null, email },
          async () => {
            await signInLimits.takeAttempt(email, request.ip, device)
            return startSession(deps, request, reply, request.body, owner)
          },
        )
        if (started.kind === 'second factor') return { user: null, second_factor: true }
        await signInLimits.forgive(email, device)
        await rememberDevice(deps, request, reply, started.userId, started.token)
        return { user: await getMe(identityDb, started.userId), second_factor: false }
      },
    )

    app.post(
      '/second-factor',
      { schema: { body: SecondFactor, response: { 200: SignedIn } } },
      async (request, reply) => {
        const { code } = request.body
        const challenged = await auth.challengedUser(request.cookies[auth.challengeCookie])
        const owner = await identityDb.as(system, (tx) => findCredentials(tx, challenged ?? newId()))
        const by = (await auth.isChallengeByCode(request.cookies[auth.challengeCookie])) ? 'code' : 'password'
        const about = { user_id: owner?.id ?? null, email: owner?.email ?? '' }
        const { response, headers } = await recordFailure(deps, request, about, () =>
          asSecondFactorError(
            identityDb,
            auth.verifySecondFactor(code, challengeHeaders(request, auth.challengeCookie)),
          ),
        )
        const token = response.token ?? ''
        await refuseChanged(identityDb, owner, (tx) => deleteSessionByToken(tx, token))
        if (isTotp(code)) await useTotpCode(identityDb, response.user.id, code, token)
        passOnCookies(reply, headers.getSetCookie())
        setHint(auth, reply, true)
        await rememberDevice(deps, request, reply, response.user.id, token, by)
        return { user: await getMe(identityDb, response.user.id), second_factor: false }
      },
    )

    app.post(
      '/sign-out',
      { schema: { response: { 200: z.strictObject({ signed_out: z.literal(true) }) } } },
      async (request, reply) => {
        const { headers } = await auth.api.signOut({
          headers: sessionHeaders(request, auth.sessionCookie),
          returnHeaders: true,
        })
        passOnCookies(reply, headers.getSetCookie())
        setHint(auth, reply, false)
        if (request.actor.kind === 'user') await sessions.forget([request.actor.id])
        return { signed_out: true as const }
      },
    )

    app.post(
      '/forgot-password',
      {
        schema: {
          body: ForgotPassword,
          response: { 200: z.strictObject({ message: z.string() }) },
        },
      },
      async (request) => {
        const { email } = request.body
        await signInLimits.takeMail('reset', email, request.ip)
        await identityDb.as(system, async (tx) => {
          const user = await findUserByEmail(tx, email)
          await deps.emit(tx, userPasswordForgotten, { user_id: user?.id ?? null })
        })
        return { message: 'If there’s an account with this e-mail address, we’ve sent it a link.' }
      },
    )
  }
