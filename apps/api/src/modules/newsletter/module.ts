import { admins, everyone } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'
import { newsletterQueues } from './queues.ts'

export const newsletterModule: ModuleManifest = {
  routes: [
    { prefix: '/api', load: async () => (await import('./routes.ts')).newsletterRoutes },
    { prefix: '/api/admin', load: async () => (await import('./issue-routes.ts')).newsletterIssueRoutes },
  ],
  access: {
    'POST /api/newsletter': everyone(202),
    'POST /api/newsletter/confirm': everyone(200),
    'GET /api/newsletter/unsubscribe': everyone(302),
    'POST /api/newsletter/unsubscribe': everyone(200),
    'GET /api/newsletter/issues': everyone(200),
    'GET /api/newsletter/issues/:slug': everyone(200),
    'GET /api/admin/newsletter/subscribers': admins(200),
    'GET /api/admin/newsletter/issues': admins(200),
    'POST /api/admin/newsletter/issues': admins(201),
    'GET /api/admin/newsletter/issues/:id': admins(200),
    'PATCH /api/admin/newsletter/issues/:id': admins(200),
    'DELETE /api/admin/newsletter/issues/:id': admins(204),
    'POST /api/admin/newsletter/issues/:id/restore': admins(200),
    'POST /api/admin/newsletter/issues/:id/test': admins(200),
    'POST /api/admin/newsletter/issues/:id/send': admins(200),
    'POST /api/admin/newsletter/issues/:id/pause': admins(200),
    'POST /api/admin/newsletter/issues/:id/resume': admins(200),
  },
  queues: newsletterQueues,
  jobs: async () => (await import('./jobs.ts')).newsletterJobs,
  lists: {
    newsletter_issue: { list: 'newsletter', roles: ['admin'] },
    newsletter_subscription: { list: 'newsletter', roles: ['admin'] },
  },
  conflicts: {
    newsletter_one_confirmed: 'This e-mail address is already subscribed.',
    newsletter_issues_slug: 'Another issue took the same URL at the same moment. Please send it again.',
  },
  tables: {
    newsletter_subscriptions: { exported: null, erased: { instead: 'deleted 30 days after it ended' } },
    newsletter_issues: { exported: null, erased: 'unlinked' },
    newsletter_recipients: { exported: null, erased: { instead: 'deleted with the subscription' } },
  },
  seed: async () => (await import('./seed.ts')).seedNewsletter,
}
