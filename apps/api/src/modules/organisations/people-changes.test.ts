import { expect, test } from 'vitest'
import { useApi, useDatabase } from '../../../test/harness.ts'
import {
  joinOrganisationOf,
  makeColleague,
  makePerson,
  makeSignedIn,
  organisationOf,
  password,
  signIn,
  type Person,
} from '../../../test/people.ts'
import { adminActor, makeProject } from '../../../test/projects.ts'
import { newEmail } from '../../../test/samples.ts'
import type { NotificationEvent } from '../notifications/events.ts'
import { organisationNotifications } from './notifications.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })
// Without Redis it gets no messages about changes and uses its session cache.
const other = useApi(database, { realSessions: true, env: { REDIS_URL: 'redis://127.0.0.1:9' } })

const call = async (
  person: Person,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  { app } = api,
) => {
  const answer = await app.inject({
    method,
    url: `/api${url}`,
    headers: person.headers,
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() }
}
const memberships = (ids: string[]) =>
  database.rows(
    `select organisation_id as id, organisation_role as role from users where id = any($1::uuid[])
     order by array_position($1::uuid[], id)`,
    [ids],
  )
const nameOf = async (organisation: string) =>
  (await database.rows('select display_name as name from organisations where id = $1', [organisation]))[0]

test('a demoted owner can’t change roles, also while another process still has the old rights', async () => {
  const owner = await makeSignedIn(api, 'client')
  const second = await makeColleague(api, owner.id, 'owner')
  const id = await organisationOf(api, owner.id)
  expect((await call(second, 'GET', '/organisation', undefined, other)).status).toBe(200)
  const demoted = await call(owner, 'PATCH', `/organisation/people/${second.id}`, { role: 'viewer' })
  expect(demoted.status).toBe(200)
  const invitation = { name: 'Ravi Teja', email: newEmail(), role: 'owner' }
  const tries = [
    await call(second, 'PATCH', `/organisation/people/${second.id}`, { role: 'owner' }, other),
    await call(second, 'DELETE', `/organisation/people/${owner.id}`, undefined, other),
    await call(second, 'POST', '/organisation/invitations', invitation, other),
  ]
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 403])
  expect(await memberships([owner.id, second.id])).toEqual([
    { id, role: 'owner' },
    { id, role: 'viewer' },
  ])
})

test('who left, was demoted or has colleagues does not rename the organisation with their own name', async () => {
  const owner = await makeSignedIn(api, 'client')
  const id = await organisationOf(api, owner.id)
  const rename = (name: string) => call(owner, 'PATCH', '/me', { name })
  await rename('Asha Rao')
  expect(await nameOf(id)).toEqual({ name: 'Asha Rao' })
  const second = await makeColleague(api, owner.id, 'owner')
  await rename('Asha with a colleague')
  expect(await nameOf(id)).toEqual({ name: 'Asha Rao' })
  await call(second, 'PATCH', `/organisation/people/${owner.id}`, { role: 'viewer' })
  await rename('Asha the viewer')
  expect(await nameOf(id)).toEqual({ name: 'Asha Rao' })
  expect((await call(second, 'DELETE', `/organisation/people/${owner.id}`)).status).toBe(204)
  await rename('Asha who left')
  expect(await nameOf(id)).toEqual({ name: 'Asha Rao' })
  // The name is still that of the person, wherever the person is now.
  await database.admin.query('delete from users where id = $1', [owner.id])
  expect(await nameOf(id)).toEqual({ name: 'Former client' })
})

test('a person named like the organisation does not rename it by leaving', async () => {
  const owner = await makeSignedIn(api, 'client')
  const viewer = await makeColleague(api, owner.id, 'viewer')
  const id = await organisationOf(api, owner.id)
  await call(owner, 'PATCH', '/organisation', { display_name: 'Golconda Fabrics' })
  await call(viewer, 'PATCH', '/me', { name: 'Golconda Fabrics' })
  await database.admin.query('delete from users where id = $1', [viewer.id])
  expect(await nameOf(id)).toEqual({ name: 'Golconda Fabrics' })
})

