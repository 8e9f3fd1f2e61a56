import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { createApiDeps } from './deps.ts'
import { clearSpool } from './platform/files/upload.ts'
import { drainOnSignal } from './platform/shutdown.ts'

const config = readConfig('api')
const deps = await createApiDeps(config)
const app = await buildApp(deps)
// The other process may be receiving into the same place; an hour is longer than any upload.
await clearSpool(deps.spool, Date.now() - 3_600_000)
drainOnSignal(deps.logger, 20, [() => app.retire(), () => app.close(), deps.close])
await app.listen({ host: config.API_HOST, port: config.API_PORT })
