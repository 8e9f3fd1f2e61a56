import { admins, clients, everyone, managers, onProject, payersOfProject } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'
import { paymentQueues } from './queues.ts'

export const paymentsModule: ModuleManifest = {
  routes: [
    { prefix: '/api', load: async () => (await import('./routes.ts')).paymentRoutes },
    { prefix: '/api/admin', load: async () => (await import('./admin-routes.ts')).adminPaymentRoutes },
    { prefix: '/api/admin', load: async () => (await import('./parked-routes.ts')).parkedEventRoutes },
    { prefix: '/api', load: async () => (await import('./checkout.ts')).checkoutRoutes },
    { prefix: '/api', load: async () => (await import('./webhooks.ts')).webhookRoutes },
  ],
  access: {
    // Nobody signs in here: the samples carry no signature.
    'POST /api/webhooks/stripe': everyone(400),
    'POST /api/webhooks/razorpay': everyone(400),
    // 201 where a gateway has keys, which the access test has not.
    'POST /api/projects/:id/payments/:item/checkout': payersOfProject(409),
    'POST /api/payments/:id/return': payersOfProject(202),
    'GET /api/projects/:id/payments': onProject(200),
    'GET /api/client/payments': clients(200),
    'GET /api/manager/payments': managers(200),
    'GET /api/admin/payments': admins(200),
    'GET /api/admin/payments/export': admins(200),
    'GET /api/admin/payments/months': admins(200),
    'GET /api/admin/payments/:id': admins(200),
    'PATCH /api/admin/payments/:id': admins(200),
    'DELETE /api/admin/payments/:id': admins(204),
    'POST /api/admin/payments/:id/restore': admins(200),
    'POST /api/admin/payments/:id/claim': admins(200),
    'POST /api/admin/payments/:id/refunds': admins(201),
    'GET /api/admin/webhooks/parked': admins(200),
    'POST /api/admin/webhooks/parked/:id/dismiss': admins(204),
  },
  lists: {
    payment: { list: 'payments', roles: ['admin'] },
    parked_event: { list: 'payments', roles: ['admin'] },
  },
  queues: paymentQueues,
  jobs: async () => (await import('./jobs.ts')).paymentJobs,
  tables: {
    payments: { exported: 'payments', erased: 'unlinked' },
    payment_attempts: { exported: null, erased: 'unlinked' },
    payment_claims: { exported: null, erased: 'unlinked' },
    payment_refunds: { exported: null, erased: 'unlinked' },
    payment_events: { exported: null, erased: 'unlinked' },
    parked_events: { exported: null, erased: 'unlinked' },
    payment_movements: { exported: null, erased: { instead: 'kept for accounting' } },
    payment_receipts: { exported: null, erased: { instead: 'kept for accounting' } },
    gateway_settlements: { exported: null, erased: { instead: 'says nothing of a person' } },
    document_counters: { exported: null, erased: { instead: 'says nothing of a person' } },
    project_payment_totals: { exported: null, erased: { instead: 'says nothing of a person' } },
    organisation_payment_totals: { exported: null, erased: { instead: 'says nothing of a person' } },
    payment_months: { exported: null, erased: { instead: 'says nothing of a person' } },
  },
  exportPerson: async () => (await import('./export-person.ts')).exportOwnPayments,
}
