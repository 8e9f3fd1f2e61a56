import type { UserActivity, UserProject } from '@trusswell/domain/user-page.ts'
import { beforeAll, expect, test } from 'vitest'
import { useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson, makeSignedIn, organisationOf, password, type Person } from '../../../test/people.ts'
import { makeProject } from '../../../test/projects.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })
let admin: Person
beforeAll(async () => {
  admin = await makeSignedIn(api, 'admin')
})

const get = async <Body>(path: string) =>
  (
    await api.app.inject({ method: 'GET', url: `/api/admin/users/${path}`, headers: admin.headers })
  ).json<Body>()
const patch = (id: string, payload: object) =>
  api.app.inject({ method: 'PATCH', url: `/api/admin/users/${id}`, headers: admin.headers, payload })
const managerOf = async (id: string) =>
  (
    await database.rows<{ manager_id: string | null }>('select manager_id from projects where id = $1', [id])
  )[0]?.manager_id
const isMember = (project: string, person: string) =>
  database.count(`project_members where project_id = '${project}' and user_id = '${person}'`)
const finish = (id: string) =>
  database.admin.query(`update projects set status = 'completed' where id = $1`, [id])
const notices = (id: string) =>
  database.count(`pgboss.job where data::text like '%manager_assigned%' and data::text like '%${id}%'`)

test('a user’s page has their projects with their role in each, the organisation and the activity', async () => {
  const manager = await makePerson(api, 'manager')
  const client = await makePerson(api, 'client')
  const project = await makeProject(api, { managerId: manager.id, clientId: client.id })
  expect((await get<{ data: UserProject[] }>(`${manager.id}/projects`)).data).toMatchObject([
    { id: project.id, part: 'project_manager' },
  ])
  expect((await get<{ data: UserProject[] }>(`${client.id}/projects`)).data).toMatchObject([
    { id: project.id, part: 'client' },
  ])
  expect(await get(`${manager.id}/assignments`)).toEqual({
    organisation: null,
    managed_projects: 1,
    failed_sign_ins: 0,
  })
  expect(await get(`${client.id}/assignments`)).toMatchObject({
    organisation: { id: await organisationOf(api, client.id), role: 'owner' },
    managed_projects: 0,
  })
  await patch(client.id, { version: 1, name: 'New Name' })
  const { data } = await get<{ data: UserActivity[] }>(`${client.id}/activity`)
  expect(data[0]).toMatchObject({ action: 'user.updated', actor_id: admin.id, entity_id: client.id })
  // What the admin did is on the admin's own page.
  const own = await get<{ data: UserActivity[]; next_cursor: string }>(`${admin.id}/activity?limit=1`)
  expect(own.data).toMatchObject([{ action: 'user.updated', entity_id: client.id }])
  const next = await get<{ data: UserActivity[] }>(`${admin.id}/activity?limit=1&cursor=${own.next_cursor}`)
  expect(next.data[0]?.id).not.toBe(own.data[0]?.id)
})

test('an unknown person has no page', async () => {
  for (const part of ['assignments', 'projects', 'activity']) {
    expect(await get(`${crypto.randomUUID()}/${part}`)).toMatchObject({ code: 'not_found' })
  }
})

test('a manager who is deactivated hands the unfinished projects over, in one transaction', async () => {
  const [leaving, next] = [await makePerson(api, 'manager'), await makePerson(api, 'manager')]
  const [open, done] = [
    await makeProject(api, { managerId: leaving.id }),
    await makeProject(api, { managerId: leaving.id }),
  ]
  await finish(done.id)
  const refused = await patch(leaving.id, { version: 1, status: 'inactive' })
  expect(refused.statusCode).toBe(409)
  expect(refused.json<{ message: string }>().message).toContain('manages 1 unfinished project.')
  expect(await managerOf(open.id)).toBe(leaving.id)

  const client = await makePerson(api, 'client')
  for (const successor_id of [leaving.id, client.id]) {
    const wrong = await patch(leaving.id, { version: 1, status: 'inactive', successor_id })
    expect(wrong.statusCode).toBe(400)
  }
  // A stale version leaves everything as it was.
  expect(
    (await patch(leaving.id, { version: 7, status: 'inactive', successor_id: next.id })).statusCode,
  ).toBe(409)
  expect(await managerOf(open.id)).toBe(leaving.id)

  const answer = await patch(leaving.id, { version: 1, status: 'inactive', successor_id: next.id })
  expect(answer.json()).toMatchObject({ id: leaving.id, status: 'inactive' })
  expect([await managerOf(open.id), await managerOf(done.id)]).toEqual([next.id, leaving.id])
  expect(await notices(open.id)).toBe(1)
  // After reactivation they don't see the projects that were handed over.
  expect([await isMember(open.id, leaving.id), await isMember(done.id, leaving.id)]).toEqual([0, 1])
  const { data } = await get<{ data: UserActivity[] }>(`${leaving.id}/activity`)
  expect(data[0]?.details).toMatchObject({ handed_over: 1, successor_id: next.id })
})

