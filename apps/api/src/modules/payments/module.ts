import { clients, managers, onProject } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'

export const paymentsModule: ModuleManifest = {
  routes: [{ prefix: '/api', load: async () => (await import('./routes.ts')).paymentRoutes }],
  access: {
    'GET /api/projects/:id/payments': onProject(200),
    'GET /api/client/payments': clients(200),
    'GET /api/manager/payments': managers(200),
  },
  tables: { payments: { exported: 'payments', erased: 'unlinked' } },
  exportPerson: async () => (await import('./export-person.ts')).exportOwnPayments,
}
