import { admins, everyone, managers } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'

export const jobsModule: ModuleManifest = {
  routes: [
    { prefix: '/api', load: async () => (await import('./routes.ts')).jobRoutes },
    { prefix: '/api/admin', load: async () => (await import('./staff-routes.ts')).adminJobRoutes },
    { prefix: '/api/manager', load: async () => (await import('./staff-routes.ts')).managerJobRoutes },
  ],
  access: {
    'GET /api/jobs': everyone(200),
    'GET /api/jobs/:id': everyone(200),
    'GET /api/admin/jobs': admins(200),
    'POST /api/admin/jobs': admins(201),
    'GET /api/admin/jobs/:id': admins(200),
    'PATCH /api/admin/jobs/:id': admins(200),
    'POST /api/admin/jobs/status': admins(200),
    'POST /api/admin/jobs/status/undo': admins(200),
    'DELETE /api/admin/jobs/:id': admins(204),
    'POST /api/admin/jobs/:id/restore': admins(200),
    'GET /api/manager/jobs': managers(200),
    'POST /api/manager/jobs': managers(201),
    'GET /api/manager/jobs/:id': managers(200),
    'PATCH /api/manager/jobs/:id': managers(200),
    'POST /api/manager/jobs/status': managers(200),
    'POST /api/manager/jobs/status/undo': managers(200),
  },
  lists: { job: { list: 'jobs', roles: ['admin', 'manager'] } },
  tables: { jobs: { exported: null, erased: { instead: 'says nothing of a person' } } },
}
