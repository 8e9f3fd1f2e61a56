import { everyone, signedIn } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'
import { identityQueues } from './queues.ts'

export const identityModule: ModuleManifest = {
  routes: [
    { prefix: '/api/auth', load: async () => (await import('./routes.ts')).authRoutes },
    { prefix: '/api/auth', load: async () => (await import('./code-routes.ts')).codeRoutes },
    { prefix: '/api/auth', load: async () => (await import('./link-routes.ts')).linkRoutes },
    { prefix: '/api/me', load: async () => (await import('./account-routes.ts')).accountRoutes },
  ],
  access: {
    'POST /api/auth/sign-up': everyone(200),
    'POST /api/auth/sign-in': everyone(200),
    'POST /api/auth/second-factor': everyone(200),
    'POST /api/auth/sign-in-code': everyone(200),
    'POST /api/auth/sign-in-code/confirm': everyone(200),
    'POST /api/auth/sign-out': everyone(200),
    'POST /api/auth/forgot-password': everyone(200),
    'POST /api/auth/reset-password': everyone(200),
    'POST /api/auth/verify-email': everyone(200),
    'POST /api/auth/confirm-email': everyone(200),
    'POST /api/auth/invitation': everyone(200),
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
  },
  queues: identityQueues,
  jobs: async () => (await import('./jobs.ts')).identityJobs,
  conflicts: {
    users_email: 'An account with this e-mail address already exists.',
    two_factors_user_id_key:
      'Two-factor authentication is already being set up. Reload the page and try again.',
    sign_in_codes_browser_key: 'Another code was just requested in this browser. Try again.',
    used_totp_codes_pkey: 'This code has already been used. Wait for the next one.',
  },
  tables: {
    users: { exported: 'account', erased: { instead: 'deleted 30 days after the account was' } },
    accounts: { exported: null, erased: 'deleted' },
    sessions: { exported: 'devices', erased: 'deleted' },
    previous_emails: { exported: 'previous_emails', erased: 'deleted' },
    two_factors: { exported: null, erased: 'deleted' },
    used_totp_codes: { exported: null, erased: 'deleted' },
    sign_in_codes: { exported: null, erased: 'deleted' },
    sign_in_attempts: { exported: 'sign_in_attempts', erased: 'deleted' },
    verifications: { exported: null, erased: { instead: 'deleted when they expire' } },
  },
  exportPerson: async () => (await import('./export-person.ts')).exportAccount,
}