test('a merge gives people no more than the target’s invitation, and moves no unconfirmed account', async () => {
  const [admin, owner, target] = [
    await makeSignedIn(api, 'admin'),
    await makeSignedIn(api, 'client'),
    await makeSignedIn(api, 'client'),
  ]
  const invited = await makeColleague(api, owner.id, 'owner')
  const unconfirmed = await makePerson(api, 'client', { verified: false })
  await joinOrganisationOf(api, owner.id, unconfirmed.id, 'owner')
  await makeProject(api, { clientId: owner.id })
  const [source, id] = [await organisationOf(api, owner.id), await organisationOf(api, target.id)]
  const invite = (by: Person, email: string, role: string) =>
    call(by, 'POST', '/organisation/invitations', { name: 'Ravi Teja', email, role })
  await invite(target, invited.email, 'finance')
  await invite(owner, newEmail(), 'owner')
  const merged = await call(admin, 'POST', `/admin/organisations/${source}/merge`, { into_id: id })
  expect([merged.status, merged.body]).toMatchObject([200, { id, people_count: 3, projects_count: 1 }])
  expect(await memberships([owner.id, invited.id, target.id])).toEqual([
    { id, role: 'viewer' },
    { id, role: 'finance' },
    { id, role: 'owner' },
  ])
  expect(await organisationOf(api, unconfirmed.id)).not.toBe(id)
  expect((await call(target, 'GET', '/organisation/invitations')).body.data).toEqual([])
  const activity = (await call(admin, 'GET', `/admin/organisations/${id}/activity`)).body.data
  expect(activity[0]).toMatchObject({ action: 'organisation.merged', details: { people: 2, projects: 1 } })
})

test('an admin chooses the role of the people who are merged', async () => {
  const [admin, owner] = [await makeSignedIn(api, 'admin'), await makeSignedIn(api, 'client')]
  const made = await call(admin, 'POST', '/admin/organisations', { display_name: 'Musi Foods' })
  const source = await organisationOf(api, owner.id)
  const body = { into_id: made.body.id, role: 'owner' }
  expect((await call(admin, 'POST', `/admin/organisations/${source}/merge`, body)).status).toBe(200)
  expect(await memberships([owner.id])).toEqual([{ id: made.body.id, role: 'owner' }])
})

test('an invited person takes over an unconfirmed account without what was made with it', async () => {
  const owner = await makeSignedIn(api, 'client')
  const made = await makePerson(api, 'client', { verified: false })
  const { headers } = await signIn(api, made.email)
  const unconfirmed = { ...made, headers: headers() }
  const project = await makeProject(api, { clientId: made.id })
  const before = await organisationOf(api, made.id)
  const invitation = await call(owner, 'POST', '/organisation/invitations', {
    name: 'Ravi Teja',
    email: made.email,
    role: 'viewer',
  })
  const token = api.deps.links.invitation.issue({ id: invitation.body.id, email: made.email })
  const accepted = await api.app.inject({
    method: 'POST',
    url: '/api/auth/accept-invitation',
    payload: { token, name: 'Ravi Teja', password: 'quiet-river-41-mango' },
  })
  expect(accepted.statusCode).toBe(200)
  expect((await call(unconfirmed, 'GET', '/me')).status).toBe(401)
  expect(await memberships([made.id])).toEqual([{ id: await organisationOf(api, owner.id), role: 'viewer' }])
  expect(
    await database.rows('select organisation_id as id from projects where id = $1', [project.id]),
  ).toEqual([{ id: before }])
})

test('open invitations of an owner end when the owner is demoted or removed', async () => {
  const owner = await makeSignedIn(api, 'client')
  const demoted = await makeColleague(api, owner.id, 'owner')
  const removed = await makeColleague(api, owner.id, 'owner')
  const invite = async (by: Person) =>
    (
      await call(by, 'POST', '/organisation/invitations', {
        name: 'Ravi Teja',
        email: newEmail(),
        role: 'owner',
      })
    ).body.id
  await invite(demoted)
  await invite(removed)
  const remaining = await invite(owner)
  await call(owner, 'PATCH', `/organisation/people/${demoted.id}`, { role: 'finance' })
  await call(owner, 'DELETE', `/organisation/people/${removed.id}`)
  const open = (await call(owner, 'GET', '/organisation/invitations')).body.data
  expect(open.map(({ id }: Person) => id)).toEqual([remaining])
})

