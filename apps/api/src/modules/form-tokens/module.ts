import { everyone } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'

export const formTokensModule: ModuleManifest = {
  routes: [{ prefix: '/api', load: async () => (await import('./routes.ts')).formTokenRoutes }],
  access: { 'GET /api/form-tokens/:form': everyone(200) },
}
