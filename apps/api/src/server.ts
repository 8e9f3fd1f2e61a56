import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { createApiDeps } from './deps.ts'
import { drainOnSignal } from './platform/shutdown.ts'

const config = readConfig()
const deps = await createApiDeps(config)
const app = await buildApp(deps)
drainOnSignal(deps.logger, 20, [() => app.retire(), () => app.close(), deps.close])
await app.listen({ host: config.API_HOST, port: config.API_PORT })
