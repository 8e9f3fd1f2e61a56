import { everyone } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'
import { newsletterQueues } from './queues.ts'

export const newsletterModule: ModuleManifest = {
  routes: [{ prefix: '/api', load: async () => (await import('./routes.ts')).newsletterRoutes }],
  access: {
    'POST /api/newsletter': everyone(202),
    'POST /api/newsletter/confirm': everyone(200),
    'GET /api/newsletter/unsubscribe': everyone(302),
    'POST /api/newsletter/unsubscribe': everyone(200),
  },
  queues: newsletterQueues,
  jobs: async () => (await import('./jobs.ts')).newsletterJobs,
  tables: {
    newsletter_subscriptions: { exported: null, erased: { instead: 'deleted 30 days after it ended' } },
  },
}
