import type { ApiDeps } from './deps.ts'
import { contactRoutes } from './modules/contact/routes.ts'
import { managerContactRoutes } from './modules/contact/manager-routes.ts'
import { adminContactRoutes } from './modules/contact/admin-routes.ts'
import { accountRoutes } from './modules/identity/account-routes.ts'
import { linkRoutes } from './modules/identity/link-routes.ts'
import { authRoutes } from './modules/identity/routes.ts'
import { jobRoutes } from './modules/jobs/routes.ts'
import { newsletterRoutes } from './modules/newsletter/routes.ts'
import { searchRoutes } from './modules/search/routes.ts'
import { formTokenRoutes } from './modules/form-tokens/routes.ts'
import { adminUserRoutes, clientRoutes } from './modules/users/routes.ts'
import { registerHealth } from './platform/health.ts'
import { createHttp } from './platform/http.ts'
import { registerOpenApi } from './platform/openapi.ts'

/** The whole API, without listening: entries and tests decide where it is served. */
export async function buildApp(deps: ApiDeps) {
  const app = createHttp(deps)
  await registerOpenApi(app)
  registerHealth(app, { metrics: deps.metrics, needs: { database: deps.db.ping } })
  await app.register(authRoutes(deps), { prefix: '/api/auth' })
  await app.register(linkRoutes(deps), { prefix: '/api/auth' })
  await app.register(accountRoutes(deps), { prefix: '/api/me' })
  await app.register(formTokenRoutes(deps), { prefix: '/api' })
  await app.register(contactRoutes(deps), { prefix: '/api' })
  await app.register(adminContactRoutes(deps), { prefix: '/api/admin' })
  await app.register(managerContactRoutes(deps), { prefix: '/api/manager' })
  await app.register(adminUserRoutes(deps), { prefix: '/api/admin' })
  await app.register(jobRoutes(deps), { prefix: '/api' })
  await app.register(newsletterRoutes(deps), { prefix: '/api' })
  await app.register(searchRoutes(deps), { prefix: '/api' })
  await app.register(clientRoutes(deps), { prefix: '/api' })
  return app
}
