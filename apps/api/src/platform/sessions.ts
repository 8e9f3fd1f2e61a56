import { Role, anonymous, type Actor } from '@trusswell/domain/actor.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Auth } from './auth.ts'

/** What the request knows of its session, besides who it is. */
export type SessionFacts = {
  id: string
  token: string
  authenticated_at: Date
  name: string
  email: string
  email_verified: boolean
}
export type Caller = { actor: Actor; session: SessionFacts | null; setCookie: string[] }

export const visitor: Caller = { actor: anonymous, session: null, setCookie: [] }
const freshness = 2_000
const mostEntries = 10_000

/** Who calls. The answer is kept for two seconds, which is how long an ended session can live on. */
export function createSessions(auth: Auth, now: () => number) {
  const known = new Map<string, { caller: Caller; until: number }>()

  async function find(request: FastifyRequest): Promise<Caller> {
    const key = credentialOf(request, auth.cookieName)
    if (key === null) return visitor
    const kept = known.get(key)
    if (kept && kept.until > now()) return { ...kept.caller, setCookie: [] }
    const caller = await ask(auth, request)
    if (known.size >= mostEntries) known.clear()
    known.set(key, { caller, until: now() + freshness })
    return caller
  }

  return { find, forget: () => known.clear() }
}

async function ask(auth: Auth, request: FastifyRequest): Promise<Caller> {
  const { response, headers } = await auth.api.getSession({
    headers: headersOf(request),
    returnHeaders: true,
  })
  if (!response || response.user.deactivatedAt) return visitor
  const { session, user } = response
  const renewed = headers.getSetCookie()
  noteActivity(auth, user.id, user.lastActiveAt ?? null)
  return {
    actor: { kind: 'user', id: user.id, role: Role.parse(user.role) },
    session: {
      id: session.id,
      token: session.token,
      authenticated_at: session.authenticatedAt ?? session.createdAt,
      name: user.name,
      email: user.email,
      email_verified: user.emailVerified,
    },
    setCookie: renewed.length > 0 ? [...renewed, auth.hint(true)] : [],
  }
}

/** At most once in five minutes for a person; a missed note is no reason to fail a request. */
function noteActivity(auth: Auth, userId: string, last: Date | null): void {
  if (last && Date.now() - last.getTime() < 300_000) return
  auth.pool.query('update users set last_active_at = now() where id = $1', [userId]).catch(() => {})
}

/** What the identity library reads of a request; the address is the one that the edge vouches for. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers({ 'x-client-address': request.ip })
  for (const name of ['cookie', 'authorization', 'user-agent', 'origin'] as const) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return headers
}

function credentialOf(request: FastifyRequest, cookieName: string): string | null {
  const { authorization, cookie } = request.headers
  if (authorization?.toLowerCase().startsWith('bearer ')) return authorization
  const found = cookie?.split(/;\s*/).find((pair) => pair.startsWith(`${cookieName}=`))
  return found ?? null
}

export function passOnCookies(reply: FastifyReply, cookies: string[]): void {
  for (const cookie of cookies) void reply.header('set-cookie', cookie)
}
