import type { ApiDeps } from './deps.ts'
import { registerRoutes } from './modules/registry.ts'
import { registerHealth } from './platform/health.ts'
import { createHttp } from './platform/http.ts'
import { registerOpenApi } from './platform/openapi.ts'

/** The whole API, without listening: entries and tests decide where it is served. */
export async function buildApp(deps: ApiDeps) {
  const app = await createHttp(deps)
  // Both close their sockets with a code that tells clients to reconnect.
  app.addHook('preClose', async () => {
    deps.liveHub.retire()
    deps.chatHub.retire()
  })
  await registerOpenApi(app, deps.can.readApiDocs)
  registerHealth(app, { metrics: deps.metrics, needs: { database: deps.db.ping } })
  await registerRoutes(app, deps)
  return app
}
