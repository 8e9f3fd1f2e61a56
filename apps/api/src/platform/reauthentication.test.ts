import { beforeAll, expect, test } from 'vitest'
import { useApi, useDatabase } from '../../test/harness.ts'
import { makeClaim, makePayment } from '../../test/payments.ts'
import {
  makeColleague,
  makePerson,
  makeSignedIn,
  organisationOf,
  password,
  type Person,
} from '../../test/people.ts'
import { makeProject } from '../../test/projects.ts'
import { newEmail } from '../../test/samples.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })
let admin: Person
beforeAll(async () => {
  admin = await makeSignedIn(api, 'admin')
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Act = readonly [method: Method, path: string, body?: object]
const call = ([method, path, payload]: Act) =>
  api.app.inject({
    method,
    url: `/api${path}`,
    headers: admin.headers,
    ...(payload ? { payload } : {}),
  })
const traces = () =>
  database.rows(
    `select (select count(*) from audit_entries) as entries, (select count(*) from pgboss.job) as jobs`,
  )

async function signedInLongAgo() {
  await database.admin.query(
    `update sessions set authenticated_at = now() - interval '11 minutes' where user_id = $1`,
    [admin.id],
  )
  api.deps.sessions.clear()
}

async function payment(): Promise<string> {
  return makePayment(database, await makeProject(api))
}
async function claimedPayment(): Promise<string> {
  const id = await payment()
  await makeClaim(database, id)
  return id
}
const firm = async () => organisationOf(api, (await makePerson(api, 'client')).id)

const guarded: Record<string, () => Promise<Act>> = {
  'setting a payment to completed': async () => [
    'PATCH',
    `/admin/payments/${await payment()}`,
    { status: 'completed', reason: 'On the statement' },
  ],
  'confirming a transfer': async () => [
    'POST',
    `/admin/payments/${await claimedPayment()}/claim`,
    { state: 'confirmed' },
  ],
  'moving a project to another organisation': async () => [
    'PATCH',
    `/admin/projects/${(await makeProject(api)).id}`,
    { organisation_id: await firm() },
  ],
  'moving a project to a person of another organisation': async () => [
    'PATCH',
    `/admin/projects/${(await makeProject(api)).id}`,
    { client_id: (await makePerson(api, 'client')).id },
  ],
  'inviting a viewer into an organisation': async () => [
    'POST',
    `/admin/organisations/${await firm()}/invitations`,
    { name: 'Ravi Teja', email: newEmail(), role: 'viewer' },
  ],
  'removing a person from an organisation': async () => {
    const owner = await makeSignedIn(api, 'client')
    const viewer = await makeColleague(api, owner.id, 'viewer')
    return ['DELETE', `/admin/organisations/${await organisationOf(api, owner.id)}/people/${viewer.id}`]
  },
  'inviting the sender of an enquiry as a viewer': async () => {
    const { id } = (await api.sendContact()).json<{ id: string }>()
    const converted = {
      organisation_id: await firm(),
      display_name: null,
      invite_as: 'viewer',
      title: 'Chiller maintenance',
      description: 'Two chillers.',
      end_date: null,
      project_manager_id: null,
    }
    return ['POST', `/admin/contacts/${id}/convert`, converted]
  },
  'exporting applications': async () => ['GET', '/admin/applications/export.csv'],
}

test.each(Object.entries(guarded))(
  '%s asks for the password again after ten minutes',
  async (_name, make) => {
    const act = await make()
    await signedInLongAgo()
    const before = await traces()
    const refused = await call(act)
    expect([refused.statusCode, refused.json()]).toMatchObject([401, { code: 'reauth_required' }])
    expect(await traces()).toEqual(before)
    expect((await call(['POST', '/me/reauthenticate', { current_password: password }])).statusCode).toBe(204)
    expect(String((await call(act)).statusCode)).toMatch(/^2/)
  },
)

test.each([
  [
    'editing a payment without receiving it',
    async () => ['PATCH', `/admin/payments/${await payment()}`, { amount: 40 }],
  ],
  [
    'rejecting a transfer',
    async () => [
      'POST',
      `/admin/payments/${await claimedPayment()}/claim`,
      { state: 'rejected', reason: 'No such UTR' },
    ],
  ],
  [
    'renaming a project',
    async () => ['PATCH', `/admin/projects/${(await makeProject(api)).id}`, { title: 'Mill, phase 2' }],
  ],
] as [string, () => Promise<Act>][])('%s doesn’t', async (_name, make) => {
  const act = await make()
  await signedInLongAgo()
  expect((await call(act)).statusCode).toBe(200)
})
