import { readConfig } from './config.ts'
import { createWorkerDeps } from './deps.ts'
import { jobHandlers, queues } from './modules/registry.ts'
import { registerHealth } from './platform/health.ts'
import { createHttp } from './platform/http.ts'
import { runJobs } from './platform/job-runner.ts'
import { visitor } from './platform/sessions.ts'
import { drainOnSignal } from './platform/shutdown.ts'

const config = readConfig('worker')
const deps = await createWorkerDeps(config)
const health = await createHttp({
  ...deps,
  trustedProxies: [],
  origins: [],
  findCaller: () => Promise.resolve(visitor),
  needsNoFactor: () => true,
  mayCall: () => true,
  assertObject: async () => {},
})
registerHealth(health, { metrics: deps.metrics, needs: { database: deps.db.ping } })
drainOnSignal(deps.logger, 30, [deps.close, () => health.close()])
await runJobs(deps, queues, await jobHandlers(deps))
await health.listen({ host: config.WORKER_HOST, port: config.WORKER_PORT })
deps.logger.info('worker ready')
