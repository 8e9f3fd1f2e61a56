import { system } from '@trusswell/domain/actor.ts'
import { brand } from '@trusswell/domain/brand.ts'
import { kolkataDay } from '@trusswell/domain/days.ts'
import { can } from '@trusswell/domain/policy.ts'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { createEmit } from './modules/events.ts'
import { createKnownDevices } from './modules/identity/known-device.ts'
import { createIdentityLinks } from './modules/identity/links.ts'
import { findValidSessions } from './modules/identity/repository.ts'
import { createSignInLimits } from './modules/identity/sign-in-limits.ts'
import { createNewsletterLinks } from './modules/newsletter/links.ts'
import { createAuth } from './platform/auth.ts'
import { openDatabase } from './platform/database.ts'
import { createFormGuard } from './platform/form-guard.ts'
import { createGate } from './platform/files/gate.ts'
import { createScanner } from './platform/files/scanner.ts'
import { createStorage } from './platform/files/storage.ts'
import type { HttpDeps } from './platform/http.ts'
import { createLiveHub } from './platform/live-hub.ts'
import { createLivePublisher } from './platform/live.ts'
import { createLogger } from './platform/logger.ts'
import { createMailer } from './platform/mailer.ts'
import { createMetrics, watchPool, watchQueues } from './platform/metrics.ts'
import { createBoss } from './platform/queue.ts'
import { createRateLimit } from './platform/rate-limits.ts'
import { connectRedis } from './platform/redis.ts'
import { createSigner, deriveKey } from './platform/secrets.ts'
import { createSessions } from './platform/sessions.ts'
import { createSignedLinks } from './platform/signed-link.ts'

export type ApiDeps = Awaited<ReturnType<typeof createApiDeps>>
export type WorkerDeps = Awaited<ReturnType<typeof createWorkerDeps>>

type ApiOptions = {
  logger?: Logger
  findCaller?: HttpDeps['findCaller']
  now?: () => number
  policy?: typeof can
}

/** What the HTTP process is made of. */
export async function createApiDeps(config: Config, options: ApiOptions = {}) {
  const logger = options.logger ?? createLogger({ level: config.LOG_LEVEL, process: 'api' })
  const metrics = createMetrics('api')
  const db = openDb(config.DATABASE_URL, config, 'api', logger)
  watchPool(metrics, db.pool)
  const redis = connectRedis(config.REDIS_URL, logger)
  const boss = createBoss(config.DATABASE_URL, logger, { supervise: false })
  await boss.start()
  const now = options.now ?? Date.now
  const identityDb = openDb(config.DATABASE_IDENTITY_URL, config, 'identity', logger)
  const auth = createAuth({
    databaseUrl: config.DATABASE_IDENTITY_URL,
    secret: deriveKey(config.APP_SECRET, 'session').toString('base64url'),
    origins: config.PUBLIC_ORIGIN,
    logger,
    onConnectionLost: (error) => logger.warn({ err: error }, 'database connection lost'),
  })
  const sessions = createSessions(auth, now)
  const liveHub = createLiveHub({
    subscriber: connectRedis(config.REDIS_URL, logger),
    findValid: (ids) => identityDb.as(system, (tx) => findValidSessions(tx, ids)),
  })
  const signedLinks = createSignedLinks(createSigner(config.APP_SECRET, 'link'), now)
  return {
    logger,
    metrics,
    db,
    redis,
    live: createLivePublisher(redis),
    liveHub,
    /** The day in India. */
    today: () => kolkataDay(now()),
    emit: createEmit(boss),
    formGuard: createFormGuard(redis, createSigner(config.APP_SECRET, 'form-token'), now),
    trustedProxies: config.TRUSTED_PROXIES.split(','),
    origins: config.PUBLIC_ORIGIN,
    can: options.policy ?? can,
    auth,
    sessions,
    findCaller: options.findCaller ?? sessions.find,
    identityDb,
    links: createIdentityLinks(signedLinks),
    newsletterLinks: createNewsletterLinks(signedLinks),
    storage: await openStorage(config),
    spool: join(config.FILES_DIR, 'incoming'),
    uploadGate: createGate(4),
    uploadLimit: createRateLimit(redis, { name: 'upload', points: 240, seconds: 3_600 }),
    searchLimit: createRateLimit(redis, { name: 'search', points: 60, seconds: 60 }),
    signInLimits: createSignInLimits(redis),
    knownDevices: createKnownDevices(createSigner(config.APP_SECRET, 'device'), auth.secure),
    close: async () => {
      liveHub.close()
      await boss.stop({ graceful: false })
      await auth.close()
      await identityDb.close()
      redis.disconnect()
      await db.close()
    },
  }
}

/** What the job process is made of. */
export async function createWorkerDeps(config: Config, options: Pick<ApiOptions, 'logger' | 'now'> = {}) {
  const logger = options.logger ?? createLogger({ level: config.LOG_LEVEL, process: 'worker' })
  const metrics = createMetrics('worker')
  const db = openDb(config.DATABASE_WORKER_URL, config, 'worker', logger)
  watchPool(metrics, db.pool)
  const redis = connectRedis(config.REDIS_URL, logger)
  const boss = createBoss(config.DATABASE_WORKER_URL, logger, { supervise: true })
  await boss.start()
  watchQueues(metrics, () => boss.getQueues())
  const identityDb = openDb(config.DATABASE_IDENTITY_URL, config, 'worker-identity', logger)
  const signedLinks = createSignedLinks(createSigner(config.APP_SECRET, 'link'), Date.now)
  const mailer = createMailer({
    url: config.SMTP_URL,
    from: { name: brand.name, address: config.MAIL_FROM },
  })
  return {
    logger,
    metrics,
    db,
    boss,
    live: createLivePublisher(redis),
    /** The day in India. */
    today: () => kolkataDay((options.now ?? Date.now)()),
    mailer,
    recipients: createSigner(config.APP_SECRET, 'recipient'),
    identityDb,
    links: createIdentityLinks(signedLinks),
    newsletterLinks: createNewsletterLinks(signedLinks),
    storage: await openStorage(config),
    scanner: createScanner(config.CLAMD_URL),
    linkTokens: createSigner(config.APP_SECRET, 'application-link'),
    emit: createEmit(boss),
    origin: config.PUBLIC_ORIGIN[0] ?? '',
    companyMail: config.COMPANY_MAIL,
    close: async () => {
      await boss.stop({ graceful: true, timeout: 25_000 })
      mailer.close()
      redis.disconnect()
      await identityDb.close()
      await db.close()
    },
  }
}

const openStorage = (config: Config) =>
  createStorage({
    directory: config.FILES_DIR,
    s3: config.S3_BUCKET
      ? {
          bucket: config.S3_BUCKET,
          endpoint: config.S3_ENDPOINT,
          region: config.S3_REGION,
          accessKeyId: config.S3_ACCESS_KEY_ID,
          secretAccessKey: config.S3_SECRET_ACCESS_KEY,
        }
      : undefined,
  })

const openDb = (url: string, config: Config, name: string, logger: Logger) =>
  openDatabase({
    url,
    max: config.DATABASE_POOL,
    name,
    onConnectionLost: (error) => logger.warn({ err: error }, 'database connection lost'),
  })
