import { admins, clients, managers } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'

export const overviewsModule: ModuleManifest = {
  routes: [
    { prefix: '/api/admin', load: async () => (await import('./stats-routes.ts')).statsRoutes },
    { prefix: '/api/client', load: async () => (await import('./client-routes.ts')).clientAreaRoutes },
    { prefix: '/api/manager', load: async () => (await import('./manager-routes.ts')).managerAreaRoutes },
  ],
  access: {
    'GET /api/admin/stats': admins(200),
    'GET /api/client/projects': clients(200),
    'GET /api/client/overview': clients(200),
    'GET /api/manager/projects': managers(200),
    'GET /api/manager/overview': managers(200),
  },
}
