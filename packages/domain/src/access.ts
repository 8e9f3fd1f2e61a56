/**
 * Who gets which answer: admin, manager, another manager, client, another client, visitor. Every route of the
 * API has a row; a test calls each as all six, and a route without a row fails it.
 */
type Row = [
  admin: number,
  manager: number,
  otherManager: number,
  client: number,
  otherClient: number,
  visitor: number,
]

const everyone = (status: number): Row => [status, status, status, status, status, status]
const signedIn = (status: number): Row => [status, status, status, status, status, 401]
const admins = (status: number): Row => [status, 403, 403, 403, 403, 401]
const managers = (status: number): Row => [403, status, status, 403, 403, 401]
const clients = (status: number): Row => [403, 403, 403, status, status, 401]
// Of one project: the manager is on its team, the client owns it; the two others can't tell that it exists.
const onProject = (status: number): Row => [status, status, 404, status, 404, 401]
const staffOfProject = (status: number): Row => [status, status, 404, 403, 404, 401]
const adminOfProject = (status: number): Row => [status, 403, 404, 403, 404, 401]
const staff = (status: number): Row => [status, status, status, 403, 403, 401]

export const callers = ['admin', 'manager', 'otherManager', 'client', 'otherClient', 'visitor'] as const
export type CallerName = (typeof callers)[number]

