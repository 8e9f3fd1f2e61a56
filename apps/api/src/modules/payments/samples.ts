import { plain, withProject, type Canaries, type RequestSamples } from '../../../test/samples.ts'

export const requests: RequestSamples = {
  'GET /api/projects/:id/payments': async (scene) => ({
    url: `/api/projects/${(await withProject(scene)).id}/payments`,
  }),
  'GET /api/client/payments': plain,
  'GET /api/manager/payments': plain,
}

export const canaries: Canaries = {
  payments: {
    shownTo: ['admin'],
    plant: ({ id, word, later, project }) =>
      `insert into payments (id, project_id, client_id, amount_paise, description, due_date, created_at)
       values (${id}, '${project.id}', '${project.client_id}', 100, ${word}, '2026-01-01', ${later})`,
  },
}
