import type { Actor } from '@trusswell/domain/actor.ts'
import type { ContactProgressChange } from '@trusswell/domain/bulk-contacts.ts'
import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { beforeEach, expect, test } from 'vitest'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'

const database = useDatabase()
const api = useApi(database)

type User = Extract<Actor, { kind: 'user' }>
type Changed = { data: ContactSubmission[]; changed: ContactProgressChange[] }

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

let visitors = 0
const create = async () =>
  (await api.sendContact({}, {}, `10.7.${(visitors += 1)}.1`)).json<{ id: string }>().id
const post = (actor: User, path: string, payload: object) =>
  api.app.inject({
    method: 'POST',
    url: `/api/${actor.role}/contacts/progress${path}`,
    headers: asActor(actor),
    payload,
  })
const change = async (actor: User, payload: object) => (await post(actor, '', payload)).json<Changed>()
const undo = async (actor: User, changes: ContactProgressChange[]) =>
  (await post(actor, '/undo', { changes })).json<Changed>()
const stored = async (ids: string[]) =>
  (
    await database.rows<{ id: string; status: string; assignee_id: string | null }>(
      'select id, status, assignee_id from contact_submissions where id = any($1)',
      [ids],
    )
  )
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ status, assignee_id }) => [status, assignee_id])
const notified = (id: string) =>
  database.rows<{ detail: string; waits: boolean }>(
    `select data->'payload'->>'detail' as detail, start_after > now() + interval '20 seconds' as waits from pgboss.job
     where name = 'notifications.create' and data->'payload'->>'kind' = 'enquiry_assigned'
       and data->'payload'->'subject'->>'id' = $1`,
    [id],
  )

test('status and assignee are set together or alone, and the assignee is notified when Undo is over', async () => {
  const ids = [await create(), await create()]
  const both = await change(admin, { ids, status: 'in-progress', assignee_id: manager.id })
  expect([both.data.length, both.changed.length]).toEqual([2, 2])
  expect(await stored(ids)).toEqual([
    ['in-progress', manager.id],
    ['in-progress', manager.id],
  ])
  expect(await notified(ids[0] ?? '')).toEqual([{ detail: manager.id, waits: true }])
  await change(manager, { ids, status: 'resolved' })
  expect((await stored(ids))[1]).toEqual(['resolved', manager.id])
  await change(manager, { ids, assignee_id: null })
  expect((await stored(ids))[1]).toEqual(['resolved', null])
  expect((await change(manager, { ids, assignee_id: null, status: 'resolved' })).changed).toEqual([])
})

test('undo restores each status and assignee, and notifies no one', async () => {
  const ids = [await create(), await create()]
  const [first = '', second = ''] = ids
  await change(manager, { ids: [first], status: 'in-progress', assignee_id: admin.id })
  const before = await stored(ids)
  const { changed } = await change(manager, { ids, status: 'resolved', assignee_id: manager.id })
  expect((await undo(manager, changed)).data).toHaveLength(2)
  expect(await stored(ids)).toEqual(before)
  expect(await notified(first)).toEqual([{ detail: admin.id, waits: true }])
  expect(await notified(second)).toEqual([])
  // A second time nothing is left to undo.
  expect((await undo(manager, changed)).data).toEqual([])
})

test('a submission that was changed or deleted since stays as it is', async () => {
  const ids = [await create(), await create(), await create()]
  const { changed } = await change(admin, { ids, status: 'resolved' })
  await change(manager, { ids: ids.slice(0, 1), assignee_id: manager.id })
  await database.admin.query('update contact_submissions set deleted_at = now() where id = $1', [ids[1]])
  expect((await undo(admin, changed)).data.map(({ id }) => id)).toEqual(ids.slice(2))
  expect(await stored(ids)).toEqual([
    ['resolved', manager.id],
    ['resolved', null],
    ['new', null],
  ])
  expect((await change(manager, { ids: ids.slice(1, 2), status: 'new' })).changed).toEqual([])
})

test('only staff can be assigned, also by an undo', async () => {
  const ids = [await create()]
  const client = (await makePerson(api, 'client')).id
  const refused = await post(admin, '', { ids, assignee_id: client })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { fields: { assignee_id: 'Choose an admin or a manager' } },
  ])
  const { changed } = await change(admin, { ids, assignee_id: manager.id })
  expect(
    (
      await undo(
        admin,
        changed.map((each) => ({ ...each, assignee_id: client })),
      )
    ).data,
  ).toHaveLength(1)
  expect(await stored(ids)).toEqual([['new', null]])
})

test('a request must change something', async () => {
  const refused = await post(admin, '', { ids: [await create()] })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { fields: { status: 'Choose a status or an assignee' } },
  ])
})
