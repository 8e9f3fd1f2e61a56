import { pino } from 'pino'
import { z } from 'zod'
import { buildServer } from './server/build-server.ts'
import { drainOnSignal } from './server/drain-on-signal.ts'
import { loadSite } from './server/load-site.ts'

const Environment = z.object({
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  WEB_HOST: z.string().min(1).default('127.0.0.1'),
  WEB_PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  WEB_BUILD: z.enum(['build', 'build-workshop']).default('build'),
  API_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:5002'),
  /** Where visitors find the site; stands in the sitemap and in canonical links. */
  SITE_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8080'),
})

const parsed = Environment.safeParse(process.env)
if (!parsed.success) {
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`environment: ${faults.join('; ')}`)
}
const { LOG_LEVEL, WEB_HOST, WEB_PORT, WEB_BUILD, API_URL, SITE_URL } = parsed.data

const logger = pino({
  level: LOG_LEVEL,
  base: { process: 'web', pid: process.pid },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
})
const app = buildServer({
  logger,
  site: await loadSite(WEB_BUILD),
  apiUrl: API_URL,
  siteUrl: new URL(SITE_URL).origin,
})
drainOnSignal(logger, 15, () => app.close())
await app.listen({ host: WEB_HOST, port: WEB_PORT })
