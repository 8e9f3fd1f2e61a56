import { plain, type Canaries, type RequestSamples, type Scene } from '../../../test/samples.ts'

async function withJob({ api }: Scene, state: 'live' | 'deleted' = 'live'): Promise<string> {
  const id = `job-${crypto.randomUUID()}`
  await api.database.admin.query(
    `insert into jobs (id, title, department, location, type, experience, description, posted_on, deleted_at)
     values ($1, 'A', 'B', 'C', 'D', 'E', 'F', '2026-01-01', ${state === 'deleted' ? 'now()' : 'null'})`,
    [id],
  )
  return id
}
const newJob = () => ({
  id: `job-${crypto.randomUUID()}`,
  title: 'A',
  department: 'B',
  experience: 'C',
  description: 'D',
})

const bulkSamples = (area: 'admin' | 'manager'): RequestSamples => ({
  [`POST /api/${area}/jobs/status`]: async (scene) => ({
    payload: { ids: [await withJob(scene)], status: 'closed' },
  }),
  [`POST /api/${area}/jobs/status/undo`]: async (scene) => ({
    payload: { changes: [{ id: await withJob(scene), version: 1, status: 'closed', closes_on: null }] },
  }),
})

export const requests: RequestSamples = {
  ...bulkSamples('admin'),
  ...bulkSamples('manager'),
  'GET /api/jobs': plain,
  'GET /api/jobs/:id': () => ({ url: '/api/jobs/architect' }),
  'GET /api/admin/jobs': plain,
  'GET /api/manager/jobs': plain,
  'POST /api/admin/jobs': () => ({ payload: newJob() }),
  'POST /api/manager/jobs': () => ({ payload: newJob() }),
  'DELETE /api/admin/jobs/:id': async (scene) => ({ url: `/api/admin/jobs/${await withJob(scene)}` }),
  'POST /api/admin/jobs/:id/restore': async (scene) => ({
    url: `/api/admin/jobs/${await withJob(scene, 'deleted')}/restore`,
  }),
  'GET /api/admin/jobs/:id': async (scene) => ({ url: `/api/admin/jobs/${await withJob(scene)}` }),
  'PATCH /api/admin/jobs/:id': async (scene) => ({
    url: `/api/admin/jobs/${await withJob(scene)}`,
    payload: { version: 1, title: 'Changed' },
  }),
  'GET /api/manager/jobs/:id': async (scene) => ({ url: `/api/manager/jobs/${await withJob(scene)}` }),
  'PATCH /api/manager/jobs/:id': async (scene) => ({
    url: `/api/manager/jobs/${await withJob(scene)}`,
    payload: { version: 1, title: 'Changed' },
  }),
}

export const canaries: Canaries = {
  jobs: {
    shownTo: ['admin'],
    plant: ({ word, later }) =>
      `insert into jobs (id, title, department, location, type, experience, description, posted_on, deleted_at, created_at)
       values ('canary', ${word}, 'B', 'C', 'D', 'E', 'F', '2026-01-01', now(), ${later})`,
  },
}
