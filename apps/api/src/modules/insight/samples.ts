import { plain, withProject, type Canaries, type RequestSamples } from '../../../test/samples.ts'

const ofProject =
  (path: string, payload?: object): RequestSamples[string] =>
  async (scene) => ({
    url: `/api/projects/${(await withProject(scene)).id}/${path}`,
    ...(payload ? { payload } : {}),
  })

export const requests: RequestSamples = {
  'GET /api/projects/:id/progress': ofProject('progress'),
  'GET /api/projects/:id/analytics': ofProject('analytics'),
  // The PDF waits for a worker.
  'GET /api/projects/:id/analytics/export': ofProject('analytics/export?format=csv'),
  'GET /api/projects/:id/date-changes': ofProject('date-changes'),
  'GET /api/projects/:id/cost-budget': ofProject('cost-budget'),
  'PUT /api/projects/:id/cost-budget': ofProject('cost-budget', { amount: 80_00_000, version: 0 }),
  'GET /api/needs-you': plain,
  'GET /api/admin/overview': plain,
  'GET /api/admin/portfolio': plain,
  'GET /api/admin/portfolio/loads': plain,
}

export const canaries: Canaries = {
  milestone_date_changes: {
    shownTo: ['admin'],
    plant: ({ id, word, project }) =>
      `insert into milestone_date_changes (id, project_id, milestone_id, from_date, to_date, reason)
       values (${id}, '${project.id}', '${project.milestone}', '2026-01-01', '2026-01-02', ${word})`,
  },
  project_cost_budgets: {
    shownTo: ['admin'],
    textless: true,
    plant: ({ project }) =>
      `insert into project_cost_budgets (project_id, amount_paise) values ('${project.id}', 100)`,
  },
  project_figures: {
    shownTo: ['admin'],
    textless: true,
    plant: ({ project }) =>
      `insert into project_figures values ('${project.id}', false, 0, '2026-01-01', null, null, '[]', 0, '[]')`,
  },
  waiting_changes: {
    shownTo: ['admin'],
    textless: true,
    plant: () => `insert into waiting_changes values ('late', 1)`,
  },
  project_snapshots: {
    shownTo: ['admin'],
    textless: true,
    plant: ({ project }) =>
      `insert into project_snapshots values ('${project.id}', '2026-01-01', 1, 0, 1, 0, null)`,
  },
  project_cost_snapshots: {
    shownTo: ['admin'],
    textless: true,
    plant: ({ project }) => `insert into project_cost_snapshots values ('${project.id}', '2026-01-01', 100)`,
  },
  project_forecasts: {
    shownTo: ['admin'],
    textless: true,
    plant: ({ project }) =>
      `insert into project_forecasts values
       ('${project.id}', '2026-01-01', 0, 'none', '{progress}', null, null, null, '[]',
        '{"planned_end": "2026-12-01", "prior": {"projects": 0}}')`,
  },
  project_outcomes: {
    shownTo: ['admin'],
    textless: true,
    plant: ({ project }) => `insert into project_outcomes values ('${project.id}', '2026-01-01', 10, 12)`,
  },
  project_reports: {
    shownTo: ['admin'],
    plant: ({ word, project }) =>
      `insert into project_reports (key, project_id, audience, content)
       values (encode(sha256(${word}::bytea), 'hex'), '${project.id}', 'staff', jsonb_build_object('title', ${word}))`,
  },
  overview_counts: {
    shownTo: ['admin'],
    textless: true,
    plant: () => `insert into overview_counts (kind, counts) values ('users', '{"active":1}')`,
  },
}
