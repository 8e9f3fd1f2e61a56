import { z } from 'zod'
import { hasDistinctIds, hasZeroKey, keyListPattern } from './platform/vault.ts'

const localDatabase = (role: string) => `postgres://trusswell_${role}@127.0.0.1:5432/trusswell_dev`
const port = z.coerce.number().int().min(1).max(65_535)

/**
 * One schema for each process, of exactly what it uses. `docs/environment.md` is generated from them, and
 * `infra/compose.test.ts` compares them with what the compose file gives.
 */
export function environmentsOf(production: boolean) {
  /** Has a default on a developer's machine and must be given in production. */
  const required = (fallback: string) => {
    const text = z.string().min(1)
    return production ? text : text.default(fallback)
  }

  const logging = {
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
      .default('info')
      .describe('The lowest level that is logged'),
  }
  const demo = z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .describe(
      'Makes this a demo installation, with demo accounts and a banner on every page; mails go to COMPANY_MAIL and `.example` addresses only',
    )
  const appDatabase = {
    DATABASE_URL: required(localDatabase('app')).describe('PostgreSQL as `trusswell_app`'),
  }
  const workerDatabase = {
    DATABASE_WORKER_URL: required(localDatabase('worker')).describe('PostgreSQL as `trusswell_worker`'),
  }
  const identityDatabase = {
    DATABASE_IDENTITY_URL: required(localDatabase('identity')).describe('PostgreSQL as `trusswell_identity`'),
  }
  const ownerDatabase = {
    DATABASE_OWNER_URL: required(localDatabase('owner')).describe('PostgreSQL as `trusswell_owner`'),
  }
  const signedLinks = {
    PUBLIC_ORIGIN: required('http://127.0.0.1:3000,http://localhost:3000')
      .transform((list) => list.split(','))
      .refine((origins) => !production || origins.every(keepsCookiesSafe), {
        message: 'must be https; plain http is for loopback addresses only',
      })
      .describe('Origins of the site, comma-separated; links in mails start with the first one'),
    APP_SECRET: required('development-only-secret-of-32-chars')
      .pipe(z.string().min(32))
      .describe('At least 32 characters, the same for all processes; every signing key is derived from it'),
  }
  const settingsKeys = {
    SETTINGS_KEYS: required(`development:${'1'.repeat(64)}`)
      .pipe(
        z
          .string()
          .regex(keyListPattern, 'must be <id>:<64 hexadecimal digits>, separated by commas')
          .refine(hasDistinctIds, 'must not use a key id twice')
          .refine((list) => !hasZeroKey(list), 'must not contain a key of zeros'),
      )
      .describe(
        'Encrypts the secrets of the settings: `<id>:<64 hexadecimal digits>`; the first key encrypts, all of them decrypt',
      ),
  }
  const fileStorage = {
    FILES_DIR: required('.run/files').describe(
      'Directory of uploaded files; with a bucket, only of those being received',
    ),
    S3_BUCKET: z.string().min(1).optional().describe('Store files in this bucket instead of FILES_DIR'),
    S3_ENDPOINT: z.url().optional().describe('An S3 service other than Amazon'),
    S3_REGION: z.string().default('ap-south-1').describe("The bucket's region"),
    S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Required with S3_BUCKET'),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Required with S3_BUCKET'),
  }
  const running = {
    ...logging,
    ...identityDatabase,
    ...signedLinks,
    ...settingsKeys,
    PRIVATE_SMTP_HOSTS: z
      .string()
      .default('')
      .transform((list) => list.toLowerCase().split(',').filter(Boolean))
      .describe(
        'Mail servers on a private network that the settings may name, as `host:port`, comma-separated; without it only public ones',
      ),
    MAIL_FROM: required('hello@trusswell.example')
      .pipe(z.email())
      .describe('Sender of all mails, unless the settings name another'),
    DATABASE_POOL: z.coerce.number().int().min(1).default(10).describe('Connections of each database pool'),
    STRIPE_API_URL: z.url().optional().describe('Only for tests: another URL than that of Stripe'),
    RAZORPAY_API_URL: z.url().optional().describe('Only for tests: another URL than that of Razorpay'),
    TEST_GATEWAYS: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true')
      .describe(
        'Only for tests: clients may pay with test keys, and gateways may have other URLs, in production',
      ),
    REDIS_URL: required('redis://127.0.0.1:6379/0').describe('Rate limits and live messages'),
    ...fileStorage,
  }

  return {
    api: z
      .object({
        ...running,
        ...appDatabase,
        API_HOST: z.string().min(1).default('127.0.0.1').describe('Address that the API listens on'),
        API_PORT: port.default(5002).describe('Port that the API listens on'),
        TRUSTED_PROXIES: z
          .string()
          .min(1)
          .default('loopback')
          .describe('Addresses whose X-Forwarded-For and X-Request-Id are believed, comma-separated'),
        WRITES_PER_TEN_MINUTES: z.coerce
          .number()
          .int()
          .min(1)
          .default(300)
          .describe('Changes that a signed-in person can make in ten minutes'),
        CLIENT_PROJECTS_PER_DAY: z.coerce
          .number()
          .int()
          .min(1)
          .default(20)
          .describe('Projects that a client can create in a day'),
      })
      .superRefine(requireKeysOfBucket)
      .superRefine(refuseOtherGateways(production)),
    worker: z
      .object({
        ...running,
        ...workerDatabase,
        DEMO: demo,
        WORKER_HOST: z
          .string()
          .min(1)
          .default('127.0.0.1')
          .describe("Address of the worker's health and metrics endpoints"),
        WORKER_PORT: port.default(5003).describe("Port of the worker's health and metrics endpoints"),
        SMTP_URL: required('smtp://127.0.0.1:1025').describe(
          'The mail server, unless the settings name another',
        ),
        NEWSLETTER_MAILS_PER_SECOND: z.coerce
          .number()
          .min(0.1)
          .max(1_000)
          .default(10)
          .describe('How fast an issue of the newsletter is sent; what your mail provider allows'),
        COMPANY_MAIL: required('office@trusswell.example')
          .pipe(z.email())
          .describe("Receives visitors' messages and applications"),
        CLAMD_URL: required('unix:.run/clamd/socket').describe(
          'The virus scanner: `unix:/run/clamd.sock` or `tcp://clamav:3310`',
        ),
      })
      .superRefine(requireKeysOfBucket)
      .superRefine(refuseOtherGateways(production)),
    migrate: z.object({
      ...logging,
      ...ownerDatabase,
      DATABASE_ADMIN_URL: (production
        ? z.string().min(1).optional()
        : z.string().min(1).default('postgres://postgres@127.0.0.1:5432/postgres')
      ).describe('A superuser that creates missing roles and the database; not set in production'),
    }),
    content: z.object({
      ...logging,
      ...ownerDatabase,
      DEMO: demo,
      SAMPLE_CONTENT: z
        .enum(['true', 'false'])
        .default(production ? 'false' : 'true')
        .transform((value) => value === 'true')
        .describe(
          'Shows people, quotes and numbers that are placeholders. In production only a demo does, unless this is set',
        ),
    }),
    'create-admin': z.object({ ...logging, ...identityDatabase, ...signedLinks }),
    'verify-audit': z.object(workerDatabase),
    'rotate-settings-key': z.object({ ...workerDatabase, ...settingsKeys }),
    seed: z.object({
      DEMO: demo,
      ...appDatabase,
      ...identityDatabase,
      ...workerDatabase,
      ...fileStorage,
      // The keys of the stand-in gateways are saved in development only.
      SETTINGS_KEYS: (production ? z.string().optional() : settingsKeys.SETTINGS_KEYS) as z.ZodType<
        string | undefined
      >,
      SEED_PASSWORD: z
        .string()
        .min(6)
        .optional()
        .describe('Password of the demo accounts; without it a random one is printed once'),
    }),
  }
}

