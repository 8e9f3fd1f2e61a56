import type { Actor } from '@trusswell/domain/actor.ts'
import type { MembersChange } from '@trusswell/domain/add-members.ts'
import { mostMembers } from '@trusswell/domain/team-values.ts'
import { beforeEach, expect, test } from 'vitest'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'
import { makeProject, makeWaitingProject } from '../../../test/projects.ts'

const database = useDatabase()
const api = useApi(database)

type Added = { data: { id: string }[]; changed: MembersChange[] }

let admin: Extract<Actor, { kind: 'user' }>
let joining: string[]
beforeEach(async () => {
  admin = { kind: 'user', role: 'admin', id: (await makePerson(api, 'admin')).id }
  joining = [(await makePerson(api, 'manager')).id, (await makePerson(api, 'admin')).id].toSorted()
})

const post = (path: string, payload: object) =>
  api.app.inject({
    method: 'POST',
    url: `/api/admin/projects/members${path}`,
    headers: asActor(admin),
    payload,
  })
const add = async (ids: string[], user_ids = joining) => (await post('', { ids, user_ids })).json<Added>()
const undo = async (changes: MembersChange[]) => (await post('/undo', { changes })).json<Added>()
const teamOf = (id: string) =>
  database.rows<{ user_id: string; duty: string }>(
    'select user_id, duty from project_members where project_id = $1 order by duty desc, user_id',
    [id],
  )
const members = (ids: string[]) => ids.map((user_id) => ({ user_id, duty: 'member' }))

test('people join the teams that they aren’t on, and no one loses a duty', async () => {
  const [first = ''] = joining
  const managed = await makeProject(api, { managerId: first })
  const waiting = await makeWaitingProject(api)
  const { data, changed } = await add([managed.id, waiting])
  expect(data).toHaveLength(2)
  expect(changed.map(({ id, user_ids }) => [id, user_ids.toSorted()])).toEqual(
    [
      [managed.id, joining.slice(1)],
      [waiting, joining],
    ].toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  )
  expect(await teamOf(managed.id)).toEqual([
    { user_id: first, duty: 'project_manager' },
    ...members(joining.slice(1)),
  ])
  expect(await teamOf(waiting)).toEqual(members(joining))
  // Only a manager accepts a request.
  expect(await database.count(`projects where id = '${waiting}' and triage = 'waiting'`)).toBe(1)
  expect((await add([managed.id, waiting])).changed).toEqual([])
})

test('each new member has a line in the project’s history', async () => {
  const { id } = await makeProject(api)
  await add([id])
  expect(
    await database.count(
      `project_activity where project_id = '${id}' and entity = 'member' and action = 'added'`,
    ),
  ).toBe(joining.length)
})

test('undo takes only those off the team who joined, and only once', async () => {
  const [first = ''] = joining
  const { id } = await makeProject(api)
  const { changed: earlier } = await add([id], [first])
  const { changed } = await add([id])
  expect((await undo(changed)).data).toHaveLength(1)
  expect((await teamOf(id)).filter(({ duty }) => duty === 'member')).toEqual(members([first]))
  expect((await undo(changed)).data).toEqual([])
  // The second change came after the first, so the first can’t be undone any more.
  expect((await undo(earlier)).data).toEqual([])
})

test('a client can’t join, and no team changes', async () => {
  const { id, client_id } = await makeProject(api)
  const answer = await post('', { ids: [id], user_ids: [...joining, client_id] })
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { fields: { user_ids: 'Only staff with an account can be chosen' } },
  ])
  expect(await teamOf(id)).toHaveLength(1)
})

test('a full team takes no one, and the other projects of the request stay as they were', async () => {
  const [open, full] = [await makeProject(api), await makeProject(api)]
  await database.admin.query(
    `insert into project_members (project_id, id, name, duty)
     select $1, gen_random_uuid(), 'Mason ' || n, 'member' from generate_series(1, $2) n`,
    [full.id, mostMembers],
  )
  const answer = await post('', { ids: [open.id, full.id], user_ids: joining })
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ fields: { user_ids: string } }>().fields.user_ids).toContain(`Project ${full.id}`)
  expect(await teamOf(open.id)).toHaveLength(1)
})
