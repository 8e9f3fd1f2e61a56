import { admins } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'

export const usersModule: ModuleManifest = {
  routes: [
    { prefix: '/api/admin', load: async () => (await import('./routes.ts')).adminUserRoutes },
    { prefix: '/api/admin', load: async () => (await import('./invitation-routes.ts')).invitationRoutes },
    { prefix: '/api/admin', load: async () => (await import('./page-routes.ts')).userPageRoutes },
  ],
  access: {
    'GET /api/admin/users': admins(200),
    'GET /api/admin/users/:id': admins(200),
    'GET /api/admin/users/:id/assignments': admins(200),
    'GET /api/admin/users/:id/projects': admins(200),
    'GET /api/admin/users/:id/activity': admins(200),
    'POST /api/admin/users': admins(201),
    'PATCH /api/admin/users/:id': admins(200),
    'POST /api/admin/users/:id/sign-out': admins(204),
    'DELETE /api/admin/users/:id': admins(204),
    'POST /api/admin/users/:id/restore': admins(200),

    'GET /api/admin/invitations': admins(200),
    'POST /api/admin/invitations/:id/resend': admins(201),
    'DELETE /api/admin/invitations/:id': admins(204),
  },
  lists: {
    user: { list: 'users', roles: ['admin'] },
    invitation: { list: 'users', roles: ['admin'] },
  },
  conflicts: { invitations_open: 'There’s already an open invitation for this e-mail address.' },
  // The foreign key is that of the inviter; those of the invited person are deleted by erasePeople, and all after 90 days.
  tables: { invitations: { exported: null, erased: 'unlinked' } },
  erasePeople: async () => (await import('./erasure-repository.ts')).eraseInvitations,
  seed: async () => (await import('./seed.ts')).seedInvitations,
}
