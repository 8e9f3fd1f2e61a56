import {
  adminOfProject,
  admins,
  onProject,
  ownersOfProject,
  signedIn,
  staffOfProject,
  writers,
  writersOfProject,
  type AccessRows,
} from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'
import { projectQueues } from './queues.ts'

const workRows = (kind: 'tasks' | 'expenses' | 'risks'): AccessRows => ({
  [`GET /api/projects/:id/${kind}`]: onProject(200),
  [`POST /api/projects/:id/${kind}`]: staffOfProject(201),
  [`PATCH /api/projects/:id/${kind}/:item`]: staffOfProject(200),
  [`DELETE /api/projects/:id/${kind}/:item`]: staffOfProject(204),
  [`POST /api/projects/:id/${kind}/:item/restore`]: staffOfProject(200),
})

export const projectsModule: ModuleManifest = {
  routes: [
    { prefix: '/api', load: async () => (await import('./draft-routes.ts')).draftRoutes },
    { prefix: '/api', load: async () => (await import('./routes.ts')).projectRoutes },
    { prefix: '/api', load: async () => (await import('./milestone-routes.ts')).milestoneRoutes },
    { prefix: '/api', load: async () => (await import('./work-routes.ts')).workRoutes },
    { prefix: '/api', load: async () => (await import('./triage-routes.ts')).triageRoutes },
    { prefix: '/api', load: async () => (await import('./change-request-routes.ts')).changeRequestRoutes },
    { prefix: '/api', load: async () => (await import('./diary-routes.ts')).diaryRoutes },
    { prefix: '/api/admin', load: async () => (await import('./admin-routes.ts')).adminProjectRoutes },
    { prefix: '/api/admin', load: async () => (await import('./triage-routes.ts')).adminTriageRoutes },
    { prefix: '/api/admin', load: async () => (await import('./assign-routes.ts')).assignRoutes },
  ],
  objects: { '/api/projects/:id': 'projects' },
  access: {
    'GET /api/projects/draft': signedIn(200),
    'PUT /api/projects/draft': writers(200),
    'DELETE /api/projects/draft': writers(204),
    'POST /api/projects': writers(201),
    'GET /api/projects/:id': onProject(200),
    // The client's only while the project waits for a decision; 403 afterwards.
    'PATCH /api/projects/:id': writersOfProject(200),
    'POST /api/projects/:id/withdraw': ownersOfProject(200),
    'DELETE /api/projects/:id': adminOfProject(204),
    'PUT /api/projects/:id/team': adminOfProject(200),
    'GET /api/projects/:id/activity': onProject(200),

    // The client's are those that its organisation added; another's are 403, and so is restoring what staff deleted.
    'GET /api/projects/:id/milestones': onProject(200),
    'POST /api/projects/:id/milestones': writersOfProject(201),
    'PUT /api/projects/:id/milestones/:item': writersOfProject(200),
    // An owner answers for the client, staff record the answer.
    'PUT /api/projects/:id/milestones/:item/acceptance': writersOfProject(200),
    'DELETE /api/projects/:id/milestones/:item': writersOfProject(204),
    'POST /api/projects/:id/milestones/:item/restore': writersOfProject(200),
    // Only owners accept; each side declines the other's and withdraws its own.
    'GET /api/projects/:id/change-requests': onProject(200),
    'POST /api/projects/:id/change-requests': writersOfProject(201),
    'PATCH /api/projects/:id/change-requests/:item': staffOfProject(200),
    'PUT /api/projects/:id/change-requests/:item/state': writersOfProject(200),
    // The client reads what is shared. Editing is the author's on the same day, and admins'.
    'GET /api/projects/:id/diary': onProject(200),
    'GET /api/projects/:id/diary/months': onProject(200),
    'POST /api/projects/:id/diary': staffOfProject(201),
    'PATCH /api/projects/:id/diary/:item': staffOfProject(200),
    'POST /api/projects/:id/diary/photos': staffOfProject(201),
    'GET /api/projects/:id/diary/photos/:item': onProject(200),
    'GET /api/projects/:id/diary/photos/:item/thumbnail': onProject(200),
    ...workRows('tasks'),
    // Internal: of these two the client receives only what staff shared.
    ...workRows('expenses'),
    ...workRows('risks'),

    'GET /api/admin/projects': admins(200),
    'GET /api/admin/projects/export': admins(200),
    'POST /api/admin/projects': admins(201),
    'GET /api/admin/projects/waiting': admins(200),
    'POST /api/admin/projects/:id/accept': admins(200),
    'POST /api/admin/projects/:id/decline': admins(200),
    'POST /api/admin/projects/manager': admins(200),
    'POST /api/admin/projects/manager/undo': admins(200),
    'POST /api/admin/projects/status': admins(200),
    'POST /api/admin/projects/status/undo': admins(200),
    'GET /api/admin/projects/:id': admins(200),
    'PATCH /api/admin/projects/:id': admins(200),
    'DELETE /api/admin/projects/:id': admins(204),
  },
  queues: projectQueues,
  jobs: async () => (await import('./jobs.ts')).projectJobs,
  notifications: async () => (await import('./notifications.ts')).projectNotifications,
  notificationMails: async () => ({
    ...(await import('./milestone-mails.ts')).milestoneMails,
    ...(await import('./notification-mails.ts')).projectMails,
    ...(await import('./change-request-mails.ts')).changeRequestMails,
  }),
  mailedThings: async () => (await import('./mailed-links.ts')).projectsByMail,
  // Work inside a project reaches its own people, see changeProject.
  audiences: async () => (await import('./audiences.ts')).projectAudiences,
  lists: {
    project: { list: 'projects', roles: ['admin', 'manager'] },
    member: { list: 'projects', roles: ['admin', 'manager'] },
  },
  conflicts: {
    projects_reference: 'This reference number is already in use.',
    project_members_manager: 'This project already has a project manager. Reload the page and try again.',
    project_members_supervisor: 'This project already has a site supervisor. Reload the page and try again.',
    project_members_person: 'This person is already on the team.',
    site_diary_author_day: 'You already have an entry for this day. Edit that one instead.',
    project_activity_pkey: 'This project was changed in the meantime. Please try again.',
  },
  tables: {
    projects: { exported: 'projects', erased: 'unlinked' },
    project_members: { exported: 'teams', erased: 'unlinked' },
    project_drafts: { exported: 'project_draft', erased: 'deleted' },
    project_activity: { exported: 'activity', erased: { instead: 'deleted with its project' } },
    milestones: { exported: null, erased: 'unlinked' },
    change_requests: { exported: null, erased: 'unlinked' },
    tasks: { exported: null, erased: { instead: 'deleted with its project' } },
    expenses: { exported: null, erased: { instead: 'retained for accounting' } },
    risks: { exported: null, erased: { instead: 'deleted with its project' } },
    site_diary_entries: {
      exported: 'site_diary',
      erased: { instead: 'the author is anonymised, the entry stays' },
    },
    site_diary_photos: {
      exported: 'site_diary',
      erased: { instead: 'the uploader is anonymised, the photo stays' },
    },
    fold_marks: { exported: null, erased: { instead: 'says nothing of a person' } },
  },
  exportPerson: async () => (await import('./export-person.ts')).exportOwnProjects,
  erasePeople: async () => (await import('./diary-repository.ts')).eraseDiaryAuthors,
  emptyProject: async () => (await import('./purge.ts')).emptyDeletedProject,
  openProject: async () => (await import('./open-project.ts')).openProject,
  handOver: async () => (await import('./hand-over.ts')).handOver,
  seed: async () => (await import('./seed.ts')).seedProjects,
}
