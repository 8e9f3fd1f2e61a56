import { admins, internalOfProject, onProject, staff } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'
import { insightQueues } from './queues.ts'

export const insightModule: ModuleManifest = {
  routes: [
    { prefix: '/api', load: async () => (await import('./routes.ts')).insightRoutes },
    { prefix: '/api', load: async () => (await import('./needs-routes.ts')).needsRoutes },
    { prefix: '/api/admin', load: async () => (await import('./overview-routes.ts')).adminOverviewRoutes },
    { prefix: '/api/admin', load: async () => (await import('./portfolio-routes.ts')).portfolioRoutes },
  ],
  access: {
    'GET /api/projects/:id/progress': onProject(200),
    // Clients get what was shared with them and what they paid.
    'GET /api/projects/:id/analytics': onProject(200),
    'GET /api/projects/:id/analytics/export': onProject(200),
    'GET /api/projects/:id/date-changes': onProject(200),
    'GET /api/projects/:id/cost-budget': internalOfProject(200),
    'PUT /api/projects/:id/cost-budget': internalOfProject(200),
    'GET /api/needs-you': staff(200),
    'GET /api/admin/overview': admins(200),
    'GET /api/admin/portfolio': admins(200),
    'GET /api/admin/portfolio/loads': admins(200),
  },
  queues: insightQueues,
  jobs: async () => (await import('./jobs.ts')).insightJobs,
  notifications: async () => (await import('./notifications.ts')).insightNotifications,
  lists: { cost_budget: { list: 'projects', roles: ['admin', 'manager'] } },
  tables: {
    milestone_date_changes: {
      exported: null,
      erased: { instead: 'its id can no longer be resolved to a person' },
    },
    project_cost_budgets: { exported: null, erased: 'unlinked' },
    project_figures: { exported: null, erased: { instead: 'holds ids of team members only' } },
    project_snapshots: { exported: null, erased: { instead: 'says nothing of a person' } },
    project_cost_snapshots: { exported: null, erased: { instead: 'says nothing of a person' } },
    project_forecasts: { exported: null, erased: { instead: 'says nothing of a person' } },
    project_outcomes: { exported: null, erased: { instead: 'says nothing of a person' } },
    project_reports: { exported: null, erased: { instead: 'is gone after two days' } },
    waiting_changes: { exported: null, erased: { instead: 'says nothing of a person' } },
    overview_counts: { exported: null, erased: { instead: 'says nothing of a person' } },
  },
  emptyProject: async () => (await import('./empty-project.ts')).emptyInsight,
  seed: async () => (await import('./seed.ts')).seedInsight,
}
