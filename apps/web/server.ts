import { pino } from 'pino'
import { buildServer } from './server/build-server.ts'
import { drainOnSignal } from './server/drain-on-signal.ts'
import { readEnvironment } from './server/environment.ts'
import { loadSite } from './server/load-site.ts'

const { LOG_LEVEL, WEB_HOST, WEB_PORT, WEB_BUILD, API_URL, SITE_URL, DEMO, SAMPLE_CONTENT } =
  readEnvironment()

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
  demo: DEMO,
  samples: DEMO || SAMPLE_CONTENT,
})
drainOnSignal(logger, 15, () => app.close())
await app.listen({ host: WEB_HOST, port: WEB_PORT })
