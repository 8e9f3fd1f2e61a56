import { admins, everyone } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'

export const searchModule: ModuleManifest = {
  routes: [
    { prefix: '/api', load: async () => (await import('./routes.ts')).searchRoutes },
    { prefix: '/api/admin', load: async () => (await import('./admin-routes.ts')).adminSearchRoutes },
  ],
  access: { 'GET /api/search': everyone(200), 'GET /api/admin/search-misses': admins(200) },
  lists: { search_miss: { list: 'searches', roles: ['admin'] } },
  tables: {
    search_documents: { exported: null, erased: { instead: 'says nothing of a person' } },
    search_misses: { exported: null, erased: { instead: 'counts words without saying who typed them' } },
  },
  seed: async () => (await import('./seed.ts')).seedSearches,
}
