import { admins, everyone, managers } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'
import { applicationQueues } from './queues.ts'

export const applicationsModule: ModuleManifest = {
  routes: [
    { prefix: '/api', load: async () => (await import('./routes.ts')).applicationRoutes },
    {
      prefix: '/api/applications/by-token',
      load: async () => (await import('./link-routes.ts')).applicationLinkRoutes,
    },
    { prefix: '/api/admin', load: async () => (await import('./admin-routes.ts')).adminApplicationRoutes },
    {
      prefix: '/api/manager',
      load: async () => (await import('./manager-routes.ts')).managerApplicationRoutes,
    },
  ],
  access: {
    'POST /api/jobs/:id/applications': everyone(201),
    'POST /api/internship/applications': everyone(201),
    'POST /api/applications/by-token/status': everyone(200),
    'POST /api/applications/by-token/resume': everyone(200),
    'POST /api/applications/by-token/renew': everyone(200),
    'POST /api/applications/by-token/withdraw': everyone(200),
    'POST /api/applications/by-token/erase': everyone(200),
    'GET /api/admin/applications': admins(200),
    'GET /api/admin/applications/export.csv': admins(200),
    'POST /api/admin/applications': admins(201),
    'GET /api/admin/applications/:id': admins(200),
    'PATCH /api/admin/applications/:id': admins(200),
    'DELETE /api/admin/applications/:id': admins(204),
    'POST /api/admin/applications/:id/restore': admins(200),
    'GET /api/admin/applications/:id/resume': admins(200),
    'POST /api/admin/applications/:id/mail-preview': admins(200),
    'POST /api/admin/applications/status': admins(200),
    'POST /api/admin/applications/status/undo': admins(200),
    'POST /api/manager/applications/status': managers(200),
    'POST /api/manager/applications/status/undo': managers(200),
    'GET /api/admin/application-templates': admins(200),
    'PUT /api/admin/application-templates/:status': admins(200),
    'GET /api/admin/applications/:id/history': admins(200),
    'GET /api/manager/applications/:id/history': managers(200),
    'GET /api/admin/applications/:id/interviews': admins(200),
    'POST /api/admin/applications/:id/interviews': admins(201),
    'PATCH /api/admin/applications/:id/interviews/:interviewId': admins(200),
    'POST /api/admin/applications/:id/interviews/:interviewId/cancel': admins(200),
    'GET /api/manager/applications/:id/interviews': managers(200),
    'POST /api/manager/applications/:id/interviews': managers(201),
    'PATCH /api/manager/applications/:id/interviews/:interviewId': managers(200),
    'POST /api/manager/applications/:id/interviews/:interviewId/cancel': managers(200),
    'GET /api/manager/applications': managers(200),
    'GET /api/manager/applications/:id': managers(200),
    'PATCH /api/manager/applications/:id': managers(200),
    'GET /api/manager/applications/:id/resume': managers(200),
    'POST /api/manager/applications/:id/mail-preview': managers(200),
  },
  queues: applicationQueues,
  jobs: async () => (await import('./jobs.ts')).applicationJobs,
  notifications: async () => (await import('./notifications.ts')).applicationNotifications,
  officeNews: async () => (await import('./office-news.ts')).applicationOffice,
  lists: {
    job_application: { list: 'applications', roles: ['admin', 'manager'] },
    application_template: { list: 'applications', roles: ['admin'] },
    // A resume's scan result is part of the application.
    resume: { list: 'applications', roles: ['admin', 'manager'] },
  },
  // Applicants have no account; `applications.retain` and their own link erase what they sent.
  conflicts: {
    job_applications_one: 'There’s already an application with this e-mail address for this position.',
    job_applications_reference: 'This reference number is already in use.',
  },
  tables: {
    job_applications: { exported: null, erased: { instead: 'emptied by retention or by link' } },
    // The member of staff who changed a status. An applicant's rows are deleted with the application.
    application_events: { exported: null, erased: 'unlinked' },
    application_interviews: {
      exported: null,
      erased: { instead: 'deleted with what the application says' },
    },
    application_interviewers: { exported: null, erased: 'deleted' },
    application_mails: { exported: null, erased: { instead: 'deleted with what the application says' } },
    application_tokens: { exported: null, erased: { instead: 'deleted with what the application says' } },
    application_templates: { exported: null, erased: { instead: 'says nothing of a person' } },
  },
  seed: async () => (await import('./seed.ts')).seedApplications,
}
