import { randomInt } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { useApi, useDatabase } from '../../../test/harness.ts'
import { makeColleague, makePerson, makeSignedIn, organisationOf, type Person } from '../../../test/people.ts'
import { makeProject, milestoneBody, projectBody } from '../../../test/projects.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })
const other = useApi(database, { realSessions: true })

const call = async (
  person: Person,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => {
  const answer = await api.app.inject({
    method,
    url: `/api${url}`,
    headers: person.headers,
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() }
}

/** Two organisations with two people and a project each. */
async function twoFirms() {
  const [owner, outsider] = [await makeSignedIn(api, 'client'), await makeSignedIn(api, 'client')]
  const [viewer, outsidersViewer] = [
    await makeColleague(api, owner.id, 'viewer'),
    await makeColleague(api, outsider.id, 'viewer'),
  ]
  const project = await makeProject(api, { clientId: owner.id })
  const foreign = await makeProject(api, { clientId: outsider.id })
  return { owner, viewer, outsider, outsidersViewer, project, foreign }
}
const titles = async (person: Person) =>
  (await call(person, 'GET', '/client/projects')).body.data.map(({ id }: { id: string }) => id)

test('people of an organisation see its projects and each other, and nothing of another organisation', async () => {
  const { owner, viewer, outsider, outsidersViewer, project, foreign } = await twoFirms()
  for (const [person, own, hidden] of [
    [owner, project, foreign],
    [viewer, project, foreign],
    [outsider, foreign, project],
    [outsidersViewer, foreign, project],
  ] as const) {
    expect(await titles(person)).toEqual([own.id])
    expect((await call(person, 'GET', `/projects/${own.id}/milestones`)).body.data).toHaveLength(1)
    expect((await call(person, 'GET', `/projects/${hidden.id}`)).status).toBe(404)
  }
  const people = (await call(viewer, 'GET', '/organisation/people')).body.data
  expect(new Set(people.map(({ id }: Person) => id))).toEqual(new Set([owner.id, viewer.id]))
  expect((await call(owner, 'PATCH', `/organisation/people/${outsider.id}`, { role: 'viewer' })).status).toBe(
    404,
  )
  expect((await call(owner, 'DELETE', `/organisation/people/${outsidersViewer.id}`)).status).toBe(404)
})

test('people of an organisation are listed owners first, then by name, page after page', async () => {
  const owner = await makeSignedIn(api, 'client')
  const names = new Map([
    [(await makeColleague(api, owner.id, 'viewer')).id, 'bela Rao'],
    [owner.id, 'Zoya Khan'],
    [(await makeColleague(api, owner.id, 'owner')).id, 'Chitra Nair'],
    [(await makeColleague(api, owner.id, 'finance')).id, 'Arun Das'],
  ])
  for (const [id, name] of names)
    await database.admin.query('update users set name = $2 where id = $1', [id, name])
  const read = async (place: string) =>
    (await call(owner, 'GET', `/organisation/people?limit=2${place}`)).body
  const first = await read('&count=true')
  const second = await read(`&cursor=${first.next_cursor}`)
  const listed = [...first.data, ...second.data].map(({ name }: { name: string }) => name)
  expect(listed).toEqual(['Chitra Nair', 'Zoya Khan', 'Arun Das', 'bela Rao'])
  expect([first.total, second.next_cursor]).toEqual([4, null])
})

test('owners share what any of them added; finance and viewers read', async () => {
  const { owner, viewer, project } = await twoFirms()
  const second = await makeColleague(api, owner.id, 'owner')
  const finance = await makeColleague(api, owner.id, 'finance')
  const url = `/projects/${project.id}/milestones`
  const edit = { ...milestoneBody(api), title: 'Changed by a colleague', version: 1 }
  for (const person of [viewer, finance]) {
    expect((await call(person, 'POST', url, milestoneBody(api))).status).toBe(403)
    expect((await call(person, 'PUT', `${url}/${project.milestone}`, edit)).status).toBe(403)
    expect((await call(person, 'POST', '/projects', projectBody())).status).toBe(403)
  }
  expect((await call(second, 'PUT', `${url}/${project.milestone}`, edit)).status).toBe(200)
  expect((await call(second, 'DELETE', `${url}/${project.milestone}`)).status).toBe(204)
  expect((await call(owner, 'POST', `${url}/${project.milestone}/restore`)).status).toBe(200)
})

test('finance edits billing data, owners everything; what does not fit together is refused at its field', async () => {
  const { owner, viewer } = await twoFirms()
  const finance = await makeColleague(api, owner.id, 'finance')
  const billing = {
    legal_name: 'Charminar Mills Private Limited',
    gst_category: 'regular',
    gstin: '27AAPFU0939F1ZV',
    state: '27',
    pan: 'AAPFU0939F',
  }
  expect((await call(finance, 'PATCH', '/organisation', { phone: '+91 40 1234' })).status).toBe(403)
  expect((await call(viewer, 'PATCH', '/organisation', billing)).status).toBe(403)
  const saved = await call(finance, 'PATCH', '/organisation', { version: 1, ...billing })
  expect([saved.status, saved.body]).toMatchObject([200, { ...billing, version: 2 }])
  const stale = await call(owner, 'PATCH', '/organisation', { version: 1, display_name: 'Charminar' })
  expect([stale.status, stale.body.current]).toMatchObject([409, billing])
  const wrong = await call(owner, 'PATCH', '/organisation', { state: '29' })
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['state']])
  expect((await call(owner, 'PATCH', '/organisation', { display_name: 'Charminar Mills' })).status).toBe(200)
})

