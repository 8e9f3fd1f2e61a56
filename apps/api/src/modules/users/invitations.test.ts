import type { ListedInvitation } from '@trusswell/domain/invitations.ts'
import { beforeAll, expect, test } from 'vitest'
import { useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson, makeSignedIn, organisationOf, type Person } from '../../../test/people.ts'
import { newEmail } from '../../../test/samples.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })
let admin: Person
let colleague: Person
beforeAll(async () => {
  admin = await makeSignedIn(api, 'admin')
  colleague = await makeSignedIn(api, 'admin')
})

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, as = admin, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/admin${path}`,
    headers: as.headers,
    ...(payload ? { payload } : {}),
  })

const invite = async (email = newEmail()) =>
  (await call('POST', '/users', admin, { name: 'Asha Rao', email, role: 'manager' })).json<ListedInvitation>()
const list = async (query: string) =>
  (await call('GET', `/invitations?${query}`)).json<{ data: ListedInvitation[] }>().data
const stateOf = async ({ email }: { email: string }) =>
  (await list(`search=${encodeURIComponent(email)}`)).map(({ state }) => state)
const linkOf = (invitation: { id: string; email: string }) => api.deps.links.invitation.issue(invitation)
const open = async (token: string) =>
  (await api.app.inject({ method: 'POST', url: '/api/auth/invitation', payload: { token } })).statusCode
const accept = (token: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/auth/accept-invitation',
    payload: { token, name: 'Asha Rao', password: 'quiet-river-41-mango' },
  })
const endIn = (id: string, interval: string) =>
  database.admin.query(`update invitations set expires_at = now() + $2::interval where id = $1`, [
    id,
    interval,
  ])
const actions = async (id: string) =>
  (
    await database.rows<{ action: string }>('select action from audit_entries where entity_id = $1', [id])
  ).map(({ action }) => action)

test('sending again voids the old link; the new one works and is mailed', async () => {
  const first = await invite()
  await endIn(first.id, '-1 day')
  expect(await stateOf(first)).toEqual(['expired'])
  const answer = await call('POST', `/invitations/${first.id}/resend`, colleague)
  expect(answer.statusCode).toBe(201)
  const second = answer.json<ListedInvitation>()
  expect(second).toMatchObject({ email: first.email, role: 'manager', state: 'sent', organisation_id: null })
  expect([await open(linkOf(first)), await open(linkOf(second))]).toEqual([404, 200])
  expect(await stateOf(first)).toEqual(['sent'])
  expect(
    await database.count(
      `pgboss.job where name = 'identity.send-invitation' and data::text like '%${second.id}%'`,
    ),
  ).toBe(1)
  expect((await accept(linkOf(second))).statusCode).toBe(200)
  expect(await stateOf(first)).toEqual(['accepted'])
  expect((await call('POST', `/invitations/${second.id}/resend`)).statusCode).toBe(409)
  expect((await call('DELETE', `/invitations/${second.id}`)).statusCode).toBe(409)
})

test('a revoked invitation stays listed, its link is void, and the address can be invited again', async () => {
  const first = await invite()
  expect((await call('DELETE', `/invitations/${first.id}`, colleague)).statusCode).toBe(204)
  expect(await open(linkOf(first))).toBe(404)
  expect((await accept(linkOf(first))).json()).toMatchObject({ code: 'link_invalid' })
  expect(await actions(first.id)).toEqual(['user.invited', 'user.invitation-revoked'])
  expect((await call('POST', `/invitations/${first.id}/resend`)).statusCode).toBe(409)
  await invite(first.email)
  expect(await stateOf(first)).toEqual(['sent', 'revoked'])
})

test('invitations of organisations are in the list; their own routes send them again and revoke them', async () => {
  const owner = await makePerson(api, 'client')
  const organisation = await organisationOf(api, owner.id)
  const email = newEmail()
  const invitations = `/organisations/${organisation}/invitations`
  const body = { name: 'Ravi Teja', email, role: 'viewer' }
  const made = await call('POST', invitations, admin, body)
  const { id } = made.json<{ id: string }>()
  expect(await list(`search=${encodeURIComponent(email)}`)).toMatchObject([
    { id, organisation_id: organisation, organisation_role: 'viewer', role: 'client', state: 'sent' },
  ])
  expect((await call('POST', `/invitations/${id}/resend`)).statusCode).toBe(404)
  expect((await call('DELETE', `/invitations/${id}`)).statusCode).toBe(404)
  await endIn(id, '-1 day')
  const again = (await call('POST', invitations, admin, body)).json<{ id: string; email: string }>()
  expect([await open(linkOf({ id, email })), await open(linkOf(again))]).toEqual([404, 200])
  expect((await call('DELETE', `${invitations}/${again.id}`)).statusCode).toBe(204)
  expect([await open(linkOf(again)), await stateOf({ email })]).toEqual([404, ['revoked']])
})

test('expiring invitations are counted for admins by the filter that the count opens', async () => {
  const lapsing = async () => (await list('state=lapsing&limit=100')).map(({ id }) => id)
  const count = async () =>
    (await call('GET', '/overview')).json<{ needs_you: { lapsing_invitations: number } }>().needs_you
      .lapsing_invitations
  const before = await count()
  const ends = ['1 day', '3 days', '-13 days', '-15 days']
  const ids: string[] = []
  for (const interval of ends) {
    const { id } = await invite()
    await endIn(id, interval)
    ids.push(id)
  }
  const revoked = await invite()
  await call('DELETE', `/invitations/${revoked.id}`)
  expect((await lapsing()).filter((id) => ids.includes(id))).toEqual([ids[2], ids[0]])
  expect(await lapsing()).not.toContain(revoked.id)
  expect(await count()).toBe(before + 2)
})

test('invitations are sorted by the day they were sent, newest first unless asked', async () => {
  const name = `sorted${crypto.randomUUID().slice(0, 8)}`
  const emails = [1, 2, 3].map((n) => `${name}-${n}@people.example`)
  for (const email of emails) await invite(email)
  const sorted = async (query: string) => (await list(`search=${name}${query}`)).map(({ email }) => email)
  expect(await sorted('&sort=created')).toEqual(emails)
  expect(await sorted('&sort=-created')).toEqual(emails.toReversed())
  expect(await sorted('')).toEqual(emails.toReversed())
})

test('sending again asks for the password after ten minutes', async () => {
  const { id } = await invite()
  await database.admin.query(
    `update sessions set authenticated_at = now() - interval '11 minutes' where user_id = $1`,
    [colleague.id],
  )
  api.deps.sessions.clear()
  expect((await call('POST', `/invitations/${id}/resend`, colleague)).json()).toMatchObject({
    code: 'reauth_required',
  })
})
