import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiDeps } from '../../deps.ts'
import type { Auth } from '../../platform/auth.ts'
import { AppError } from '../../platform/errors.ts'
import { clientHeaders, passOnCookies } from '../../platform/sessions.ts'
import { refuseChanged } from './changed-account.ts'
import { type Credentials } from './credentials-repository.ts'
import { deleteChallenges, deleteSessionByToken } from './session-repository.ts'

type SignedIn = { kind: 'signed in'; userId: string; token: string } | { kind: 'second factor' }

/**
 * Checks the password and starts a new session, whatever session the browser already has. `owner` is the account as it
 * was before the check.
 */
export async function startSession(
  deps: ApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  body: { email: string; password: string },
  owner: Credentials | null,
): Promise<SignedIn> {
  const call = { body, headers: clientHeaders(request), returnHeaders: true } as const
  return finishSignIn(deps, reply, await asAppError(deps.auth.api.signInEmail(call)), owner)
}

/** Starts a session for a person who has proved to be the owner, as with a password: two-factor is still asked for. */
export async function startSessionOf(
  deps: ApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  owner: Credentials,
): Promise<SignedIn> {
  const call = { body: { userId: owner.id }, headers: clientHeaders(request), returnHeaders: true } as const
  const started = await asAppError(deps.auth.api.signInByCode(call))
  const signedIn = await finishSignIn(deps, reply, started, owner)
  if (signedIn.kind === 'second factor') await deps.auth.markChallengeByCode(started.headers.getSetCookie())
  return signedIn
}

type Started = {
  response: { twoFactorRedirect: boolean } | { token: string; user: { id: string } }
  headers: Headers
}

async function finishSignIn(
  { auth, identityDb }: ApiDeps,
  reply: FastifyReply,
  { response, headers }: Started,
  owner: Credentials | null,
): Promise<SignedIn> {
  // The plugin answers this instead of a session when a code is still to come.
  const isChallenge = 'twoFactorRedirect' in response
  await refuseChanged(identityDb, owner, (tx) =>
    isChallenge ? deleteChallenges(tx, owner?.id ?? '') : deleteSessionByToken(tx, response.token ?? ''),
  )
  passOnCookies(reply, headers.getSetCookie())
  if (isChallenge) return { kind: 'second factor' }
  setHint(auth, reply, true)
  return { kind: 'signed in', userId: response.user.id, token: response.token ?? '' }
}

export function setHint(auth: Auth, reply: FastifyReply, signedIn: boolean): void {
  void reply.setCookie(...auth.hint(signedIn))
}

async function asAppError<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
    if (status === 401) throw new AppError('invalid_credentials', 'Invalid credentials')
    throw error
  }
}