test('the limit for invitations is per person too, and the only member can’t leave an organisation', async () => {
  const owner = await makeSignedIn(api, 'client')
  const left = await call(owner, 'DELETE', `/organisation/people/${owner.id}`)
  expect([left.status, left.body.message]).toEqual([409, 'You’re the only person in this organisation.'])
  for (let n = 0; n < 30; n += 1) await api.deps.invitationLimit.take(owner.id)
  const invitation = { name: 'Ravi Teja', email: newEmail(), role: 'viewer' }
  expect((await call(owner, 'POST', '/organisation/invitations', invitation)).status).toBe(429)
})

test('finance and viewers leave by themselves with an empty organisation of their own, and the owners are notified', async () => {
  const owner = await makeSignedIn(api, 'client')
  const firm = await organisationOf(api, owner.id)
  await makeProject(api, { clientId: owner.id })
  const people = [await makeColleague(api, owner.id, 'finance'), await makeColleague(api, owner.id, 'viewer')]
  const [finance, viewer] = people as [Person, Person]
  expect((await call(finance, 'DELETE', `/organisation/people/${viewer.id}`)).status).toBe(403)
  for (const person of people) {
    expect((await call(person, 'DELETE', `/organisation/people/${person.id}`)).status).toBe(204)
    const own = (await call(person, 'GET', '/organisation')).body
    expect(own.id).not.toBe(firm)
    expect(await memberships([person.id])).toEqual([{ id: own.id, role: 'owner' }])
    expect((await call(person, 'GET', '/client/projects')).body.data).toEqual([])
  }
  const events = await database.rows<{ event: NotificationEvent }>(
    `select data->'payload' as event from pgboss.job where name = 'notifications.create'
     and data->'payload'->>'kind' = 'person_left' order by created_on`,
  )
  expect(events.map(({ event }) => event.detail)).toEqual(people.map(({ id }) => id))
  const notification = await api.deps.db.as(adminActor, (tx) =>
    organisationNotifications.person_left(tx, events[0]?.event as NotificationEvent),
  )
  expect(notification).toMatchObject({
    readers: [{ id: owner.id }],
    message: expect.stringMatching(/^Person client left /),
  })
})

const longAgo = (person: Person) =>
  database.admin.query(
    `update sessions set authenticated_at = now() - interval '11 minutes' where user_id = $1`,
    [person.id],
  )

test('changing a role, inviting an owner and merging ask for the password again after ten minutes', async () => {
  const [admin, owner] = [await makeSignedIn(api, 'admin'), await makeSignedIn(api, 'client')]
  const viewer = await makeColleague(api, owner.id, 'viewer')
  const id = await organisationOf(api, owner.id)
  const into_id = await organisationOf(api, (await makePerson(api, 'client')).id)
  for (const person of [admin, owner]) await longAgo(person)
  api.deps.sessions.clear()
  const invitation = (role: string) => ({ name: 'Ravi Teja', email: newEmail(), role })
  const guarded = [
    () => call(owner, 'PATCH', `/organisation/people/${viewer.id}`, { role: 'finance' }),
    () => call(owner, 'POST', '/organisation/invitations', invitation('owner')),
    () => call(admin, 'PATCH', `/admin/organisations/${id}/people/${viewer.id}`, { role: 'viewer' }),
    () => call(admin, 'POST', `/admin/organisations/${id}/invitations`, invitation('owner')),
    () => call(admin, 'POST', `/admin/organisations/${id}/merge`, { into_id }),
  ]
  const answers = []
  for (const request of guarded) answers.push(await request())
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [401, 'reauth_required']),
  )
  expect((await call(owner, 'POST', '/organisation/invitations', invitation('viewer'))).status).toBe(201)
  for (const person of [admin, owner])
    expect((await call(person, 'POST', '/me/reauthenticate', { current_password: password })).status).toBe(
      204,
    )
  const statuses = []
  for (const request of guarded) statuses.push((await request()).status)
  expect(statuses).toEqual([200, 201, 200, 201, 200])
})
