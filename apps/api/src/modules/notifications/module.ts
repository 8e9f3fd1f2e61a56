import { clients, signedIn } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'
import { notificationQueues } from './queues.ts'

export const notificationsModule: ModuleManifest = {
  routes: [{ prefix: '/api', load: async () => (await import('./routes.ts')).notificationRoutes }],
  access: {
    // The caller's own; another user's are 404.
    'GET /api/notifications': signedIn(200),
    'GET /api/notifications/unread': signedIn(200),
    'PATCH /api/notifications/:id': signedIn(200),
    'POST /api/notifications/read-all': signedIn(200),
    'GET /api/notifications/preferences': signedIn(200),
    'PUT /api/notifications/preferences': signedIn(200),
    'GET /api/client/notifications': clients(200),
  },
  queues: notificationQueues,
  jobs: async () => (await import('./jobs.ts')).notificationJobs,
  tables: {
    notifications: { exported: 'notifications', erased: 'deleted' },
    office_mail_items: { exported: null, erased: { instead: 'ids only, deleted after 7 days' } },
    notification_rhythms: { exported: 'notification_mails', erased: 'deleted' },
    notification_preferences: { exported: 'notification_preferences', erased: 'deleted' },
  },
  exportPerson: async () => (await import('./export-person.ts')).exportOwnNotifications,
  emptyProject: async () => (await import('./worker-repository.ts')).deleteNotificationsOf,
}
