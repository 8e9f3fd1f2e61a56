import { signedIn } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'

export const liveModule: ModuleManifest = {
  routes: [{ prefix: '/api', load: async () => (await import('./routes.ts')).liveRoutes }],
  // Without an upgrade there is nothing to say.
  access: { 'GET /api/live': signedIn(400) },
  audiences: async () => (await import('./audiences.ts')).ownAudiences,
}
