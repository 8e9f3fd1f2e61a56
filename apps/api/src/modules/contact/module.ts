import { admins, everyone, managers } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'
import { contactQueues } from './queues.ts'

export const contactModule: ModuleManifest = {
  routes: [
    { prefix: '/api', load: async () => (await import('./routes.ts')).contactRoutes },
    { prefix: '/api/admin', load: async () => (await import('./admin-routes.ts')).adminContactRoutes },
    { prefix: '/api/manager', load: async () => (await import('./manager-routes.ts')).managerContactRoutes },
  ],
  access: {
    'POST /api/contact': everyone(201),
    'POST /api/contact/our-works': everyone(201),
    'POST /api/contact/call-back': everyone(201),
    'GET /api/admin/contacts': admins(200),
    'GET /api/admin/contacts/:id': admins(200),
    'PATCH /api/admin/contacts/:id': admins(200),
    'DELETE /api/admin/contacts/:id': admins(204),
    'POST /api/admin/contacts/:id/restore': admins(200),
    'POST /api/admin/contacts/:id/convert': admins(201),
    'GET /api/admin/contacts/assignees': admins(200),
    'POST /api/admin/contacts/progress': admins(200),
    'POST /api/admin/contacts/progress/undo': admins(200),
    'GET /api/admin/contacts/:id/replies': admins(200),
    'POST /api/admin/contacts/:id/replies': admins(201),
    'GET /api/manager/contacts/assignees': managers(200),
    'POST /api/manager/contacts/progress': managers(200),
    'POST /api/manager/contacts/progress/undo': managers(200),
    'GET /api/manager/contacts/:id/replies': managers(200),
    'POST /api/manager/contacts/:id/replies': managers(201),
    'GET /api/manager/contacts': managers(200),
    'GET /api/manager/contacts/:id': managers(200),
    'PATCH /api/manager/contacts/:id': managers(200),
  },
  queues: contactQueues,
  jobs: async () => (await import('./jobs.ts')).contactJobs,
  notifications: async () => (await import('./notifications.ts')).contactNotifications,
  officeNews: async () => (await import('./office-news.ts')).contactOffice,
  lists: { contact_submission: { list: 'contacts', roles: ['admin', 'manager'] } },
  conflicts: { contact_submissions_reference: 'This reference number is already in use.' },
  tables: {
    contact_replies: { exported: 'contact_replies', erased: 'unlinked' },
    contact_submissions: {
      exported: null,
      // As an assignee. What a visitor sent is deleted after 24 months, or 30 days after staff deleted it.
      erased: 'unlinked',
    },
  },
  exportPerson: async () => (await import('./export-person.ts')).exportOwnReplies,
  seed: async () => (await import('./seed.ts')).seedContacts,
}
