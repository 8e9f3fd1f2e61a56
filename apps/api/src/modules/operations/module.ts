import { everyone, staff } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'
import { operationsQueues } from './queues.ts'

export const operationsModule: ModuleManifest = {
  // Registered by the platform itself.
  access: {
    // Outside /api: for operators; the edge answers 404 for them.
    'GET /healthz': everyone(200),
    'GET /readyz': everyone(200),
    'GET /metrics': everyone(200),

    'GET /api/openapi.json': staff(200),
    'GET /api/docs': staff(200),
    'GET /api/docs/json': staff(200),
    'GET /api/docs/yaml': staff(200),
    'GET /api/docs/static/*': staff(200),
    'GET /api/docs/static/index.html': staff(302),
    'GET /api/docs/static/swagger-initializer.js': staff(200),
  },
  queues: operationsQueues,
  jobs: async () => (await import('./jobs.ts')).operationsJobs,
  tables: {
    idempotency_keys: { exported: null, erased: { instead: 'deleted after 24 hours' } },
    reference_counters: { exported: null, erased: { instead: 'says nothing of a person' } },
    mail_deliveries: { exported: null, erased: { instead: 'deleted after 90 days' } },
  },
}
