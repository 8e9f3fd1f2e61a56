import { system } from '@trusswell/domain/actor.ts'
import { ForgotPassword, SignInCode } from '@trusswell/domain/account.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { SignedIn } from './answers.ts'
import { findCredentials, findPasswordHash, type Credentials } from './credentials-repository.ts'
import { userSignInCodeWanted } from './events.ts'
import { getMe } from './me.ts'
import { rememberDevice } from './remember-device.ts'
import { findCodeOwner } from './repository.ts'
import { insertAttempt } from './sign-in-attempts-repository.ts'
import { startSessionOf } from './session-cookies.ts'
import { deleteSignInCodes, insertSignInCode, takeTry } from './sign-in-code-repository.ts'
import { mostTries } from './sign-in-codes.ts'

const expired = () => new AppError('sign_in_expired', 'This code is no longer valid. Request a new one.')

/** Signing in by a code sent by mail, for clients. Staff sign in by password. */
export const codeRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { identityDb, knownDevices, signInCodes, signInLimits } = deps

    app.post(
      '/sign-in-code',
      {
        schema: {
          summary: 'Mails a code for signing in; the answer is the same for every address',
          body: ForgotPassword,
          response: { 200: z.strictObject({ message: z.string() }) },
        },
      },
      async (request, reply) => {
        const { email } = request.body
        const owner = await identityDb.as(system, async (tx) => {
          const found = await findCodeOwner(tx, { email })
          const password_hash = await findPasswordHash(tx, found?.id ?? newId())
          return found && { id: found.id, password_hash: password_hash ?? '' }
        })
        await signInLimits.takeCode(email, request.ip, knownDevices.read(request, owner))
        const replaced = signInCodes.readBrowser(request)
        const browser = signInCodes.markBrowser(reply)
        await identityDb.as(system, async (tx) => {
          const code_id = await insertSignInCode(tx, replaced, {
            user_id: owner?.id ?? null,
            address: signInCodes.addressOf(email),
            browser,
            user_agent: request.headers['user-agent']?.slice(0, 400) ?? null,
            ip_address: request.ip,
          })
          await deps.emit(tx, userSignInCodeWanted, { code_id })
        })
        return { message: 'If there’s a client account with this e-mail address, we’ve sent it a code.' }
      },
    )

    app.post(
      '/sign-in-code/confirm',
      {
        schema: {
          summary: 'Signs in with the mailed code, in the browser that asked for it',
          body: SignInCode,
          response: { 200: SignedIn },
        },
      },
      async (request, reply) => {
        await signInLimits.takeCodeTry(request.ip)
        const browser = signInCodes.readBrowser(request)
        // A wrong code is an answer, not an exception: its try is committed.
        const outcome = await identityDb.as(system, (tx) => checkCode(deps, tx, request, browser))
        if (outcome.kind === 'wrong')
          throw new AppError(
            'second_factor_invalid',
            'This code is not correct. Check the e-mail and try again.',
            {
              fields: { code: 'This code is not correct' },
            },
          )
        if (outcome.kind === 'void') throw expired()
        signInCodes.clearBrowser(reply)
        const started = await startSessionOf(deps, request, reply, outcome.owner)
        if (started.kind === 'second factor') return { user: null, second_factor: true }
        await rememberDevice(deps, request, reply, started.userId, started.token, 'code')
        return { user: await getMe(identityDb, started.userId), second_factor: false }
      },
    )
  }

type Checked = { kind: 'wrong' } | { kind: 'void' } | { kind: 'right'; owner: Credentials }

async function checkCode(
  { signInCodes }: ApiDeps,
  tx: Tx,
  { body: { code }, ip }: Pick<FastifyRequest<{ Body: { code: string } }>, 'body' | 'ip'>,
  browser: string,
): Promise<Checked> {
  const asked = await takeTry(tx, browser)
  if (!asked) return { kind: 'void' }
  // Unknown addresses run the same queries against the request's id, so timing doesn't reveal them.
  const user_id = asked.user_id ?? asked.id
  const owner = await findCodeOwner(tx, { id: user_id })
  const isRight = isEqual(code, signInCodes.codeOf({ ...asked, user_id }))
  if (!isRight || !owner) {
    // The only trace of guessing. Of an address that has no account it names the request alone.
    if (asked.tries === mostTries)
      await writeAudit(tx, system, { action: 'user.code-refused', entity: 'user', entity_id: user_id })
    await insertAttempt(tx, {
      user_id: asked.user_id,
      address: asked.address,
      ip_address: ip,
      outcome: 'wrong_code',
    })
    return { kind: 'wrong' }
  }
  const credentials = await findCredentials(tx, owner.id)
  if (!credentials) return { kind: 'void' }
  await deleteSignInCodes(tx, owner.id)
  return { kind: 'right', owner: credentials }
}

const isEqual = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
