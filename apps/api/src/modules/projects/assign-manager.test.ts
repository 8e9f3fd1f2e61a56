import type { Actor } from '@trusswell/domain/actor.ts'
import type { ManagerChange } from '@trusswell/domain/assign-manager.ts'
import { beforeEach, expect, test } from 'vitest'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'
import { makeProject, makeWaitingProject } from '../../../test/projects.ts'

const database = useDatabase()
const api = useApi(database)

type User = Extract<Actor, { kind: 'user' }>
type Assigned = { data: { id: string; project_manager_id: string | null }[]; changed: ManagerChange[] }

const person = async (role: 'admin' | 'manager'): Promise<User> => ({
  kind: 'user',
  role,
  id: (await makePerson(api, role)).id,
})
let admin: User
let manager: User
beforeEach(async () => {
  admin = await person('admin')
  manager = await person('manager')
})

const post = (path: string, payload: object) =>
  api.app.inject({
    method: 'POST',
    url: `/api/admin/projects/manager${path}`,
    headers: asActor(admin),
    payload,
  })
const assign = async (ids: string[], project_manager_id = manager.id) =>
  (await post('', { ids, project_manager_id })).json<Assigned>()
const undo = async (changes: ManagerChange[]) => (await post('/undo', { changes })).json<Assigned>()
const teamOf = (id: string) =>
  database.rows<{ user_id: string; duty: string }>(
    'select user_id, duty from project_members where project_id = $1 order by duty desc',
    [id],
  )
const triageOf = async (id: string) =>
  (await database.rows<{ triage: string }>('select triage from projects where id = $1', [id]))[0]?.triage
const jobsOf = (id: string) =>
  database.rows<{ detail: string; waits: boolean }>(
    `select data->'payload'->>'detail' as detail, start_after > now() + interval '20 seconds' as waits from pgboss.job
     where name = 'notifications.create' and data->'payload'->'subject'->>'id' = $1`,
    [id],
  )

test('one manager is assigned to several projects; the one before stays on the team', async () => {
  const managed = await makeProject(api)
  const waiting = await makeWaitingProject(api)
  const { data, changed } = await assign([managed.id, waiting])
  expect(data.map(({ project_manager_id }) => project_manager_id)).toEqual([manager.id, manager.id])
  expect(changed).toHaveLength(2)
  expect(await teamOf(managed.id)).toEqual([
    { user_id: manager.id, duty: 'project_manager' },
    { user_id: managed.manager_id, duty: 'member' },
  ])
  expect(await triageOf(waiting)).toBe('accepted')
  // Notifications wait until Undo is no longer offered.
  expect(await jobsOf(waiting)).toEqual([{ detail: manager.id, waits: true }])
  expect((await assign([managed.id])).changed).toEqual([])
})

test('undo restores manager, team and queue without notifications', async () => {
  const managed = await makeProject(api)
  const waiting = await makeWaitingProject(api)
  const before = await teamOf(managed.id)
  const { changed } = await assign([managed.id, waiting])
  expect((await undo(changed)).data).toHaveLength(2)
  expect(await teamOf(managed.id)).toEqual(before)
  expect([await teamOf(waiting), await triageOf(waiting)]).toEqual([[], 'waiting'])
  expect(await jobsOf(managed.id)).toEqual([{ detail: manager.id, waits: true }])
  // A second time nothing is left to undo.
  expect((await undo(changed)).data).toEqual([])
})

test('a project that was changed since keeps its new manager', async () => {
  const { id } = await makeProject(api)
  const { changed } = await assign([id])
  await assign([id], (await person('manager')).id)
  expect((await undo(changed)).data).toEqual([])
})

test('a client can’t be assigned, and nothing changes', async () => {
  const { id, client_id, manager_id } = await makeProject(api)
  const answer = await post('', { ids: [id], project_manager_id: client_id })
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { fields: { project_manager_id: 'Only staff with an account can be chosen' } },
  ])
  expect(await teamOf(id)).toEqual([{ user_id: manager_id, duty: 'project_manager' }])
})

test('an undo doesn’t put a project into the queue that was never in it', async () => {
  const { id } = await makeProject(api)
  const { changed } = await assign([id])
  expect(
    (await undo(changed.map((change) => ({ ...change, project_manager_id: null, waited: true })))).data,
  ).toHaveLength(1)
  expect(await database.count(`projects where id = '${id}' and triage = 'waiting'`)).toBe(0)
})
