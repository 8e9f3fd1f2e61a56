import { everyone } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'
import { mailedLinkQueues } from './queues.ts'

export const mailedLinksModule: ModuleManifest = {
  routes: [{ prefix: '/api/mailed-links', load: async () => (await import('./routes.ts')).mailedLinkRoutes }],
  access: {
    // Authorised by the token only; the session is ignored.
    'POST /api/mailed-links/open': everyone(200),
    'POST /api/mailed-links/answer': everyone(200),
  },
  queues: mailedLinkQueues,
  jobs: async () => (await import('./jobs.ts')).mailedLinkJobs,
  tables: { mailed_links: { exported: null, erased: 'deleted' } },
}
