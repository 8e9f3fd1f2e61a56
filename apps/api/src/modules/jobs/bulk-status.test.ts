import type { Actor } from '@trusswell/domain/actor.ts'
import type { JobStatusChange } from '@trusswell/domain/bulk-jobs.ts'
import { idOf } from '../../platform/ids.ts'
import type { StaffJob } from '@trusswell/domain/jobs.ts'
import { expect, test } from 'vitest'
import { apply } from '../../../test/applications.ts'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'

const database = useDatabase()
const api = useApi(database)
type User = Extract<Actor, { kind: 'user' }>
const admin: User = { kind: 'user', id: crypto.randomUUID(), role: 'admin' }
const manager: User = { kind: 'user', id: crypto.randomUUID(), role: 'manager' }
const staff = [admin, manager].map((actor) => [actor.role, actor] as const)

type Changed = { data: StaffJob[]; changed: JobStatusChange[] }
const post = (actor: User, path: string, payload: object) =>
  api.app.inject({
    method: 'POST',
    url: `/api/${actor.role}/jobs/status${path}`,
    headers: asActor(actor),
    payload,
  })
const change = async (actor: User, ids: string[], status: 'open' | 'closed') =>
  (await post(actor, '', { ids, status })).json<Changed>()
const undo = async (actor: User, changes: JobStatusChange[]) =>
  (await post(actor, '/undo', { changes })).json<{ data: StaffJob[] }>().data.map(({ id }) => id)

let made = 0
/** Posted long ago, so that a last day can have passed. */
async function create(status: StaffJob['status'], closes_on: string | null = null) {
  const id = `rigger-${(made += 1)}`
  await database.admin.query(
    `insert into jobs (id, title, department, location, type, experience, description, posted_on, status, closes_on)
     values ($1, 'Funicular Rigger', 'B', 'C', 'D', 'E', 'F', '2020-01-01', $2, $3)`,
    [id, status, closes_on],
  )
  return id
}
const stored = async (ids: string[]) =>
  (
    await database.rows<{ id: string; status: string; closes_on: string | null }>(
      'select id, status, closes_on::text from jobs where id = any($1)',
      [ids],
    )
  )
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ status, closes_on }) => [status, closes_on])
const found = async () => (await api.app.inject({ url: '/api/search?q=funicular' })).body
const audited = async (id: string) =>
  (
    await database.rows<{ details: object }>(
      'select details from audit_entries where entity_id = $1 order by id',
      [idOf(`job/${id}`)],
    )
  ).map(({ details }) => details)

test.each(staff)(
  'an %s closes the open ones, which visitors can’t see any more, and Undo restores them',
  async (_role, actor) => {
    const ids = [
      await create('open'),
      await create('open', '2099-12-31'),
      await create('open', '2020-02-01'),
      await create('closed'),
      await create('draft'),
    ]
    const [first = '', second = ''] = ids
    const before = await stored(ids)
    const { data, changed } = await change(actor, ids, 'closed')
    expect(data.map(({ id, status }) => [id, status])).toEqual([
      [first, 'closed'],
      [second, 'closed'],
    ])
    expect(changed).toEqual([
      { id: first, version: 2, status: 'open', closes_on: null },
      { id: second, version: 2, status: 'open', closes_on: '2099-12-31' },
    ])
    expect(await stored(ids)).toEqual([['closed', null], ['closed', '2099-12-31'], ...before.slice(2)])
    const publicly = async () => [
      (await api.app.inject({ url: `/api/jobs/${first}` })).json<{ code?: string; title?: string }>().title,
      (await apply(api, first)).statusCode,
      (await found()).includes(first),
    ]
    expect(await publicly()).toEqual([undefined, 410, false])
    expect(await undo(actor, changed)).toEqual([first, second])
    expect(await stored(ids)).toEqual(before)
    expect(await publicly()).toEqual(['Funicular Rigger', 201, true])
    expect(await audited(first)).toMatchObject([
      { job_id: first, fields: ['status'], status: 'closed' },
      { job_id: first, fields: ['status', 'closes_on'], status: 'open' },
    ])
    expect(await audited(ids[4] ?? '')).toEqual([])
    // A second time nothing is left to undo.
    expect(await undo(actor, changed)).toEqual([])
  },
)

test('closed and ended ones are reopened, without a last day that has passed, and Undo restores it', async () => {
  const ids = [
    await create('closed', '2099-12-31'),
    await create('closed', '2020-02-01'),
    await create('open', '2020-02-01'),
    await create('open'),
    await create('draft'),
  ]
  const before = await stored(ids)
  const { changed } = await change(manager, ids, 'open')
  expect(changed.map(({ id }) => id)).toEqual(ids.slice(0, 3))
  expect(await stored(ids)).toEqual([
    ['open', '2099-12-31'],
    ['open', null],
    ['open', null],
    ...before.slice(3),
  ])
  expect(await undo(manager, changed)).toEqual(ids.slice(0, 3))
  expect(await stored(ids)).toEqual(before)
})

test('a position that was changed or deleted since stays as it is', async () => {
  const ids = [await create('open'), await create('open'), await create('open')]
  const { changed } = await change(admin, ids, 'closed')
  const patched = await api.app.inject({
    method: 'PATCH',
    url: `/api/manager/jobs/${ids[0]}`,
    headers: asActor(manager),
    payload: { title: 'Another Rigger' },
  })
  expect(patched.statusCode).toBe(200)
  await database.admin.query('update jobs set deleted_at = now() where id = $1', [ids[1]])
  expect(await undo(admin, changed)).toEqual(ids.slice(2))
  expect((await stored(ids)).map(([status]) => status)).toEqual(['closed', 'closed', 'open'])
  expect((await change(manager, ids.slice(1, 2), 'open')).changed).toEqual([])
})

test('neither a change nor an undo makes a draft of a position, publishes one or ends one before its posting', async () => {
  const draft = await create('draft')
  const id = await create('open')
  expect((await post(admin, '', { ids: [id], status: 'draft' })).statusCode).toBe(400)
  const of = (changes: object) => ({
    changes: [{ id, version: 1, status: 'open', closes_on: null, ...changes }],
  })
  expect((await post(admin, '/undo', of({ status: 'draft' }))).statusCode).toBe(400)
  expect((await post(admin, '/undo', of({ id: draft }))).json()).toEqual({ data: [] })
  expect((await post(admin, '/undo', of({ closes_on: '2019-12-31' }))).json()).toMatchObject({
    fields: { closes_on: 'The last day to apply can’t be before the posting date' },
  })
  expect(await stored([draft, id])).toEqual([
    ['draft', null],
    ['open', null],
  ])
})
