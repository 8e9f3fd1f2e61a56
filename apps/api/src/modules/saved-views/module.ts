import { signedIn } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'

export const savedViewsModule: ModuleManifest = {
  routes: [{ prefix: '/api', load: async () => (await import('./routes.ts')).savedViewRoutes }],
  access: {
    // The caller's own; another user's are 404.
    'GET /api/saved-views': signedIn(200),
    'POST /api/saved-views': signedIn(201),
    'PATCH /api/saved-views/:id': signedIn(200),
    'DELETE /api/saved-views/:id': signedIn(204),
  },
  conflicts: {
    saved_views_name: 'You already have a view with this name. Choose another one.',
    saved_views_default: 'Another view was just made the default. Try again.',
  },
  tables: { saved_views: { exported: 'saved_views', erased: 'deleted' } },
  exportPerson: async () => (await import('./export-person.ts')).exportOwnViews,
}
