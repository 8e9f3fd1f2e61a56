import { system, type Actor } from '@trusswell/domain/actor.ts'
import { kolkataDay } from '@trusswell/domain/days.ts'
import { can } from '@trusswell/domain/policy.ts'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { isProduction, type Config } from './config.ts'
import { assertObjectBy, mayCallBy, needsNoFactorBy } from './modules/access.ts'
import { createChatHub } from './modules/chat/hub.ts'
import { createKnownDevices } from './modules/identity/known-device.ts'
import { createIdentityLinks } from './modules/identity/links.ts'
import { findValidSessions } from './modules/identity/session-repository.ts'
import { createSignInCodes } from './modules/identity/sign-in-codes.ts'
import { createSignInLimits } from './modules/identity/sign-in-limits.ts'
import { createTellLists } from './modules/live/tell-lists.ts'
import { createMailedLinks } from './modules/mailed-links/links.ts'
import { createGateways } from './modules/payments/gateways/open-gateways.ts'
import { readGatewayKeys } from './modules/settings/gateway-keys.ts'
import { createIsVisible } from './modules/object-visibility.ts'
import { findMailRoute } from './modules/settings/mail-route.ts'
import { readCompany } from './modules/settings/repository.ts'
import { settingsId } from './modules/settings/save-settings.ts'
import { listUnreadableSecrets } from './modules/settings/secrets.ts'
import { createNewsletterLinks } from './modules/newsletter/links.ts'
import {
  access,
  conflictWords,
  createPersonExport,
  emptyProject,
  handOver,
  openProject,
  welcomeClient,
  erasePeople,
  findAudiences,
  liveLists,
  loadMailComposers,
  loadMailedThings,
  loadNotificationComposers,
  loadOfficeNews,
  objectTables,
  queues,
} from './modules/registry.ts'
import { createAuth } from './platform/auth.ts'
import { openDatabase, type Database } from './platform/database.ts'
import { createEmit } from './platform/events.ts'
import { createFormGuard } from './platform/form-guard.ts'
import { createScanner } from './platform/files/scanner.ts'
import { openStorage } from './platform/files/storage.ts'
import type { HttpDeps } from './platform/http.ts'
import { createLiveHub } from './platform/live-hub.ts'
import { createLivePublisher } from './platform/live.ts'
import { createLogger } from './platform/logger.ts'
import { mayReach } from './platform/demo-mail.ts'
import { createMailer } from './platform/mailer.ts'
import { createMetrics, watchPool, watchQueues, type Metrics } from './platform/metrics.ts'
import {
  createFindDestination,
  createIsMailPort,
  type FindDestination,
  type IsMailPort,
  type Resolve,
} from './platform/outbound-address.ts'
import { createBoss } from './platform/queue.ts'
import { createCostlyReads } from './platform/costly-reads.ts'
import { createRateLimit } from './platform/rate-limits.ts'
import { connectRedis } from './platform/redis.ts'
import { createSigner, deriveKey } from './platform/secrets.ts'
import { createSessions } from './platform/sessions.ts'
import { createSignedLinks } from './platform/signed-link.ts'
import { createVault, type Vault } from './platform/vault.ts'

export type ApiDeps = Awaited<ReturnType<typeof createApiDeps>>
export type WorkerDeps = Awaited<ReturnType<typeof createWorkerDeps>>

type ApiOptions = {
  logger?: Logger
  findCaller?: HttpDeps['findCaller']
  now?: () => number
  policy?: typeof can
  mayCall?: HttpDeps['mayCall']
  assertObject?: HttpDeps['assertObject']
  findDestination?: FindDestination
  resolve?: Resolve
  isMailPort?: IsMailPort
  /** How long the keys of payment gateways are cached. */
  keysCachedMs?: number
}

