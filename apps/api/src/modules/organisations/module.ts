import { admins, clients, managers, owners, ownersAndFinance, staff, staffOfProject } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'
import { organisationQueues } from './queues.ts'

export const organisationsModule: ModuleManifest = {
  routes: [
    { prefix: '/api', load: async () => (await import('./own-routes.ts')).ownOrganisationRoutes },
    { prefix: '/api', load: async () => (await import('./client-routes.ts')).clientRoutes },
    { prefix: '/api/admin', load: async () => (await import('./admin-routes.ts')).adminOrganisationRoutes },
    { prefix: '/api/admin', load: async () => (await import('./admin-people-routes.ts')).adminPeopleRoutes },
    { prefix: '/api/auth', load: async () => (await import('./join-routes.ts')).joinRoutes },
  ],
  access: {
    'GET /api/organisation': clients(200),
    'PATCH /api/organisation': ownersAndFinance(200),
    'GET /api/organisation/people': clients(200),
    'PATCH /api/organisation/people/:id': owners(200),
    'DELETE /api/organisation/people/:id': owners(204),
    'GET /api/organisation/invitations': owners(200),
    'POST /api/organisation/invitations': owners(201),
    'DELETE /api/organisation/invitations/:id': owners(204),

    'GET /api/clients': staff(200),
    'POST /api/clients': staff(201),
    'GET /api/projects/:id/contacts': staffOfProject(200),
    'GET /api/manager/client-contacts': managers(200),

    'GET /api/admin/organisations': admins(200),
    'POST /api/admin/organisations': admins(201),
    'GET /api/admin/organisations/:id': admins(200),
    'PATCH /api/admin/organisations/:id': admins(200),
    'GET /api/admin/organisations/:id/people': admins(200),
    'PATCH /api/admin/organisations/:id/people/:item': admins(200),
    'DELETE /api/admin/organisations/:id/people/:item': admins(204),
    'GET /api/admin/organisations/:id/invitations': admins(200),
    'POST /api/admin/organisations/:id/invitations': admins(201),
    'DELETE /api/admin/organisations/:id/invitations/:item': admins(204),
    'GET /api/admin/organisations/:id/projects': admins(200),
    'GET /api/admin/organisations/:id/activity': admins(200),
    'POST /api/admin/organisations/:id/merge': admins(200),

    // Finance and viewers belong to an organisation with other people, and a link doesn't move them out of it.
    'POST /api/auth/join-invitation': { ...clients(200), finance: 409, viewer: 409 },
  },
  welcomeClient: async () => (await import('./welcome-client.ts')).welcomeClient,
  queues: organisationQueues,
  jobs: async () => (await import('./jobs.ts')).organisationJobs,
  notifications: async () => (await import('./notifications.ts')).organisationNotifications,
  lists: { organisation: { list: 'organisations', roles: ['admin', 'manager'] } },
  tables: {
    organisations: { exported: 'organisation', erased: 'unlinked' },
    organisation_private: { exported: null, erased: { instead: 'deleted with its organisation' } },
  },
  exportPerson: async () => (await import('./export-person.ts')).exportOrganisation,
  seed: async () => (await import('./seed.ts')).seedOrganisationInvitations,
}
