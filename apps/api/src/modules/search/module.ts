import { everyone } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'

export const searchModule: ModuleManifest = {
  routes: [{ prefix: '/api', load: async () => (await import('./routes.ts')).searchRoutes }],
  access: { 'GET /api/search': everyone(200) },
  tables: { search_documents: { exported: null, erased: { instead: 'says nothing of a person' } } },
}