test("the organisation's name is the client's name on cards and in searches, and follows the person until it is changed", async () => {
  const owner = await makeSignedIn(api, 'client')
  const project = await makeProject(api, { clientId: owner.id })
  const admin = await makeSignedIn(api, 'admin')
  const card = async () => (await call(admin, 'GET', `/admin/projects/${project.id}`)).body.client.name
  await call(owner, 'PATCH', '/me', { name: 'Asha Rao' })
  expect(await card()).toBe('Asha Rao')
  await call(owner, 'PATCH', '/organisation', { display_name: 'Golconda Fabrics' })
  await call(owner, 'PATCH', '/me', { name: 'Asha Menon' })
  expect(await card()).toBe('Golconda Fabrics')
  const found = await call(admin, 'GET', '/admin/projects?search=golconda')
  expect(found.body.data.map(({ id }: { id: string }) => id)).toEqual([project.id])
})

test('the last owner of an organisation with a project stays, whichever way they would leave', async () => {
  const { owner, viewer } = await twoFirms()
  const admin = await makeSignedIn(api, 'admin')
  const organisation = await organisationOf(api, owner.id)
  const ways = [
    call(owner, 'PATCH', `/organisation/people/${owner.id}`, { role: 'viewer' }),
    call(owner, 'DELETE', `/organisation/people/${owner.id}`),
    call(owner, 'POST', '/me/delete', { current_password: 'lotus-gate-77-kiln' }),
    call(admin, 'DELETE', `/admin/users/${owner.id}`),
    call(admin, 'PATCH', `/admin/users/${owner.id}`, { role: 'manager' }),
    call(admin, 'DELETE', `/admin/organisations/${organisation}/people/${owner.id}`),
  ]
  expect((await Promise.all(ways)).map(({ status }) => status)).toEqual(ways.map(() => 409))
  expect((await call(owner, 'PATCH', `/organisation/people/${viewer.id}`, { role: 'owner' })).status).toBe(
    200,
  )
  const both = await Promise.all([
    call(owner, 'PATCH', `/organisation/people/${owner.id}`, { role: 'viewer' }),
    call(admin, 'PATCH', `/admin/organisations/${organisation}/people/${viewer.id}`, { role: 'viewer' }),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('a person who is removed or demoted loses the rights within two seconds, on every process', async () => {
  const { owner, viewer, project } = await twoFirms()
  const second = await makeColleague(api, owner.id, 'owner')
  const seen = (person: Person) =>
    other.app.inject({ url: `/api/projects/${project.id}`, headers: person.headers })
  const rename = () =>
    other.app.inject({
      method: 'PATCH',
      url: '/api/organisation',
      headers: second.headers,
      payload: { phone: String(randomInt(10 ** 8, 10 ** 9)) },
    })
  expect([(await seen(viewer)).statusCode, (await rename()).statusCode]).toEqual([200, 200])
  await database.admin.query(
    `insert into notifications (id, user_id, kind, event_key, project_id, message)
     values (gen_random_uuid(), $1, 'status_changed', 'k', $2, 'Lab is now In Progress')`,
    [viewer.id, project.id],
  )
  expect((await call(owner, 'DELETE', `/organisation/people/${viewer.id}`)).status).toBe(204)
  expect((await call(owner, 'PATCH', `/organisation/people/${second.id}`, { role: 'viewer' })).status).toBe(
    200,
  )
  // The session cache of the other process follows this clock.
  other.clock.now += 2_100
  await vi.waitFor(async () => {
    expect((await seen(viewer)).statusCode).toBe(404)
    expect((await rename()).statusCode).toBe(403)
  }, 5_000)
  expect((await call(viewer, 'GET', '/notifications')).body.data).toEqual([])
  expect(await titles(viewer)).toEqual([])
  expect((await call(viewer, 'GET', '/me')).body.organisation).toMatchObject({ role: 'owner' })
})

test('staff create an organisation and its project before its people have accounts; managers see contacts, never PAN or notes', async () => {
  const [admin, manager] = [await makeSignedIn(api, 'admin'), await makeSignedIn(api, 'manager')]
  const made = await call(manager, 'POST', '/clients', { display_name: 'Musi Foods', phone: '+91 40 5555' })
  expect([made.status, made.body]).toMatchObject([201, { name: 'Musi Foods', people: [] }])
  const organisation_id: string = made.body.id
  const project = await call(manager, 'POST', '/projects', projectBody({ organisation_id }))
  expect([project.status, project.body.data]).toMatchObject([
    201,
    { organisation_id, client: { id: null, name: 'Musi Foods' } },
  ])
  const notes = { pan: 'AAPFU0939F', notes: 'Pays late' }
  expect((await call(admin, 'PATCH', `/admin/organisations/${organisation_id}`, notes)).status).toBe(200)
  expect((await call(manager, 'POST', '/clients', { display_name: 'X', pan: 'AAPFU0939F' })).status).toBe(400)
  const { id } = await makePerson(api, 'client')
  await database.admin.query(
    `update users set organisation_id = $2, organisation_role = 'finance' where id = $1`,
    [id, organisation_id],
  )
  const contacts = await call(manager, 'GET', `/projects/${project.body.data.id}/contacts`)
  expect(contacts.body.data).toEqual([
    { id, name: 'Person client', email: expect.any(String), phone: '+91 40 5555', role: 'finance' },
  ])
  const seen = await call(admin, 'GET', `/admin/organisations/${organisation_id}`)
  expect(seen.body).toMatchObject({ ...notes, people_count: 1, projects_count: 1 })
  const activity = (await call(admin, 'GET', `/admin/organisations/${organisation_id}/activity`)).body.data
  expect(activity.map(({ action }: { action: string }) => action)).toEqual([
    'organisation.updated',
    'organisation.created',
  ])
  expect(activity[0].details).toMatchObject({ 'before.notes': '', 'after.notes': 'Pays late' })
})

test('managers find the contacts of their own projects’ clients by name, address or organisation', async () => {
  const { owner, viewer, outsider, project } = await twoFirms()
  const manager = await makeSignedIn(api, 'manager')
  await database.admin.query('update project_members set user_id = $2 where project_id = $1', [
    project.id,
    manager.id,
  ])
  await database.admin.query(`update users set name = 'Asha Rao' where id = $1`, [owner.id])
  await database.admin.query(`update users set name = 'Asha Nair' where id = $1`, [outsider.id])
  const organisation = `Ghatkesar Dairy ${owner.id}`
  await database.admin.query('update organisations set display_name = $2 where id = $1', [
    await organisationOf(api, owner.id),
    organisation,
  ])
  const find = async (search: string, person = manager) =>
    (await call(person, 'GET', `/manager/client-contacts?search=${encodeURIComponent(search)}`)).body.data
  const idsOf = async (search: string) => (await find(search)).map(({ id }: Person) => id)
  expect(await find('asha')).toEqual([
    { id: owner.id, name: 'Asha Rao', email: owner.email, organisation, project_id: project.id },
  ])
  expect(await idsOf(viewer.email.toUpperCase())).toEqual([viewer.id])
  expect(new Set(await idsOf('ghatkesar'))).toEqual(new Set([owner.id, viewer.id]))
  expect(await find('asha', await makeSignedIn(api, 'manager'))).toEqual([])
  await database.admin.query('update users set deactivated_at = now() where id = $1', [viewer.id])
  expect(await idsOf('ghatkesar')).toEqual([owner.id])
})

test('a project’s contact must be a confirmed person of its organisation', async () => {
  const admin = await makeSignedIn(api, 'admin')
  const [one, two] = [await makePerson(api, 'client'), await makePerson(api, 'client')]
  const unconfirmed = await makePerson(api, 'client', { verified: false })
  const short = { title: 'Short', end_date: '2027-01-31' }
  const add = async (named: object) =>
    (await call(admin, 'POST', '/admin/projects', { ...short, ...named })).status
  const [own, theirs] = [await organisationOf(api, one.id), await organisationOf(api, unconfirmed.id)]
  expect(await add({ organisation_id: own, client_id: one.id })).toBe(201)
  expect(await add({ organisation_id: own, client_id: two.id })).toBe(400)
  expect(await add({ organisation_id: theirs })).toBe(400)
  expect(await add({})).toBe(400)
})

test('two organisations are merged: people, projects and payments of the one become the other’s', async () => {
  const { owner, viewer, outsider, project, foreign } = await twoFirms()
  const admin = await makeSignedIn(api, 'admin')
  const [source, target] = [await organisationOf(api, owner.id), await organisationOf(api, outsider.id)]
  await database.admin.query(
    `insert into payments (id, project_id, client_id, amount_paise, description)
     values (gen_random_uuid(), $1, $2, 100, 'Running bill')`,
    [project.id, owner.id],
  )
  const enquiry = await makeEnquiryOf(source)
  expect(
    (await call(outsider, 'POST', `/admin/organisations/${source}/merge`, { into_id: target })).status,
  ).toBe(403)
  const merged = await call(admin, 'POST', `/admin/organisations/${source}/merge`, { into_id: target })
  expect([merged.status, merged.body]).toMatchObject([
    200,
    { id: target, people_count: 4, projects_count: 2 },
  ])
  for (const person of [owner, viewer, outsider]) {
    expect(new Set(await titles(person))).toEqual(new Set([project.id, foreign.id]))
    expect((await call(person, 'GET', '/client/payments')).body.data).toHaveLength(1)
  }
  expect((await call(admin, 'GET', `/admin/organisations/${source}`)).status).toBe(404)
  // The enquiry that was converted to the merged organisation now links to the other one.
  expect((await call(admin, 'GET', `/admin/contacts/${enquiry}`)).body).toMatchObject({
    organisation_id: target,
  })
})

async function makeEnquiryOf(organisation: string): Promise<string> {
  const [row] = await database.rows<{ id: string }>(
    `insert into contact_submissions
       (id, first_name, last_name, email, phone, subject, message, consent_notice, organisation_id,
        converted_at)
     values (gen_random_uuid(), 'Meera', 'Iyer', 'meera@people.example', null, 'Offer', 'Please call', 'contact-1', $1, now())
     returning id`,
    [organisation],
  )
  return row?.id ?? ''
}

test('erasing the only person of an empty organisation erases it; one with projects loses the name', async () => {
  const { owner, project } = await twoFirms()
  const alone = await makePerson(api, 'client')
  const empty = await organisationOf(api, alone.id)
  await database.admin.query('update users set name = $2 where id = $1', [owner.id, 'Lakshmi Iyer'])
  await database.admin.query('delete from users where id = any($1)', [[alone.id, owner.id]])
  expect(await database.rows('select from organisations where id = $1', [empty])).toEqual([])
  expect(await database.rows('select client_name from projects where id = $1', [project.id])).toEqual([
    { client_name: 'Former client' },
  ])
})
