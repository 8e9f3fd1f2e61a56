import { readConfig } from './config.ts'
import { createWorkerDeps } from './deps.ts'
import { queues } from './modules/events.ts'
import { jobHandlers } from './modules/job-handlers.ts'
import { registerHealth } from './platform/health.ts'
import { createHttp } from './platform/http.ts'
import { runJobs } from './platform/job-runner.ts'
import { visitor } from './platform/sessions.ts'
import { drainOnSignal } from './platform/shutdown.ts'

const config = readConfig()
const deps = await createWorkerDeps(config)
const health = createHttp({
  ...deps,
  trustedProxies: [],
  origins: [],
  findCaller: () => Promise.resolve(visitor),
})
registerHealth(health, { metrics: deps.metrics, needs: { database: deps.db.ping } })
drainOnSignal(deps.logger, 30, [deps.close, () => health.close()])
await runJobs(deps, queues, jobHandlers(deps))
await health.listen({ host: config.API_HOST, port: config.WORKER_PORT })
deps.logger.info('worker ready')
