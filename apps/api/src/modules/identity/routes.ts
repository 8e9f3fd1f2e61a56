import { system } from '@trusswell/domain/actor.ts'
import { ForgotPassword, Me, SecondFactor, SignIn, SignUp } from '@trusswell/domain/account.ts'
import { ErrorBody } from '@trusswell/domain/error-codes.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import { weaknessOf } from '../../platform/passwords.ts'
import { passOnCookies, headersOf } from '../../platform/sessions.ts'
import { newId } from '../../platform/ids.ts'
import { findPasswordHash, findUserByEmail } from './repository.ts'
import { getMe } from './me.ts'
import { rememberDevice } from './remember-device.ts'
import { setHint, startSession } from './session-cookies.ts'
import { signUp } from './sign-up.ts'

const errors = { '4xx': ErrorBody, '5xx': ErrorBody }
const SignedIn = z.strictObject({ user: Me.nullable(), second_factor: z.boolean() }).meta({ id: 'SignedIn' })

export const authRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { auth, identityDb, knownDevices, signInLimits, sessions } = deps

    app.post(
      '/sign-up',
      { schema: { body: SignUp, response: { 200: SignedIn, ...errors } } },
      async (request, reply) => {
        const { name, email, password } = request.body
        await signInLimits.takeSignUp(request.ip)
        const weakness = weaknessOf(password, [name, email])
        if (weakness) throw new AppError('invalid_request', weakness, { fields: { password: weakness } })
        const userId = await signUp(deps, request.body)
        await startSession(auth, request, reply, { email, password })
        knownDevices.remember(reply, userId)
        return { user: await getMe(identityDb, userId), second_factor: false }
      },
    )

    app.post(
      '/sign-in',
      { schema: { body: SignIn, response: { 200: SignedIn, ...errors } } },
      async (request, reply) => {
        const { email } = request.body
        const owner = await identityDb.as(system, async (tx) => {
          const found = await findUserByEmail(tx, email)
          // A known address costs one more look later on; an unknown one takes it here.
          if (!found) await findPasswordHash(tx, newId())
          return found
        })
        const device = knownDevices.read(request, owner?.id)
        await signInLimits.takeAttempt(email, request.ip, device)
        const started = await startSession(auth, request, reply, request.body)
        if (started.kind === 'second factor') return { user: null, second_factor: true }
        await signInLimits.forgive(email, device)
        await rememberDevice(deps, request, reply, started.userId, started.token)
        return { user: await getMe(identityDb, started.userId), second_factor: false }
      },
    )

    app.post(
      '/second-factor',
      { schema: { body: SecondFactor, response: { 200: SignedIn, ...errors } } },
      async (request, reply) => {
        const { code } = request.body
        const call = /^\d{6}$/.test(code) ? auth.api.verifyTOTP : auth.api.verifyBackupCode
        const { response, headers } = await call({
          body: { code },
          headers: headersOf(request),
          returnHeaders: true,
        }).catch(() => {
          throw new AppError('second_factor_invalid', 'This code is not valid. Please try again.')
        })
        passOnCookies(reply, headers.getSetCookie())
        setHint(auth, reply, true)
        await rememberDevice(deps, request, reply, response.user.id, response.token ?? '')
        return { user: await getMe(identityDb, response.user.id), second_factor: false }
      },
    )

    app.post(
      '/sign-out',
      { schema: { response: { 200: z.strictObject({ signed_out: z.literal(true) }), ...errors } } },
      async (request, reply) => {
        const { headers } = await auth.api.signOut({ headers: headersOf(request), returnHeaders: true })
        passOnCookies(reply, headers.getSetCookie())
        setHint(auth, reply, false)
        sessions.forget()
        return { signed_out: true as const }
      },
    )

    app.post(
      '/forgot-password',
      {
        schema: {
          body: ForgotPassword,
          response: { 200: z.strictObject({ message: z.string() }), ...errors },
        },
      },
      async (request) => {
        const { email } = request.body
        await signInLimits.takeMail(email, request.ip)
        await identityDb.as(system, async (tx) => {
          const user = await findUserByEmail(tx, email)
          await deps.emit(tx, 'user.password-forgotten', { user_id: user?.id ?? null })
        })
        return { message: 'If there is an account with this address, a mail with a link is on its way.' }
      },
    )
  }