test('a manager who becomes a client leaves the projects without a manager, if that was chosen', async () => {
  const leaving = await makePerson(api, 'manager')
  const project = await makeProject(api, { managerId: leaving.id })
  expect((await patch(leaving.id, { version: 1, role: 'client' })).statusCode).toBe(409)
  expect((await patch(leaving.id, { version: 1, role: 'client', successor_id: null })).statusCode).toBe(200)
  expect([await managerOf(project.id), await notices(project.id)]).toEqual([null, 0])
})

test('a manager who becomes an admin keeps the projects', async () => {
  const manager = await makePerson(api, 'manager')
  const project = await makeProject(api, { managerId: manager.id })
  expect((await patch(manager.id, { version: 1, role: 'admin' })).statusCode).toBe(200)
  expect(await managerOf(project.id)).toBe(manager.id)
})

test('a manager who is deleted hands the unfinished projects over too, or leaves them without a manager', async () => {
  const [leaving, next] = [await makePerson(api, 'manager'), await makePerson(api, 'manager')]
  const project = await makeProject(api, { managerId: leaving.id })
  const remove = (query = '') =>
    api.app.inject({
      method: 'DELETE',
      url: `/api/admin/users/${leaving.id}${query}`,
      headers: admin.headers,
    })
  const refused = await remove()
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    expect.stringContaining('manages 1 unfinished project. Choose who takes over.'),
  ])
  expect((await remove(`?successor=${leaving.id}`)).statusCode).toBe(400)
  expect(await managerOf(project.id)).toBe(leaving.id)
  expect((await remove(`?successor=${next.id}`)).statusCode).toBe(204)
  expect([await managerOf(project.id), await notices(project.id)]).toEqual([next.id, 1])
  const { data } = await get<{ data: UserActivity[] }>(`${leaving.id}/activity`)
  expect(data[0]).toMatchObject({
    action: 'user.deleted',
    details: { handed_over: 1, successor_id: next.id },
  })
  const left = await api.app.inject({
    method: 'DELETE',
    url: `/api/admin/users/${next.id}?successor=none`,
    headers: admin.headers,
  })
  expect([left.statusCode, await managerOf(project.id)]).toEqual([204, null])
})

test('staff who manage unfinished projects can’t delete their own account before an admin has handed them over', async () => {
  for (const [role, first] of [
    ['manager', 'Ask an admin to assign another manager, then delete your account.'],
    ['admin', 'Assign another manager first.'],
  ] as const) {
    const leaving = await makeSignedIn(api, role)
    const [open, done] = [
      await makeProject(api, { managerId: leaving.id }),
      await makeProject(api, { managerId: leaving.id }),
    ]
    await finish(done.id)
    const leave = () =>
      api.app.inject({
        method: 'POST',
        url: '/api/me/delete',
        headers: leaving.headers,
        payload: { current_password: password },
      })
    const refused = await leave()
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      409,
      `You manage 1 unfinished project. ${first}`,
    ])
    expect(await database.count(`users where id = '${leaving.id}' and deleted_at is null`)).toBe(1)
    await database.admin.query('delete from project_members where project_id = $1', [open.id])
    expect((await leave()).statusCode).toBe(204)
    expect(await managerOf(done.id)).toBe(leaving.id)
  }
})
