import websocket from '@fastify/websocket'
import type { ApiDeps } from './deps.ts'
import { adminApplicationRoutes } from './modules/applications/admin-routes.ts'
import { applicationLinkRoutes } from './modules/applications/link-routes.ts'
import { managerApplicationRoutes } from './modules/applications/manager-routes.ts'
import { applicationRoutes } from './modules/applications/routes.ts'
import { contactRoutes } from './modules/contact/routes.ts'
import { managerContactRoutes } from './modules/contact/manager-routes.ts'
import { adminContactRoutes } from './modules/contact/admin-routes.ts'
import { clientAreaRoutes } from './modules/areas/client-routes.ts'
import { managerAreaRoutes } from './modules/areas/manager-routes.ts'
import { liveRoutes } from './modules/live/routes.ts'
import { accountRoutes } from './modules/identity/account-routes.ts'
import { linkRoutes } from './modules/identity/link-routes.ts'
import { authRoutes } from './modules/identity/routes.ts'
import { adminJobRoutes, managerJobRoutes } from './modules/jobs/staff-routes.ts'
import { jobRoutes } from './modules/jobs/routes.ts'
import { newsletterRoutes } from './modules/newsletter/routes.ts'
import { notificationRoutes } from './modules/notifications/routes.ts'
import { paymentRoutes } from './modules/payments/routes.ts'
import { adminProjectRoutes } from './modules/projects/admin-routes.ts'
import { draftRoutes } from './modules/projects/draft-routes.ts'
import { milestoneRoutes } from './modules/projects/milestone-routes.ts'
import { projectRoutes } from './modules/projects/routes.ts'
import { workRoutes } from './modules/projects/work-routes.ts'
import { searchRoutes } from './modules/search/routes.ts'
import { formTokenRoutes } from './modules/form-tokens/routes.ts'
import { statsRoutes } from './modules/stats/routes.ts'
import { adminUserRoutes, clientRoutes } from './modules/users/routes.ts'
import { registerHealth } from './platform/health.ts'
import { createHttp } from './platform/http.ts'
import { registerOpenApi } from './platform/openapi.ts'

/** The whole API, without listening: entries and tests decide where it is served. */
export async function buildApp(deps: ApiDeps) {
  const app = createHttp(deps)
  // Nothing but control frames comes from the other side. Closing is the hub's, with a code that says to come back.
  await app.register(websocket, { options: { maxPayload: 1024 } })
  app.addHook('preClose', async () => deps.liveHub.retire())
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
  await app.register(adminJobRoutes(deps), { prefix: '/api/admin' })
  await app.register(managerJobRoutes(deps), { prefix: '/api/manager' })
  await app.register(applicationRoutes(deps), { prefix: '/api' })
  await app.register(applicationLinkRoutes(deps), { prefix: '/api/applications/by-token' })
  await app.register(adminApplicationRoutes(deps), { prefix: '/api/admin' })
  await app.register(managerApplicationRoutes(deps), { prefix: '/api/manager' })
  await app.register(newsletterRoutes(deps), { prefix: '/api' })
  await app.register(searchRoutes(deps), { prefix: '/api' })
  await app.register(clientRoutes(deps), { prefix: '/api' })
  await app.register(draftRoutes(deps), { prefix: '/api' })
  await app.register(projectRoutes(deps), { prefix: '/api' })
  await app.register(milestoneRoutes(deps), { prefix: '/api' })
  await app.register(workRoutes(deps), { prefix: '/api' })
  await app.register(paymentRoutes(deps), { prefix: '/api' })
  await app.register(notificationRoutes(deps), { prefix: '/api' })
  await app.register(liveRoutes(deps), { prefix: '/api' })
  await app.register(adminProjectRoutes(deps), { prefix: '/api/admin' })
  await app.register(statsRoutes(deps), { prefix: '/api/admin' })
  await app.register(clientAreaRoutes(deps), { prefix: '/api/client' })
  await app.register(managerAreaRoutes(deps), { prefix: '/api/manager' })
  return app
}