type Environments = ReturnType<typeof environmentsOf>
type ProcessName = keyof Environments
export type Config<Name extends ProcessName> = z.infer<Environments[Name]>

/** Bundles are always built for production; the build replaces this expression. */
export const isProduction = process.env['NODE_ENV'] === 'production'

/** The only reader of the environment. A wrong or missing value stops the boot with its name. */
export function readConfig<Name extends ProcessName>(
  name: Name,
  environment: NodeJS.ProcessEnv = process.env,
): Config<Name> {
  const parsed = environmentsOf(isProduction)[name].safeParse(environment)
  if (parsed.success) return parsed.data as Config<Name>
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`environment of ${name}: ${problems.join('; ')}`)
}

/** Cookies lose `Secure` and `__Host-` when any origin is plain http, which only a local preview may do. */
function keepsCookiesSafe(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

type GatewayVariables = { [name in 'STRIPE_API_URL' | 'RAZORPAY_API_URL']?: string | undefined }

/** A server at one of these URLs can report payments as paid, so production only accepts the real gateways. */
const refuseOtherGateways =
  (production: boolean) =>
  (environment: GatewayVariables & { TEST_GATEWAYS: boolean }, context: z.RefinementCtx) => {
    if (!production || environment.TEST_GATEWAYS) return
    for (const name of ['STRIPE_API_URL', 'RAZORPAY_API_URL'] as const)
      if (environment[name])
        context.addIssue({ code: 'custom', path: [name], message: 'only for tests, with TEST_GATEWAYS' })
  }

function requireKeysOfBucket(
  environment: { [name in 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY']?: string | undefined },
  context: z.RefinementCtx,
) {
  if (!environment.S3_BUCKET) return
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
    if (!environment[name])
      context.addIssue({ code: 'custom', path: [name], message: 'required with S3_BUCKET' })
  }
}
