import { system } from '@trusswell/domain/actor.ts'
import {
  cookieHeader,
  keepCookies,
  makePerson,
  makeSignedIn,
  password,
  signIn,
} from '../../../test/people.ts'
import { mailedCode } from '../../../test/mailed-code.ts'
import {
  from,
  newEmail,
  plain,
  type Canaries,
  type RequestSamples,
  type Scene,
} from '../../../test/samples.ts'
import { codeFor, nextCode, setUpTwoFactor, turnOnTwoFactor } from '../../../test/two-factor.ts'
import { insertInvitation } from '../users/repository.ts'
import { findPasswordHash } from './credentials-repository.ts'
import { updateUser } from './repository.ts'

const strong = 'quiet-river-41-mango'
const own = { current_password: password }

async function withInvitation({ api }: Scene): Promise<string> {
  const admin = await makePerson(api, 'admin')
  const invitation = await api.deps.db.as({ kind: 'user', id: admin.id, role: 'admin' }, (tx) =>
    insertInvitation(tx, {
      name: 'Invited',
      email: newEmail(),
      role: 'manager',
      invited_by: admin.id,
      days: 7,
    }),
  )
  return api.deps.links.invitation.issue(invitation)
}

export const requests: RequestSamples = {
  'POST /api/auth/sign-up': () => ({
    payload: { name: 'New Person', email: newEmail(), password: strong },
    ...from(),
  }),
  'POST /api/auth/sign-in': async ({ api }) => ({
    payload: { email: (await makePerson(api, 'client')).email, password },
    ...from(),
  }),
  'POST /api/auth/second-factor': async ({ api }) => {
    const person = await makeSignedIn(api, 'client')
    const secret = await turnOnTwoFactor(api, person)
    const { jar } = await signIn(api, person.email)
    return { payload: { code: nextCode(secret) }, headers: cookieHeader(jar) }
  },
  'POST /api/auth/sign-in-code': () => ({ payload: { email: newEmail() }, ...from() }),
  'POST /api/auth/sign-in-code/confirm': async ({ api }) => {
    const person = await makePerson(api, 'client')
    const asked = await api.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in-code',
      payload: { email: person.email },
      ...from(),
    })
    return {
      payload: { code: await mailedCode(api, person.id) },
      headers: cookieHeader(keepCookies({}, asked)),
      ...from(),
    }
  },
  'POST /api/auth/sign-out': plain,
  'POST /api/auth/forgot-password': () => ({ payload: { email: newEmail() }, ...from() }),
  'POST /api/auth/reset-password': async ({ api }) => {
    const { id } = await makePerson(api, 'client')
    const hash = await api.deps.identityDb.as(system, (tx) => findPasswordHash(tx, id))
    return { payload: { token: api.deps.links.reset.issue(id, hash ?? ''), password: strong } }
  },
  'POST /api/auth/verify-email': async ({ api }) => {
    const person = await makePerson(api, 'client', { verified: false })
    return { payload: { token: api.deps.links.verification.issue(person) } }
  },
  'POST /api/auth/confirm-email': async ({ api }) => {
    const person = await makePerson(api, 'client')
    const pending_email = newEmail()
    await api.deps.identityDb.as(system, (tx) => updateUser(tx, person.id, { pending_email }))
    return { payload: { token: api.deps.links.emailChange.issue({ ...person, pending_email }) } }
  },
  'POST /api/auth/invitation': async (scene) => ({ payload: { token: await withInvitation(scene) } }),
  'POST /api/auth/accept-invitation': async (scene) => ({
    payload: { token: await withInvitation(scene), name: 'Invited Person', password: strong },
  }),
  'GET /api/me': plain,
  'PATCH /api/me': () => ({ payload: { name: 'Another Name' } }),
  'POST /api/me/reauthenticate': () => ({ payload: own }),
  'POST /api/me/password': () => ({ payload: { ...own, password: strong } }),
  'POST /api/me/email': () => ({ payload: { ...own, email: newEmail() }, ...from() }),
  'POST /api/me/verification': () => from(),
  'GET /api/me/sessions': plain,
  'DELETE /api/me/sessions': plain,
  'DELETE /api/me/sessions/:id': async ({ api, caller }) => {
    if (!caller) return { url: `/api/me/sessions/${crypto.randomUUID()}` }
    const { data } = (await api.app.inject({ url: '/api/me/sessions', headers: caller.headers })).json<{
      data: { id: string }[]
    }>()
    return { url: `/api/me/sessions/${data[0]?.id}` }
  },
  'POST /api/me/two-factor': () => ({ payload: own }),
  'POST /api/me/two-factor/confirm': async ({ api, caller }) => {
    if (!caller) return { payload: { code: '123456' } }
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/me/two-factor',
      payload: own,
      headers: caller.headers,
    })
    return {
      payload: {
        code: codeFor(new URL(answer.json<{ uri: string }>().uri).searchParams.get('secret') ?? ''),
      },
    }
  },
  'POST /api/me/two-factor/off': async ({ api, caller }) => {
    if (!caller) return { payload: { ...own, code: '123456' } }
    const { secret, headers } = await setUpTwoFactor(api, caller)
    return { payload: { ...own, code: nextCode(secret) }, headers }
  },
  'GET /api/me/export': plain,
  'POST /api/me/delete': () => ({ payload: own }),
}

export const canaries: Canaries = {
  users: {
    shownTo: ['admin', 'manager'],
    plant: ({ word, later, project }) =>
      `update users set name = ${word}, created_at = ${later} where id in ('${project.client_id}', '${project.manager_id}')`,
  },
  // A password is a hash; every person has one.
  accounts: { shownTo: [], textless: true },
  sessions: {
    shownTo: [],
    plant: ({ id, word, later, project }) =>
      `insert into sessions (id, user_id, token, expires_at, user_agent)
       values (${id}, '${project.client_id}', 'canary', ${later}, ${word})`,
  },
  two_factors: {
    shownTo: [],
    plant: ({ id, word, project }) =>
      `insert into two_factors (id, user_id, secret, backup_codes)
       values (${id}, '${project.client_id}', ${word}, '')`,
  },
  used_totp_codes: {
    shownTo: [],
    plant: ({ word, project }) =>
      `insert into used_totp_codes (user_id, code) values ('${project.client_id}', ${word})`,
  },
  previous_emails: {
    shownTo: [],
    plant: ({ id, word, project }) =>
      `insert into previous_emails (id, user_id, email) values (${id}, '${project.client_id}', ${word} || '@b.example')`,
  },
  sign_in_codes: {
    shownTo: [],
    plant: ({ id, word, project }) =>
      `insert into sign_in_codes (id, user_id, address, browser, user_agent)
       values (${id}, '${project.client_id}', 'canary', 'canary', ${word})`,
  },
  sign_in_attempts: {
    shownTo: [],
    plant: ({ id, word, project }) =>
      `insert into sign_in_attempts (id, user_id, address, ip_address, outcome)
       values (${id}, '${project.client_id}', 'canary', ${word}, 'wrong_password')`,
  },
  verifications: {
    shownTo: [],
    plant: ({ id, word, later }) =>
      `insert into verifications (id, identifier, value, expires_at) values (${id}, 'canary', ${word}, ${later})`,
  },
}
