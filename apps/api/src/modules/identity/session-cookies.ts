import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Auth } from '../../platform/auth.ts'
import { AppError } from '../../platform/errors.ts'
import { headersOf, passOnCookies } from '../../platform/sessions.ts'

type SignedIn = { kind: 'signed in'; userId: string; token: string } | { kind: 'second factor' }

/** Checks the password and starts a new session; the old one of this browser, if any, is not reused. */
export async function startSession(
  auth: Auth,
  request: FastifyRequest,
  reply: FastifyReply,
  body: { email: string; password: string },
): Promise<SignedIn> {
  const { response, headers } = await asAppError(
    auth.api.signInEmail({ body, headers: withoutSession(request), returnHeaders: true }),
  )
  passOnCookies(reply, headers.getSetCookie())
  // The plugin answers this instead of a session when a code is still to come.
  if ('twoFactorRedirect' in response) return { kind: 'second factor' }
  setHint(auth, reply, true)
  return { kind: 'signed in', userId: response.user.id, token: response.token ?? '' }
}

export function setHint(auth: Auth, reply: FastifyReply, signedIn: boolean): void {
  void reply.header('set-cookie', auth.hint(signedIn))
}

/** A sign-in must not be judged by the session that the browser happens to have. */
function withoutSession(request: FastifyRequest): Headers {
  const headers = headersOf(request)
  headers.delete('cookie')
  headers.delete('authorization')
  return headers
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