export const access: Record<string, Row> = {
  // Outside /api: for operators; the edge answers 404 for them.
  'GET /healthz': everyone(200),
  'GET /readyz': everyone(200),
  'GET /metrics': everyone(200),

  'GET /api/openapi.json': everyone(200),
  'GET /api/docs': everyone(200),
  'GET /api/docs/json': everyone(200),
  'GET /api/docs/yaml': everyone(200),
  'GET /api/docs/static/*': everyone(200),
  'GET /api/docs/static/index.html': everyone(302),
  'GET /api/docs/static/swagger-initializer.js': everyone(200),

  'GET /api/form-tokens/:form': everyone(200),
  'POST /api/contact': everyone(201),
  'POST /api/contact/our-works': everyone(201),
  'POST /api/newsletter': everyone(202),
  'POST /api/newsletter/confirm': everyone(200),
  'GET /api/newsletter/unsubscribe': everyone(302),
  'POST /api/newsletter/unsubscribe': everyone(200),
  'GET /api/search': everyone(200),
  'GET /api/jobs': everyone(200),
  'GET /api/jobs/:id': everyone(200),
  'POST /api/jobs/:id/applications': everyone(201),
  'POST /api/internship/applications': everyone(201),
  'POST /api/applications/by-token/status': everyone(200),
  'POST /api/applications/by-token/resume': everyone(200),
  'POST /api/applications/by-token/renew': everyone(200),
  'POST /api/applications/by-token/withdraw': everyone(200),
  'POST /api/applications/by-token/erase': everyone(200),

  'POST /api/auth/sign-up': everyone(200),
  'POST /api/auth/sign-in': everyone(200),
  'POST /api/auth/second-factor': everyone(200),
  'POST /api/auth/sign-out': everyone(200),
  'POST /api/auth/forgot-password': everyone(200),
  'POST /api/auth/reset-password': everyone(200),
  'POST /api/auth/verify-email': everyone(200),
  'POST /api/auth/confirm-email': everyone(200),
  'GET /api/auth/invitations/:token': everyone(200),
  'POST /api/auth/accept-invitation': everyone(200),

  'GET /api/me': signedIn(200),
  'PATCH /api/me': signedIn(200),
  'POST /api/me/reauthenticate': signedIn(204),
  'POST /api/me/password': signedIn(204),
  'POST /api/me/email': signedIn(202),
  'POST /api/me/verification': signedIn(202),
  'GET /api/me/sessions': signedIn(200),
  'DELETE /api/me/sessions': signedIn(204),
  'DELETE /api/me/sessions/:id': signedIn(204),
  'POST /api/me/two-factor': signedIn(200),
  'POST /api/me/two-factor/confirm': signedIn(204),
  'POST /api/me/two-factor/off': signedIn(204),
  'GET /api/me/export': signedIn(200),
  'POST /api/me/delete': signedIn(204),

  'GET /api/clients': staff(200),

  'GET /api/admin/users': admins(200),
  'GET /api/admin/users/:id': admins(200),
  'POST /api/admin/users': admins(201),
  'PATCH /api/admin/users/:id': admins(200),
  'POST /api/admin/users/:id/sign-out': admins(204),
  'DELETE /api/admin/users/:id': admins(204),
  'POST /api/admin/users/:id/restore': admins(200),

  'GET /api/admin/contacts': admins(200),
  'GET /api/admin/contacts/:id': admins(200),
  'PATCH /api/admin/contacts/:id': admins(200),
  'DELETE /api/admin/contacts/:id': admins(204),
  'POST /api/admin/contacts/:id/restore': admins(200),
  'GET /api/manager/contacts': managers(200),
  'GET /api/manager/contacts/:id': managers(200),
  'PATCH /api/manager/contacts/:id': managers(200),

  // Without an upgrade there is nothing to say.
  'GET /api/live': signedIn(400),

  'GET /api/projects/draft': signedIn(200),
  'PUT /api/projects/draft': signedIn(200),
  'DELETE /api/projects/draft': signedIn(204),
  'POST /api/projects': signedIn(201),
  'GET /api/projects/:id': onProject(200),
  'PATCH /api/projects/:id': staffOfProject(200),
  'DELETE /api/projects/:id': adminOfProject(204),
  'PUT /api/projects/:id/team': adminOfProject(200),
  'GET /api/projects/:id/activity': onProject(200),
  'GET /api/projects/:id/payments': onProject(200),

  // The client's are those that it added itself; another's are 403.
  'GET /api/projects/:id/milestones': onProject(200),
  'POST /api/projects/:id/milestones': onProject(201),
  'PUT /api/projects/:id/milestones/:item': onProject(200),
  'DELETE /api/projects/:id/milestones/:item': onProject(204),
  'POST /api/projects/:id/milestones/:item/restore': onProject(200),
  ...workRows('tasks'),
  ...workRows('expenses'),
  ...workRows('risks'),

  'GET /api/client/projects': clients(200),
  'GET /api/client/payments': clients(200),
  'GET /api/client/notifications': clients(200),
  'GET /api/client/overview': clients(200),
  'GET /api/manager/projects': managers(200),
  'GET /api/manager/payments': managers(200),
  'GET /api/manager/overview': managers(200),

  'GET /api/admin/projects': admins(200),
  'GET /api/admin/projects/export': admins(200),
  'POST /api/admin/projects': admins(201),
  'POST /api/admin/projects/status': admins(200),
  'GET /api/admin/projects/:id': admins(200),
  'PATCH /api/admin/projects/:id': admins(200),
  'DELETE /api/admin/projects/:id': admins(204),
  'GET /api/admin/stats': admins(200),

  // Everybody's own; another's are 404.
  'GET /api/notifications': signedIn(200),
  'GET /api/notifications/unread': signedIn(200),
  'PATCH /api/notifications/:id': signedIn(200),
  'POST /api/notifications/read-all': signedIn(200),
  'GET /api/notifications/preferences': signedIn(200),
  'PUT /api/notifications/preferences': signedIn(200),

  'GET /api/admin/applications': admins(200),
  'GET /api/admin/applications/export.csv': admins(200),
  'POST /api/admin/applications': admins(201),
  'GET /api/admin/applications/:id': admins(200),
  'PATCH /api/admin/applications/:id': admins(200),
  'DELETE /api/admin/applications/:id': admins(204),
  'POST /api/admin/applications/:id/restore': admins(200),
  'GET /api/admin/applications/:id/resume': admins(200),
  'POST /api/admin/applications/:id/mail-preview': admins(200),
  'GET /api/admin/application-templates': admins(200),
  'PUT /api/admin/application-templates/:status': admins(200),
  'GET /api/manager/applications': managers(200),
  'GET /api/manager/applications/:id': managers(200),
  'PATCH /api/manager/applications/:id': managers(200),
  'GET /api/manager/applications/:id/resume': managers(200),
  'POST /api/manager/applications/:id/mail-preview': managers(200),

  'GET /api/admin/jobs': admins(200),
  'POST /api/admin/jobs': admins(201),
  'GET /api/admin/jobs/:id': admins(200),
  'PATCH /api/admin/jobs/:id': admins(200),
  'DELETE /api/admin/jobs/:id': admins(204),
  'POST /api/admin/jobs/:id/restore': admins(200),
  'GET /api/manager/jobs': managers(200),
  'POST /api/manager/jobs': managers(201),
  'GET /api/manager/jobs/:id': managers(200),
  'PATCH /api/manager/jobs/:id': managers(200),
}

function workRows(kind: 'tasks' | 'expenses' | 'risks'): Record<string, Row> {
  const path = `/api/projects/:id/${kind}`
  return {
    [`GET ${path}`]: onProject(200),
    [`POST ${path}`]: staffOfProject(201),
    [`PATCH ${path}/:item`]: staffOfProject(200),
    [`DELETE ${path}/:item`]: staffOfProject(204),
    [`POST ${path}/:item/restore`]: staffOfProject(200),
  }
}
