import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { anonymous, type Actor } from '@trusswell/domain/actor.ts'
import { beforeEach, expect, test } from 'vitest'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { contactJobs } from './jobs.ts'

const database = useDatabase()
const api = useApi(database)
const admin: Actor = { kind: 'user', id: crypto.randomUUID(), role: 'admin' }

type Page = { data: ContactSubmission[]; next_cursor: string | null }
const call = (
  method: 'GET' | 'PATCH' | 'DELETE' | 'POST',
  path: string,
  payload?: object,
  actor: Actor = admin,
) =>
  api.app.inject({
    method,
    url: `/api/admin/contacts${path}`,
    headers: asActor(actor),
    ...(payload ? { payload } : {}),
  })
const list = async (query = '') => (await call('GET', query)).json<Page>()
const create = async (changes: object = {}) =>
  (await api.sendContact({ ...changes }, {}, `10.0.${(people += 1)}.1`)).json<{ id: string }>().id
let people = 0

beforeEach(() => database.admin.query('delete from contact_submissions'))

test.each([
  ['a visitor', anonymous, 401, 'No access token available'],
  [
    'a client',
    { kind: 'user', id: crypto.randomUUID(), role: 'client' } as Actor,
    403,
    'You are not allowed to do this',
  ],
  [
    'a manager',
    { kind: 'user', id: crypto.randomUUID(), role: 'manager' } as Actor,
    403,
    'You are not allowed to do this',
  ],
])('%s is refused everywhere', async (_name, actor, status, message) => {
  const id = await create()
  for (const answer of [
    await call('GET', '', undefined, actor),
    await call('GET', `/${id}`, undefined, actor),
    await call('PATCH', `/${id}`, { version: 1, status: 'resolved' }, actor),
    await call('DELETE', `/${id}`, undefined, actor),
    await call('POST', `/${id}/restore`, undefined, actor),
  ]) {
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([status, message])
  }
})

test('pages run newest first, without gap or repeat, also when rows share a moment or arrive meanwhile', async () => {
  for (let n = 0; n < 7; n += 1) await create({ subject: `S${n}` })
  await database.admin.query(`update contact_submissions set created_at = '2026-01-01T00:00:00.123456Z'`)
  const first = await list('?limit=3')
  await create({ subject: 'late' })
  const second = await list(`?limit=3&cursor=${first.next_cursor}`)
  const third = await list(`?limit=3&cursor=${second.next_cursor}`)
  const ids = [...first.data, ...second.data, ...third.data].map((row) => row.id)
  expect(ids).toHaveLength(7)
  expect(ids).toEqual([...new Set(ids)].sort().reverse())
  expect(third.next_cursor).toBeNull()
})

test('search is by text as typed, filters by status and deletion', async () => {
  const chiller = await create({ subject: '100% load on the chiller', company: 'Deccan Mills' })
  const lift = await create({ subject: 'Lift_A stops' })
  const found = async (query: string) => (await list(query)).data.map((row) => row.id)
  expect(await found('?search=deccan')).toEqual([chiller])
  expect(await found(`?search=${encodeURIComponent('0% LOAD')}`)).toEqual([chiller])
  expect(await found('?search=t_a')).toEqual([lift])
  expect(await found('?search=txa')).toEqual([])
  await call('PATCH', `/${lift}`, { version: 1, status: 'in-progress' })
  expect(await found('?status=in-progress')).toEqual([lift])
  expect(await found('?status=new')).toEqual([chiller])
  await call('DELETE', `/${lift}`)
  expect(await found('')).toEqual([chiller])
  expect(await found('?deleted=true')).toEqual([lift])
})

test.each(['?cursor=nonsense', '?limit=0', '?limit=101', '?status=done', '?colour=red'])(
  'refuses %s',
  async (query) => {
    expect((await call('GET', query)).statusCode).toBe(400)
  },
)

test('the second of two editors who saw the same version gets a conflict', async () => {
  const id = await create()
  const one = await call('PATCH', `/${id}`, { version: 1, status: 'in-progress', admin_notes: 'Called back' })
  const two = await call('PATCH', `/${id}`, { version: 1, status: 'resolved' })
  expect(one.json()).toMatchObject({
    status: 'in-progress',
    admin_notes: 'Called back',
    version: 2,
    phone: null,
  })
  expect([two.statusCode, two.json<{ code: string }>().code]).toEqual([409, 'stale_version'])
  expect((await call('GET', `/${id}`)).json()).toMatchObject({ status: 'in-progress', version: 2 })
})

test('two saves at the same moment: one is stored, the other gets a conflict', async () => {
  const id = await create()
  const codes = await Promise.all(
    ['in-progress', 'resolved'].map(
      async (status) => (await call('PATCH', `/${id}`, { version: 1, status })).statusCode,
    ),
  )
  expect(new Set(codes)).toEqual(new Set([200, 409]))
})

test('a field that is left out stays as it was', async () => {
  const id = await create({ phone: '+91 98480 00000', company: 'Deccan Mills' })
  const answer = await call('PATCH', `/${id}`, { version: 1, company: '' })
  expect(answer.json()).toMatchObject({ phone: '+91 98480 00000', company: null })
})

test('a deleted message is hidden, restorable, and purged with its traces after 30 days', async () => {
  const id = await create()
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(204)
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(404)
  expect((await call('PATCH', `/${id}`, { version: 2, status: 'new' })).statusCode).toBe(404)
  expect((await call('POST', `/${id}/restore`)).json()).toMatchObject({ id, deleted_at: null })
  expect((await call('POST', `/${id}/restore`)).statusCode).toBe(404)
  await call('DELETE', `/${id}`)

  const worker = await startWorkerDeps(database)
  const purge = () =>
    contactJobs(worker)
      .find((job) => job.queue === 'contact.purge-deleted')
      ?.run({} as never, { id })
  await purge()
  expect(await database.count('contact_submissions')).toBe(1)
  await database.admin.query(
    `update contact_submissions set deleted_at = now() - interval '30 days 1 minute'`,
  )
  await purge()
  await worker.close()
  expect(await database.count('contact_submissions')).toBe(0)
  expect(await database.count(`audit_personal where subject_id = '${id}'`)).toBe(0)
  expect(
    await database.rows('select action from audit_entries where entity_id = $1 order by n', [id]),
  ).toEqual(
    ['submitted', 'deleted', 'restored', 'deleted', 'purged'].map((verb) => ({ action: `contact.${verb}` })),
  )
})

test('an unknown id gets 404 and a malformed one 400', async () => {
  expect((await call('GET', `/${crypto.randomUUID()}`)).statusCode).toBe(404)
  expect((await call('GET', '/1')).statusCode).toBe(400)
})

test('a message is stored for 24 months, as the notice promises, and not longer', async () => {
  const [recent, old] = [await create(), await create()]
  await database.admin.query(
    `update contact_submissions set created_at = now() - interval '24 months 1 day' where id = $1`,
    [old],
  )
  const worker = await startWorkerDeps(database)
  await contactJobs(worker)
    .find((job) => job.queue === 'contact.purge-deleted')
    ?.run({} as never, { id: old })
  await worker.close()
  expect(await database.rows('select id from contact_submissions')).toEqual([{ id: recent }])
})
