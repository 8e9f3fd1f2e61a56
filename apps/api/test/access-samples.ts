import type { CallerName } from '@trusswell/domain/access.ts'
import { anonymous, system } from '@trusswell/domain/actor.ts'
import type { InjectOptions } from 'fastify'
import pg from 'pg'
import { findPasswordHash, updateUser } from '../src/modules/identity/repository.ts'
import { insertSubscription } from '../src/modules/newsletter/repository.ts'
import { hashToken } from '../src/modules/applications/link-repository.ts'
import { insertInvitation } from '../src/modules/users/repository.ts'
import { newId } from '../src/platform/ids.ts'
import { apply, applicantFields, formBody, resume } from './applications.ts'
import { contactBody, newsletterBody, type TestApi } from './harness.ts'
import { cookieHeader, makePerson, makeSignedIn, password, signIn, type Person } from './people.ts'
import { adminActor, makeProject, milestoneBody, projectBody } from './projects.ts'
import { codeFor, turnOnTwoFactor } from './two-factor.ts'

type Scene = { api: TestApi; caller: Person | null; name: CallerName }
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

/** An application from outside, its resume as if it had been scanned. */
async function withApplication({ api }: Scene, state: 'live' | 'deleted' = 'live'): Promise<string> {
  const answer = await apply(api, 'architect', { ip: from().remoteAddress })
  const { id } = answer.json<{ id: string }>()
  const [row] = await api.database.rows<{ file: string }>(
    `update files set state = 'clean', scanned_at = now()
     where id = (select resume_file from job_applications where id = $1) returning id as file`,
    [id],
  )
  await api.deps.storage.copy(row?.file ?? '', 'quarantine', 'kept')
  if (state === 'deleted') {
    await api.database.admin.query('update job_applications set deleted_at = now() where id = $1', [id])
  }
  return id
}

/** The link that a mail to the applicant would carry. */
async function withLink(scene: Scene, version = false): Promise<string> {
  const email = newEmail()
  const fields = { email }
  const sent = { fields, ip: from().remoteAddress }
  const { id } = (await apply(scene.api, 'architect', sent)).json<{ id: string }>()
  const second = version ? (await apply(scene.api, 'architect', sent)).json<{ id: string }>().id : null
  const token = crypto.randomUUID()
  await scene.api.database.admin.query(
    `insert into application_tokens (token_hash, application_id, version_id, expires_at)
     values ($1, $2, $3, now() + interval '1 day')`,
    [hashToken(token), id, second],
  )
  return token
}

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

const own = { current_password: password }

/** The manager is on its team and the client owns it; for the others it is a stranger's. */
const withProject = ({ api, caller, name }: Scene) =>
  makeProject(api, {
    clientId: name === 'client' ? caller?.id : undefined,
    managerId: name === 'manager' ? caller?.id : undefined,
  })

async function withNotification({ api, caller }: Scene): Promise<string> {
  const id = newId()
  const worker = new pg.Client({ connectionString: api.databaseUrl('worker') })
  await worker.connect()
  if (caller) {
    await worker.query(
      `insert into notifications (id, user_id, kind, event_key, message) values ($1, $2, 'status_changed', $3, 'It is')`,
      [id, caller.id, id],
    )
  }
  await worker.end()
  return id
}

type Kind = 'milestones' | 'tasks' | 'expenses' | 'risks'
const oneOf = { milestones: 'milestone', tasks: 'task', expenses: 'expense', risks: 'risk' } as const

