import { Role, type Actor, type Person } from '@trusswell/domain/actor.ts'
import { contactNotice } from '@trusswell/domain/contact-notice.ts'
import type { FormName } from '@trusswell/domain/form-guard.ts'
import { newsletterNotice } from '@trusswell/domain/newsletter-notice.ts'
import type { FastifyRequest } from 'fastify'
import { Redis } from 'ioredis'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { createApiDeps, createWorkerDeps, type ApiDeps } from '../src/deps.ts'
import { createLogger } from '../src/platform/logger.ts'
import type { FindDestination, IsMailPort } from '../src/platform/outbound-address.ts'
import { visitor, type Caller, type SessionFacts } from '../src/platform/sessions.ts'
import { cloneDatabase, type TestDatabase } from './postgres.ts'
import { resolveLocally } from './resolve-locally.ts'
import { makeBucket, storageEnv } from './stored-files.ts'

// Files run side by side; each worker has a Redis database of its own.
const redisDatabase =
  Number(process.env['REDIS_DATABASES_FROM'] ?? 0) + Number(process.env['VITEST_POOL_ID'] ?? 1)
const redisUrl = `redis://127.0.0.1:6379/${redisDatabase % 16}`

export type TestApi = Awaited<ReturnType<typeof startApi>>
type Options = {
  env?: Record<string, string>
  logLines?: string[]
  /** Callers sign in for real, instead of being set by the test. */
  realSessions?: boolean
  policy?: ApiDeps['can']
  /** The worker's clock. */
  now?: () => number
  findDestination?: FindDestination
  isMailPort?: IsMailPort
  /** Adds something before the application is ready. */
  plant?: (app: Awaited<ReturnType<typeof buildApp>>) => void
}

/** The database of one test file, there before its tests and gone after them. */
export function useDatabase(): TestDatabase {
  const holder = {} as TestDatabase
  beforeAll(async () => {
    Object.assign(holder, await cloneDatabase(inject('template')))
    await makeBucket(holder.name)
    const redis = new Redis(redisUrl)
    await redis.flushdb()
    redis.disconnect()
  })
  afterAll(async () => {
    await holder.drop()
    await rm(filesOf(holder), { recursive: true, force: true })
  })
  return holder
}

/** Where the files of a test's API and worker lie. */
export const filesOf = (database: TestDatabase) => join(tmpdir(), 'trusswell-test-files', database.name)

export function useApi(database: TestDatabase, options: Options = {}): TestApi {
  const holder = {} as TestApi
  beforeAll(async () => {
    Object.assign(holder, await startApi(database, options))
  })
  afterAll(() => holder.close())
  return holder
}

/** The real application on real parts; only the clock of form tokens and the caller's identity are given. */
export async function startApi(database: TestDatabase, options: Options = {}) {
  const clock = { now: Date.now() }
  const deps = await createApiDeps(readConfig('api', testEnvironment(database, options)), {
    logger: testLogger(options),
    resolve: resolveLocally,
    keysCachedMs: 50,
    ...(options.realSessions ? {} : { findCaller: callerFromHeader(database) }),
    ...(options.policy ? { policy: options.policy, mayCall: () => true, assertObject: async () => {} } : {}),
    ...(options.isMailPort ? { isMailPort: options.isMailPort } : {}),
    ...(options.findDestination ? { findDestination: options.findDestination } : {}),
    now: () => clock.now,
  })
  const app = await buildApp(deps)
  options.plant?.(app)
  await app.ready()
  async function formToken(form: FormName = 'contact') {
    const answer = await app.inject({ url: `/api/form-tokens/${form}` })
    clock.now += 3_000
    return answer.json<{ token: string }>().token
  }
  return {
    app,
    deps,
    database,
    clock,
    formToken,
    databaseUrl: database.urlOf,
    /** Sends a contact message the way a browser would, with what the test changes. */
    async sendContact(
      changes: Record<string, unknown> = {},
      headers: Record<string, string> = {},
      ip = '203.0.113.7',
    ) {
      const payload = contactBody({ form_token: await formToken(), ...changes })
      return app.inject({ method: 'POST', url: '/api/contact', payload, headers, remoteAddress: ip })
    },
    close: async () => {
      await app.close()
      await deps.close()
    },
  }
}

export const startWorkerDeps = (database: TestDatabase, options: Options = {}) =>
  createWorkerDeps(readConfig('worker', testEnvironment(database, options)), {
    logger: testLogger(options),
    resolve: resolveLocally,
    keysCachedMs: 50,
    ...(options.now ? { now: options.now } : {}),
    ...(options.findDestination ? { findDestination: options.findDestination } : {}),
  })

let people = 0
/** A valid body from a new person, so that limits of one test don't affect another. */
export const contactBody = (changes: Record<string, unknown> = {}) => ({
  first_name: 'Asha',
  last_name: 'Rao',
  email: `asha.${process.pid}.${(people += 1)}@client.example`,
  subject: 'Chiller maintenance',
  message: 'Two chillers, 120 TR each.\nPlease call back.',
  consent_notice: contactNotice.version,
  ...changes,
})

export const newsletterBody = (changes: Record<string, unknown> = {}) => ({
  email: `reader.${process.pid}.${(people += 1)}@client.example`,
  source: 'footer',
  consent_notice: newsletterNotice.version,
  ...changes,
})

export const asActor = (actor: Actor): Record<string, string> =>
  actor.kind === 'user' ? { 'x-test-actor': `${actor.role}:${actor.id}` } : {}

/** As a session would say it: a client's organisation is looked up. */
const callerFromHeader =
  (database: TestDatabase) =>
  async (request: FastifyRequest): Promise<Caller> => {
    const [role, id] = String(request.headers['x-test-actor'] ?? '').split(':')
    if (!id) return visitor
    const [organisation] = await database.rows<NonNullable<Person['organisation']>>(
      `select organisation_id as id, organisation_role as role from users where id = $1 and organisation_id is not null`,
      [id],
    )
    const actor: Actor = { kind: 'user', id, role: Role.parse(role), organisation }
    return { actor, session: freshSession(id), setCookie: [] }
  }

/** As of somebody who has just signed in and has confirmed their address. */
const freshSession = (id: string): SessionFacts => ({
  id,
  token: id,
  authenticated_at: new Date(),
  name: 'Test person',
  email: `${id}@person.example`,
  email_verified: true,
  lacks_two_factor: false,
})

function testEnvironment(database: TestDatabase, options: Options) {
  return {
    DATABASE_URL: database.urlOf('app'),
    DATABASE_WORKER_URL: database.urlOf('worker'),
    DATABASE_IDENTITY_URL: database.urlOf('identity'),
    REDIS_URL: redisUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    FILES_DIR: filesOf(database),
    // Nothing listens there: no test reaches the real gateways.
    STRIPE_API_URL: 'http://127.0.0.1:9',
    RAZORPAY_API_URL: 'http://127.0.0.1:9',
    // Tests send more requests in a second than a person does in ten minutes.
    WRITES_PER_TEN_MINUTES: '1000000',
    CLIENT_PROJECTS_PER_DAY: '1000000',
    ...storageEnv(database.name),
    ...options.env,
  }
}

function testLogger({ logLines }: Options) {
  return logLines
    ? createLogger({ level: 'debug', process: 'test' }, { write: (line) => void logLines.push(line) })
    : createLogger({ level: 'silent', process: 'test' })
}
