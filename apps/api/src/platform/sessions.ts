import { Role, anonymous, type Actor } from '@trusswell/domain/actor.ts'
import { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import { twoFactorDue } from '@trusswell/domain/two-factor-due.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { longestSessionDays, type Auth } from './auth.ts'

/** What the request knows of its session, besides who it is. */
export type SessionFacts = {
  id: string
  token: string
  authenticated_at: Date
  name: string
  email: string
  email_verified: boolean
  /** An admin who should have turned on two-factor authentication by now. */
  lacks_two_factor: boolean
}
export type Caller = { actor: Actor; session: SessionFacts | null; setCookie: string[] }

export const visitor: Caller = { actor: anonymous, session: null, setCookie: [] }

type IsAffected = (actor: Actor) => boolean

const forgetChannel = 'sessions:forget'

type Options = {
  now: () => number
  /** Notifies the other processes whose cached sessions are outdated. */
  publisher: Pick<Redis, 'publish'>
  subscriber: Pick<Redis, 'on' | 'status' | 'subscribe'>
  most?: number
}

/**
 * Who is calling. Answers are cached for two seconds, which is how long an ended session, or a right that was lost, can
 * still be used while Redis is down. Otherwise every process forgets them as soon as one says so.
 */
export function createSessions(auth: Auth, { now, publisher, subscriber, most = 10_000 }: Options) {
  const cache = new LRUCache<string, Caller>({
    max: most,
    ttl: 2_000,
    // Otherwise the time of the last answer counts until a timer of a millisecond has run.
    ttlResolution: 0,
    ttlAutopurge: true,
    perf: { now },
  })
  /** For each lookup that runs, who was forgotten meanwhile: its answer may be the old one. */
  const lookups = new Set<IsAffected[]>()

  async function find(request: FastifyRequest): Promise<Caller> {
    const credential = credentialOf(request, auth.sessionCookie)
    if (credential === null) return visitor
    const key = cacheKey(credential)
    const cached = cache.get(key)
    if (cached) return { ...cached, setCookie: [] }
    const forgotten: IsAffected[] = []
    lookups.add(forgotten)
    try {
      const caller = await lookUp(auth, request)
      if (!forgotten.some((isAffected) => isAffected(caller.actor))) cache.set(key, caller)
      return caller
    } finally {
      lookups.delete(forgotten)
    }
  }

  function drop(isAffected: IsAffected): void {
    for (const [key, { actor }] of cache.entries()) if (isAffected(actor)) cache.delete(key)
    for (const forgotten of lookups) forgotten.push(isAffected)
  }
  const dropPeople = (ids: string[]) => drop((actor) => actor.kind === 'user' && ids.includes(actor.id))
  const clear = () => drop(() => true)

  subscriber.on('message', (channel: string, text: string) => {
    if (channel === forgetChannel) dropPeople(JSON.parse(text) as string[])
  })
  // Messages published while the subscription was down are lost, so the cache is cleared.
  const subscribe = () => void subscriber.subscribe(forgetChannel).then(clear, () => {})
  subscriber.on('ready', subscribe)
  if (subscriber.status === 'ready') subscribe()

  return {
    find,
    /** After the commit, and before the answer: then the next request finds the change, whichever process takes it. */
    async forget(people: string[]): Promise<void> {
      if (people.length === 0) return
      dropPeople(people)
      await publisher.publish(forgetChannel, JSON.stringify(people)).catch(() => {})
    },
    clear,
    size: () => cache.size,
  }
}

async function lookUp(auth: Auth, request: FastifyRequest): Promise<Caller> {
  const { response, headers } = await auth.api.getSession({
    headers: sessionHeaders(request, auth.sessionCookie),
    returnHeaders: true,
  })
  if (!response || response.user.deactivatedAt) return visitor
  const { session, user } = response
  if (session.createdAt.getTime() + longestSessionDays * 86_400_000 <= Date.now()) return visitor
  const renewed = headers.getSetCookie()
  const role = Role.parse(user.role)
  const account = {
    role,
    two_factor_enabled: user.twoFactorEnabled ?? false,
    admin_since: user.adminSince?.toISOString() ?? null,
  }
  noteActivity(auth, user.id, user.lastActiveAt ?? null)
  return {
    actor: {
      kind: 'user',
      id: user.id,
      role,
      ...(user.organisationId
        ? { organisation: { id: user.organisationId, role: OrganisationRole.parse(user.organisationRole) } }
        : {}),
    },
    session: {
      id: session.id,
      token: session.token,
      authenticated_at: session.authenticatedAt ?? session.createdAt,
      name: user.name,
      email: user.email,
      email_verified: user.emailVerified,
      lacks_two_factor: twoFactorDue(account, Date.now())?.is_over ?? false,
    },
    setCookie: renewed.length > 0 ? [...renewed, request.server.serializeCookie(...auth.hint(true))] : [],
  }
}

/** At most once in five minutes for a person; a missed note is no reason to fail a request. */
function noteActivity(auth: Auth, userId: string, last: Date | null): void {
  if (last && Date.now() - last.getTime() < 300_000) return
  auth.pool.query('update users set last_active_at = now() where id = $1', [userId]).catch(() => {})
}

type Credential = { kind: 'bearer' | 'cookie'; value: string }

/** The one credential that counts: a bearer token, or else the session cookie. */
function credentialOf(request: FastifyRequest, cookieName: string): Credential | null {
  const bearer = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (bearer !== undefined) return { kind: 'bearer', value: bearer }
  const cookie = request.cookies[cookieName]
  return cookie === undefined ? null : { kind: 'cookie', value: cookie }
}

/** Hashed, so that the cache holds neither usable tokens nor headers of any length. */
const cacheKey = ({ kind, value }: Credential) =>
  createHash('sha256').update(`${kind}\n${value}`).digest('base64url')

/**
 * What better-auth needs to find the session. It gets the credential that the cache key is made of and no other:
 * given both, it would fall back to the cookie when the bearer token is invalid.
 */
export function sessionHeaders(request: FastifyRequest, cookieName: string): Headers {
  const headers = clientHeaders(request)
  const credential = credentialOf(request, cookieName)
  if (credential?.kind === 'bearer') headers.set('authorization', `Bearer ${credential.value}`)
  if (credential?.kind === 'cookie') {
    headers.set('cookie', request.server.serializeCookie(cookieName, credential.value))
  }
  return headers
}

/** For the second step of a sign-in: the cookie of its first step, without any session. */
export function challengeHeaders(request: FastifyRequest, cookieName: string): Headers {
  const headers = clientHeaders(request)
  const challenge = request.cookies[cookieName]
  if (challenge !== undefined) headers.set('cookie', request.server.serializeCookie(cookieName, challenge))
  return headers
}

/** What better-auth records of a request; the address is the one that the edge vouches for. */
export function clientHeaders(request: FastifyRequest): Headers {
  const headers = new Headers({ 'x-client-address': request.ip })
  for (const name of ['user-agent', 'origin'] as const) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return headers
}

export function passOnCookies(reply: FastifyReply, cookies: string[]): void {
  for (const cookie of cookies) void reply.header('set-cookie', cookie)
}
