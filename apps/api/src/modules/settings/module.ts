import { admins, everyone } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'

export const settingsModule: ModuleManifest = {
  routes: [
    { prefix: '/api', load: async () => (await import('./company-routes.ts')).companyRoutes },
    { prefix: '/api/admin', load: async () => (await import('./routes.ts')).settingsRoutes },
    { prefix: '/api/admin', load: async () => (await import('./test-routes.ts')).settingsTestRoutes },
  ],
  access: {
    'GET /api/company': everyone(200),
    'GET /api/admin/settings': admins(200),
    'PUT /api/admin/settings': admins(200),
    'POST /api/admin/settings/test-email': admins(200),
    'POST /api/admin/settings/test-gateway/:gateway': admins(200),
  },
  lists: { settings: { list: 'settings', roles: ['admin'] } },
  tables: {
    settings: { exported: null, erased: { instead: 'says nothing of a person' } },
    tax_rates: { exported: null, erased: { instead: 'says nothing of a person' } },
    settings_secrets: { exported: null, erased: 'unlinked' },
  },
  seed: async () => (await import('./seed.ts')).seedSettings,
}
