import { plain, type Canaries, type RequestSamples } from '../../../test/samples.ts'

export const requests: RequestSamples = {
  'GET /healthz': plain,
  'GET /readyz': plain,
  'GET /metrics': plain,
  'GET /api/openapi.json': plain,
  'GET /api/docs': plain,
  'GET /api/docs/json': plain,
  'GET /api/docs/yaml': plain,
  'GET /api/docs/static/*': () => ({ url: '/api/docs/static/swagger-ui.css' }),
  'GET /api/docs/static/index.html': plain,
  'GET /api/docs/static/swagger-initializer.js': plain,
}

export const canaries: Canaries = {
  idempotency_keys: {
    shownTo: [],
    plant: ({ id, word }) =>
      `insert into idempotency_keys (actor, route, key, fingerprint, status, body)
       values ('anonymous', 'POST /api/contact', ${id}, 'f', 201, jsonb_build_object('id', ${word}))`,
  },
  mail_deliveries: {
    shownTo: [],
    plant: ({ id, word, project }) =>
      `insert into mail_deliveries (id, kind, subject_id, recipient_digest, state, started_at)
       values (${id}, ${word}, '${project.client_id}', 'd', 'sent', now())`,
  },
  reference_counters: { shownTo: [], textless: true },
  // Names and checksums of migrations.
  schema_migrations: { shownTo: ['admin'], textless: true },
}
