import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65_535)
const production = process.env['NODE_ENV'] === 'production'
const url = (fallback: string) => (production ? z.string().min(1) : z.string().min(1).default(fallback))

const localDatabase = (role: string) => `postgres://trusswell_${role}@127.0.0.1:5432/trusswell_dev`

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: port.default(5002),
  WORKER_PORT: port.default(5003),
  /** Addresses whose X-Forwarded-For and X-Request-Id are believed. */
  TRUSTED_PROXIES: z.string().default('loopback'),
  DATABASE_URL: url(localDatabase('app')),
  DATABASE_WORKER_URL: url(localDatabase('worker')),
  DATABASE_IDENTITY_URL: url(localDatabase('identity')),
  DATABASE_POOL: z.coerce.number().int().min(1).default(10),
  /** Where people reach the site; links in mails start with the first one. Comma-separated. */
  PUBLIC_ORIGIN: url('http://127.0.0.1:3000,http://localhost:3000').transform((list) => list.split(',')),
  REDIS_URL: url('redis://127.0.0.1:6379/0'),
  SMTP_URL: url('smtp://127.0.0.1:1025'),
  MAIL_FROM: url('hello@trusswell.example').pipe(z.email()),
  /** Where messages from visitors go. */
  COMPANY_MAIL: url('office@trusswell.example').pipe(z.email()),
  /** For the demo accounts of `pnpm db:seed`; without it a random one is shown once. */
  SEED_PASSWORD: z.string().min(6).optional(),
  /** Where uploads lie, or arrive on their way to S3. */
  FILES_DIR: url('.run/files'),
  /** With a bucket, files go there and FILES_DIR holds only what is just arriving. */
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('ap-south-1'),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  /** `unix:/run/clamd.sock` or `tcp://clamav:3310`. */
  CLAMD_URL: url('unix:.run/clamd/socket'),
  APP_SECRET: url('development-only-secret-of-32-chars').pipe(z.string().min(32)),
})

const MigrationEnvironment = Environment.pick({ LOG_LEVEL: true }).extend({
  DATABASE_OWNER_URL: url(localDatabase('owner')),
  /** A superuser, to create roles and the database where they are missing. Not set in production. */
  DATABASE_ADMIN_URL: production
    ? z.string().optional()
    : z.string().default('postgres://postgres@127.0.0.1:5432/postgres'),
})

export type Config = z.infer<typeof Environment>

/** The only reader of the environment; a wrong or missing value stops the boot and is named. */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config =>
  parse(Environment, environment)

export const readMigrationConfig = () => parse(MigrationEnvironment, process.env)

function parse<Schema extends z.ZodType>(schema: Schema, environment: NodeJS.ProcessEnv): z.infer<Schema> {
  const parsed = schema.safeParse(environment)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`environment: ${faults.join('; ')}`)
}