function workSamples(
  kind: Kind,
  bodies: { post: (api: TestApi) => object; change: (api: TestApi) => object },
) {
  const path = `/api/projects/:id/${kind}`
  const change = kind === 'milestones' ? 'PUT' : 'PATCH'
  const item = async (scene: Scene) => {
    const project = await withProject(scene)
    return { project, url: `/api/projects/${project.id}/${kind}/${project[oneOf[kind]]}` }
  }
  return {
    [`GET ${path}`]: async (scene) => ({ url: `/api/projects/${(await withProject(scene)).id}/${kind}` }),
    [`POST ${path}`]: async (scene) => ({
      url: `/api/projects/${(await withProject(scene)).id}/${kind}`,
      payload: bodies.post(scene.api),
    }),
    [`${change} ${path}/:item`]: async (scene) => ({
      url: (await item(scene)).url,
      payload: { version: 1, ...bodies.change(scene.api) },
    }),
    [`DELETE ${path}/:item`]: async (scene) => ({ url: (await item(scene)).url }),
    [`POST ${path}/:item/restore`]: async (scene) => {
      const { project, url } = await item(scene)
      await scene.api.deps.db.as(adminActor, (tx) =>
        tx
          .updateTable(kind as 'tasks')
          .set({ deleted_at: new Date().toISOString() })
          .where('id', '=', project[oneOf[kind]])
          .execute(),
      )
      return { url: `${url}/restore` }
    },
  } satisfies Record<string, Sample>
}

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

  'POST /api/jobs/:id/applications': async ({ api }) => ({
    url: '/api/jobs/architect/applications',
    ...formBody(applicantFields({ form_token: await api.formToken('application') }), resume()),
    ...from(),
  }),
  'POST /api/internship/applications': async ({ api }) => ({
    ...formBody(applicantFields({ form_token: await api.formToken('application') }), resume()),
    ...from(),
  }),
  'POST /api/applications/by-token/status': async (scene) => ({ payload: { token: await withLink(scene) } }),
  'POST /api/applications/by-token/resume': async (scene) => ({
    ...formBody({ token: await withLink(scene) }, resume()),
    ...from(),
  }),
  'POST /api/applications/by-token/renew': async (scene) => ({
    payload: { token: await withLink(scene, true) },
  }),
  'POST /api/applications/by-token/withdraw': async (scene) => ({
    payload: { token: await withLink(scene) },
  }),
  'POST /api/applications/by-token/erase': async (scene) => ({ payload: { token: await withLink(scene) } }),

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

  'GET /api/live': ({ api }) => ({ headers: { origin: api.deps.origins[0] ?? '' } }),

  'GET /api/projects/draft': plain,
  'PUT /api/projects/draft': () => ({ payload: { revision: 0, step: 1, fields: { title: 'Lab' } } }),
  'DELETE /api/projects/draft': plain,
  'POST /api/projects': async ({ api, name }) => {
    const staff = name !== 'client' && name !== 'otherClient'
    return { payload: projectBody(staff ? { client_id: (await makePerson(api, 'client')).id } : {}) }
  },
  'GET /api/projects/:id': async (scene) => ({ url: `/api/projects/${(await withProject(scene)).id}` }),
  'PATCH /api/projects/:id': async (scene) => ({
    url: `/api/projects/${(await withProject(scene)).id}`,
    payload: { version: 1, status: 'in_progress' },
  }),
  'DELETE /api/projects/:id': async (scene) => ({ url: `/api/projects/${(await withProject(scene)).id}` }),
  'PUT /api/projects/:id/team': async (scene) => ({
    url: `/api/projects/${(await withProject(scene)).id}/team`,
    payload: { version: 1, project_manager_id: null, site_supervisor_id: null, members: [{ name: 'Ravi' }] },
  }),
  'GET /api/projects/:id/activity': async (scene) => ({
    url: `/api/projects/${(await withProject(scene)).id}/activity`,
  }),
  'GET /api/projects/:id/payments': async (scene) => ({
    url: `/api/projects/${(await withProject(scene)).id}/payments`,
  }),
  ...workSamples('milestones', {
    post: (api) => milestoneBody(api),
    change: (api) => milestoneBody(api, { status: 'in_progress' }),
  }),
  ...workSamples('tasks', { post: () => ({ title: 'Pour' }), change: () => ({ status: 'done' }) }),
  ...workSamples('expenses', {
    post: () => ({ category: 'labour', amount: 10, spent_on: '2026-11-01', description: 'Crew' }),
    change: () => ({ amount: 12.5 }),
  }),
  ...workSamples('risks', {
    post: () => ({ title: 'Rain', category: 'weather', severity: 'low' }),
    change: () => ({ status: 'closed' }),
  }),

  'GET /api/client/projects': plain,
  'GET /api/client/payments': plain,
  'GET /api/client/notifications': plain,
  'GET /api/client/overview': plain,
  'GET /api/manager/projects': plain,
  'GET /api/manager/payments': plain,
  'GET /api/manager/overview': plain,

  'GET /api/admin/projects': plain,
  'GET /api/admin/projects/export': plain,
  'POST /api/admin/projects': async ({ api }) => ({
    payload: { title: 'Short', client_id: (await makePerson(api, 'client')).id, end_date: '2027-01-31' },
  }),
  'POST /api/admin/projects/status': async ({ api }) => ({
    payload: { ids: [(await makeProject(api)).id], status: 'on_hold' },
  }),
  'GET /api/admin/projects/:id': async ({ api }) => ({
    url: `/api/admin/projects/${(await makeProject(api)).id}`,
  }),
  'PATCH /api/admin/projects/:id': async ({ api }) => ({
    url: `/api/admin/projects/${(await makeProject(api)).id}`,
    payload: { version: 1, priority: 'high' },
  }),
  'DELETE /api/admin/projects/:id': async ({ api }) => ({
    url: `/api/admin/projects/${(await makeProject(api)).id}`,
  }),
  'GET /api/admin/stats': plain,

  'GET /api/notifications': plain,
  'GET /api/notifications/unread': plain,
  'PATCH /api/notifications/:id': async (scene) => ({
    url: `/api/notifications/${await withNotification(scene)}`,
    payload: { read: true },
  }),
  'POST /api/notifications/read-all': plain,
  'GET /api/notifications/preferences': plain,
  'PUT /api/notifications/preferences': () => ({
    payload: { data: [{ kind: 'milestone_due', in_app: true, email: true, digest: false }] },
  }),

  'GET /api/admin/applications': plain,
  'GET /api/admin/applications/export.csv': plain,
  'POST /api/admin/applications': () => ({
    payload: { applicant_name: 'Asha Rao', email: newEmail(), position: 'Architect' },
  }),
  'POST /api/admin/applications/:id/restore': async (scene) => ({
    url: `/api/admin/applications/${await withApplication(scene, 'deleted')}/restore`,
  }),
  'DELETE /api/admin/applications/:id': async (scene) => ({
    url: `/api/admin/applications/${await withApplication(scene)}`,
  }),
  'GET /api/admin/application-templates': plain,
  'PUT /api/admin/application-templates/:status': async ({ api }) => {
    await api.database.admin.query('delete from application_templates')
    return {
      url: '/api/admin/application-templates/accepted',
      payload: { subject: 'S', body: 'B', version: 0 },
    }
  },
  'GET /api/manager/applications': plain,
  'GET /api/admin/jobs': plain,
  'GET /api/manager/jobs': plain,
  'POST /api/admin/jobs': () => ({ payload: newJob() }),
  'POST /api/manager/jobs': () => ({ payload: newJob() }),
  'DELETE /api/admin/jobs/:id': async (scene) => ({ url: `/api/admin/jobs/${await withJob(scene)}` }),
  'POST /api/admin/jobs/:id/restore': async (scene) => ({
    url: `/api/admin/jobs/${await withJob(scene, 'deleted')}/restore`,
  }),
  'GET /api/admin/applications/:id': async (scene) => ({
    url: `/api/admin/applications/${await withApplication(scene)}`,
  }),
  'PATCH /api/admin/applications/:id': async (scene) => ({
    url: `/api/admin/applications/${await withApplication(scene)}`,
    payload: { version: 1, status: 'reviewing', mail: { subject: 'S', body: 'B' } },
  }),
  'GET /api/admin/applications/:id/resume': async (scene) => ({
    url: `/api/admin/applications/${await withApplication(scene)}/resume`,
  }),
  'POST /api/admin/applications/:id/mail-preview': async (scene) => ({
    url: `/api/admin/applications/${await withApplication(scene)}/mail-preview`,
    payload: { status: 'accepted' },
  }),
  'GET /api/admin/jobs/:id': async (scene) => ({ url: `/api/admin/jobs/${await withJob(scene)}` }),
  'PATCH /api/admin/jobs/:id': async (scene) => ({
    url: `/api/admin/jobs/${await withJob(scene)}`,
    payload: { version: 1, title: 'Changed' },
  }),
  'GET /api/manager/applications/:id': async (scene) => ({
    url: `/api/manager/applications/${await withApplication(scene)}`,
  }),
  'PATCH /api/manager/applications/:id': async (scene) => ({
    url: `/api/manager/applications/${await withApplication(scene)}`,
    payload: { version: 1, status: 'reviewing', mail: { subject: 'S', body: 'B' } },
  }),
  'GET /api/manager/applications/:id/resume': async (scene) => ({
    url: `/api/manager/applications/${await withApplication(scene)}/resume`,
  }),
  'POST /api/manager/applications/:id/mail-preview': async (scene) => ({
    url: `/api/manager/applications/${await withApplication(scene)}/mail-preview`,
    payload: { status: 'accepted' },
  }),
  'GET /api/manager/jobs/:id': async (scene) => ({ url: `/api/manager/jobs/${await withJob(scene)}` }),
  'PATCH /api/manager/jobs/:id': async (scene) => ({
    url: `/api/manager/jobs/${await withJob(scene)}`,
    payload: { version: 1, title: 'Changed' },
  }),
}