/** What the HTTP process is made of. */
export async function createApiDeps(config: Config<'api'>, options: ApiOptions = {}) {
  const logger = options.logger ?? createLogger({ level: config.LOG_LEVEL, process: 'api' })
  const metrics = createMetrics('api')
  const redis = connectRedis(config.REDIS_URL, logger)
  const live = createLivePublisher(redis)
  const onChanged = createTellLists(live, liveLists)
  const db = openDb(config.DATABASE_URL, config, { name: 'api', logger, onChanged })
  watchPool(metrics, db.pool)
  const boss = createBoss(config.DATABASE_URL, logger, { supervise: false })
  await boss.start()
  const now = options.now ?? Date.now
  const identityDb = openDb(config.DATABASE_IDENTITY_URL, config, { name: 'identity', logger, onChanged })
  const auth = createAuth({
    databaseUrl: config.DATABASE_IDENTITY_URL,
    secret: deriveKey(config.APP_SECRET, 'session').toString('base64url'),
    recoveryCodes: createSigner(config.APP_SECRET, 'recovery-code'),
    origins: config.PUBLIC_ORIGIN,
    logger,
    onConnectionLost: (error) => logger.warn({ err: error }, 'database connection lost'),
  })
  // Subscribing may take longer than a request: no response waits for it, and a failure closes the page's socket.
  const subscriber = connectRedis(config.REDIS_URL, logger, { commandTimeout: 5_000 })
  const sessions = createSessions(auth, { now, publisher: redis, subscriber })
  const findValid = (ids: string[]) => identityDb.read(system, (reader) => findValidSessions(reader, ids))
  const liveHub = createLiveHub({
    subscriber,
    audiencesOf: (person) => findAudiences(db, person),
    findValid,
  })
  const chatHub = createChatHub({ db, redis, subscriber, findValid, logger })
  const signedLinks = createSignedLinks(createSigner(config.APP_SECRET, 'link'), now)
  const vault = createVault(config.SETTINGS_KEYS)
  // The policies show secrets to admins only.
  await reportUnreadable({ db, vault, metrics, logger }, { kind: 'user', id: settingsId, role: 'admin' })
  /** The day in India. */
  const today = () => kolkataDay(now())
  return {
    logger,
    metrics,
    db,
    redis,
    live,
    liveHub,
    chatHub,
    now,
    today,
    exportPerson: createPersonExport({ db, identityDb, today }),
    handOver,
    openProject,
    welcomeClient,
    emit: createEmit(boss, queues),
    formGuard: createFormGuard(redis, createSigner(config.APP_SECRET, 'form-token'), now),
    trustedProxies: config.TRUSTED_PROXIES.split(','),
    origins: config.PUBLIC_ORIGIN,
    can: options.policy ?? can,
    conflictWords,
    mayCall: options.mayCall ?? mayCallBy(access),
    needsNoFactor: needsNoFactorBy(access),
    assertObject: options.assertObject ?? assertObjectBy(access, objectTables, createIsVisible(db)),
    auth,
    sessions,
    findCaller: options.findCaller ?? sessions.find,
    identityDb,
    links: createIdentityLinks(signedLinks),
    newsletterLinks: createNewsletterLinks(signedLinks),
    mailedLinks: createMailedLinks(signedLinks),
    mailedThings: await loadMailedThings(),
    vault,
    findDestination: options.findDestination ?? createFindDestination(outbound(config), options.resolve),
    isMailPort: options.isMailPort ?? createIsMailPort(outbound(config)),
    mailFrom: config.MAIL_FROM,
    gatewayUrls: gatewayUrlsOf(config),
    gateways: createGateways({
      findKeys: () => db.read(system, (reader) => readGatewayKeys(reader, vault)),
      urls: gatewayUrlsOf(config),
      liveOnly: isProduction && !config.TEST_GATEWAYS,
      cachedMs: options.keysCachedMs,
    }),
    storage: await openStorage(config),
    spool: join(config.FILES_DIR, 'incoming'),
    // Further uploads wait at the edge, so that many at once use neither memory nor the event loop here.
    limitUploads: pLimit(4),
    uploadLimit: createRateLimit(redis, { name: 'upload', points: 240, seconds: 3_600 }),
    searchLimit: createRateLimit(redis, { name: 'search', points: 60, seconds: 60 }),
    writeLimit: createRateLimit(redis, {
      name: 'write',
      points: config.WRITES_PER_TEN_MINUTES,
      seconds: 600,
    }),
    costlyReads: createCostlyReads(redis),
    // Five a second with bursts of twenty.
    chatLimit: createRateLimit(redis, { name: 'chat', points: 20, seconds: 4 }),
    testMailLimit: createRateLimit(redis, { name: 'test-mail', points: 10, seconds: 3_600 }),
    projectLimit: createRateLimit(redis, {
      name: 'project',
      points: config.CLIENT_PROJECTS_PER_DAY,
      seconds: 24 * 3_600,
    }),
    invitationLimit: createRateLimit(redis, { name: 'invitation', points: 30, seconds: 24 * 3_600 }),
    signInLimits: createSignInLimits(redis),
    signInCodes: createSignInCodes(deriveKey(config.APP_SECRET, 'sign-in-code'), auth.secure),
    knownDevices: createKnownDevices(createSigner(config.APP_SECRET, 'device'), auth.secure),
    close: async () => {
      chatHub.close()
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
export async function createWorkerDeps(
  config: Config<'worker'>,
  options: Pick<ApiOptions, 'logger' | 'now' | 'keysCachedMs' | 'findDestination' | 'resolve'> = {},
) {
  const logger = options.logger ?? createLogger({ level: config.LOG_LEVEL, process: 'worker' })
  const metrics = createMetrics('worker')
  const redis = connectRedis(config.REDIS_URL, logger)
  const live = createLivePublisher(redis)
  const onChanged = createTellLists(live, liveLists)
  const db = openDb(config.DATABASE_WORKER_URL, config, { name: 'worker', logger, onChanged })
  watchPool(metrics, db.pool)
  const boss = createBoss(config.DATABASE_WORKER_URL, logger, { supervise: true })
  await boss.start()
  watchQueues(metrics, () => boss.getQueues())
  const identityDb = openDb(config.DATABASE_IDENTITY_URL, config, {
    name: 'worker-identity',
    logger,
    onChanged,
  })
  const signedLinks = createSignedLinks(createSigner(config.APP_SECRET, 'link'), Date.now)
  const vault = createVault(config.SETTINGS_KEYS)
  await reportUnreadable({ db, vault, metrics, logger }, system)
  const mailer = createMailer({
    url: config.SMTP_URL,
    domain: config.MAIL_FROM.split('@')[1] ?? 'localhost',
    findRoute: () => db.read(system, (reader) => findMailRoute(reader, vault, config.MAIL_FROM)),
    findDestination: options.findDestination ?? createFindDestination(outbound(config), options.resolve),
  })
  return {
    logger,
    metrics,
    db,
    boss,
    live,
    /** The day in India. */
    today: () => kolkataDay((options.now ?? Date.now)()),
    mailer,
    findCompany: () => db.read(system, readCompany),
    now: options.now ?? Date.now,
    gateways: createGateways({
      findKeys: () => db.read(system, (reader) => readGatewayKeys(reader, vault)),
      urls: gatewayUrlsOf(config),
      liveOnly: isProduction && !config.TEST_GATEWAYS,
      cachedMs: options.keysCachedMs,
    }),
    recipients: createSigner(config.APP_SECRET, 'recipient'),
    mayReach: mayReach(config),
    identityDb,
    links: createIdentityLinks(signedLinks),
    newsletterLinks: createNewsletterLinks(signedLinks),
    mailedLinks: createMailedLinks(signedLinks),
    storage: await openStorage(config),
    erasePeople,
    emptyProject,
    notificationComposers: await loadNotificationComposers(),
    mailComposers: await loadMailComposers(),
    officeNews: await loadOfficeNews(),
    scanner: createScanner(config.CLAMD_URL),
    linkTokens: createSigner(config.APP_SECRET, 'application-link'),
    signInCodes: createSignInCodes(deriveKey(config.APP_SECRET, 'sign-in-code'), true),
    emit: createEmit(boss, queues),
    origin: config.PUBLIC_ORIGIN[0] ?? '',
    companyMail: config.COMPANY_MAIL,
    newsletterRate: config.NEWSLETTER_MAILS_PER_SECOND,
    close: async () => {
      await boss.stop({ graceful: true, timeout: 25_000 })
      mailer.close()
      redis.disconnect()
      await identityDb.close()
      await db.close()
    },
  }
}

type Checking = { db: Database; vault: Vault; metrics: Metrics; logger: Logger }

/** A process without the key still starts, because only features that use a secret fail. It logs an error at startup. */
async function reportUnreadable({ db, vault, metrics, logger }: Checking, actor: Actor) {
  const unreadable = await db.read(actor, (reader) => listUnreadableSecrets(reader, vault))
  metrics.unreadableSecrets.set(unreadable.length)
  for (const each of unreadable) logger.error(each, 'secret of the settings is unreadable')
}

type RunningConfig = Config<'api'> | Config<'worker'>

/** On a developer's machine the mail server is usually that machine. */
const outbound = (config: RunningConfig) => ({
  publicOnly: isProduction,
  allowed: config.PRIVATE_SMTP_HOSTS,
})

const gatewayUrlsOf = (config: RunningConfig) => ({
  stripe: config.STRIPE_API_URL,
  razorpay: config.RAZORPAY_API_URL,
})

type Opening = { name: string; logger: Logger; onChanged: (entities: ReadonlySet<string>) => void }

const openDb = (url: string, config: RunningConfig, { name, logger, onChanged }: Opening) =>
  openDatabase({
    url,
    max: config.DATABASE_POOL,
    name,
    onConnectionLost: (error) => logger.warn({ err: error }, 'database connection lost'),
    onChanged,
  })
