import { anonymous, system } from '@trusswell/domain/actor.ts'
import type { InjectOptions } from 'fastify'
import { findPasswordHash, updateUser } from '../src/modules/identity/repository.ts'
import { insertSubscription } from '../src/modules/newsletter/repository.ts'
import { insertInvitation } from '../src/modules/users/repository.ts'
import { contactBody, newsletterBody, type TestApi } from './harness.ts'
import { cookieHeader, makePerson, makeSignedIn, password, signIn, type Person } from './people.ts'
import { codeFor, turnOnTwoFactor } from './two-factor.ts'

type Scene = { api: TestApi; caller: Person | null }
/** A request that would succeed for whoever is allowed to make it. */
type Sample = (scene: Scene) => InjectOptions | Promise<InjectOptions>

const plain: Sample = () => ({})
const newEmail = () => `new.${crypto.randomUUID()}@people.example`
const strong = 'quiet-river-41-mango'
const from = () => ({
  remoteAddress: `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
})

async function withContact({ api }: Scene, state: 'live' | 'deleted' = 'live'): Promise<string> {
  const body = contactBody({ form_token: await api.formToken() })
  const answer = await api.app.inject({ method: 'POST', url: '/api/contact', payload: body, ...from() })
  const { id } = answer.json<{ id: string }>()
  if (state === 'deleted') {
    const admin = await makeSignedIn(api, 'admin')
    await api.app.inject({ method: 'DELETE', url: `/api/admin/contacts/${id}`, headers: admin.headers })
  }
  return id
}

async function withUser({ api }: Scene, state: 'live' | 'deleted' = 'live'): Promise<string> {
  const { id } = await makePerson(api, 'client')
  if (state === 'deleted') {
    const admin = await makeSignedIn(api, 'admin')
    await api.app.inject({ method: 'DELETE', url: `/api/admin/users/${id}`, headers: admin.headers })
  }
  return id
}

async function withSubscription({ api }: Scene) {
  const row = { id: crypto.randomUUID(), email: newEmail(), source: 'blog' as const }
  await api.deps.db.as(anonymous, (tx) =>
    insertSubscription(tx, { ...row, consent_notice: 'n', consent_text: 't' }),
  )
  return row
}

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

const own = { current_password: password }

export const samples: Record<string, Sample> = {
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

  'GET /api/form-tokens/:form': () => ({ url: '/api/form-tokens/contact' }),
  'POST /api/contact': async ({ api }) => ({
    payload: contactBody({ form_token: await api.formToken() }),
    ...from(),
  }),

  'POST /api/contact/our-works': async ({ api }) => {
    const { email, message, consent_notice } = contactBody()
    const form_token = await api.formToken()
    return { payload: { name: 'Asha Rao', email, message, consent_notice, form_token }, ...from() }
  },
  'POST /api/newsletter': async ({ api }) => ({
    payload: newsletterBody({ form_token: await api.formToken('newsletter') }),
    ...from(),
  }),
  'POST /api/newsletter/confirm': async (scene) => ({
    payload: { token: scene.api.deps.newsletterLinks.confirm.issue(await withSubscription(scene)) },
  }),
  'GET /api/newsletter/unsubscribe': () => ({ url: '/api/newsletter/unsubscribe?token=any' }),
  'POST /api/newsletter/unsubscribe': async (scene) => {
    const token = scene.api.deps.newsletterLinks.unsubscribe.issue((await withSubscription(scene)).id)
    return { url: `/api/newsletter/unsubscribe?token=${token}` }
  },
  'GET /api/search': () => ({ url: '/api/search?q=maintenance' }),
  'GET /api/jobs': plain,
  'GET /api/jobs/:id': () => ({ url: '/api/jobs/architect' }),

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
    return { payload: { code: codeFor(secret) }, headers: cookieHeader(jar) }
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
  'GET /api/auth/invitations/:token': async (scene) => ({
    url: `/api/auth/invitations/${await withInvitation(scene)}`,
  }),
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
  'POST /api/me/two-factor/off': () => ({ payload: own }),
  'GET /api/me/export': plain,
  'POST /api/me/delete': () => ({ payload: own }),

  'GET /api/clients': plain,

  'GET /api/admin/users': plain,
  'GET /api/admin/users/:id': async (scene) => ({ url: `/api/admin/users/${await withUser(scene)}` }),
  'POST /api/admin/users': () => ({ payload: { name: 'Invited', email: newEmail(), role: 'manager' } }),
  'PATCH /api/admin/users/:id': async (scene) => ({
    url: `/api/admin/users/${await withUser(scene)}`,
    payload: { version: 1, role: 'manager' },
  }),
  'POST /api/admin/users/:id/sign-out': async (scene) => ({
    url: `/api/admin/users/${await withUser(scene)}/sign-out`,
  }),
  'DELETE /api/admin/users/:id': async (scene) => ({ url: `/api/admin/users/${await withUser(scene)}` }),
  'POST /api/admin/users/:id/restore': async (scene) => ({
    url: `/api/admin/users/${await withUser(scene, 'deleted')}/restore`,
  }),

  'GET /api/admin/contacts': plain,
  'GET /api/admin/contacts/:id': async (scene) => ({
    url: `/api/admin/contacts/${await withContact(scene)}`,
  }),
  'PATCH /api/admin/contacts/:id': async (scene) => ({
    url: `/api/admin/contacts/${await withContact(scene)}`,
    payload: { version: 1, status: 'resolved' },
  }),
  'DELETE /api/admin/contacts/:id': async (scene) => ({
    url: `/api/admin/contacts/${await withContact(scene)}`,
  }),
  'POST /api/admin/contacts/:id/restore': async (scene) => ({
    url: `/api/admin/contacts/${await withContact(scene, 'deleted')}/restore`,
  }),
  'GET /api/manager/contacts': plain,
  'GET /api/manager/contacts/:id': async (scene) => ({
    url: `/api/manager/contacts/${await withContact(scene)}`,
  }),
  'PATCH /api/manager/contacts/:id': async (scene) => ({
    url: `/api/manager/contacts/${await withContact(scene)}`,
    payload: { version: 1, status: 'in-progress' },
  }),
}
