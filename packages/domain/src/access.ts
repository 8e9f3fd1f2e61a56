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
}
