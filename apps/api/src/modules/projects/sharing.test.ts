import type { Actor } from '@trusswell/domain/actor.ts'
import { expect, test } from 'vitest'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'
import { adminActor, makeProject } from '../../../test/projects.ts'

const database = useDatabase()
const api = useApi(database)

type Row = { id: string; version: number; shared_with_client: boolean }
type Page = { data: Row[] }
type Line = { entity: string; entity_id: string }
const kinds = [
  {
    table: 'expenses',
    entity: 'expense',
    body: { category: 'labour', amount: 1250.5, spent_on: '2026-11-01', description: 'Night shift' },
  },
  { table: 'risks', entity: 'risk', body: { title: 'Late steel', category: 'schedule', severity: 'high' } },
] as const

async function scene() {
  const project = await makeProject(api)
  const user = (id: string, role: 'client' | 'manager'): Actor => ({ kind: 'user', id, role })
  const callers: Record<string, Actor> = {
    admin: adminActor,
    manager: user(project.manager_id, 'manager'),
    otherManager: user((await makePerson(api, 'manager')).id, 'manager'),
    client: user(project.client_id, 'client'),
    otherClient: user((await makePerson(api, 'client')).id, 'client'),
    visitor: { kind: 'anonymous' },
  }
  const send = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    caller: string,
    payload?: object,
  ) =>
    api.app.inject({
      method,
      url: `/api/projects/${project.id}/${path}`,
      headers: asActor(callers[caller] ?? adminActor),
      ...(payload ? { payload } : {}),
    })
  return { callers, send }
}

test.each(kinds)('$table are internal: only staff receive one that is not shared', async (kind) => {
  const { callers, send } = await scene()
  const added = (await send('POST', kind.table, 'manager', kind.body)).json<Row>()
  expect(added.shared_with_client).toBe(false)
  const seen: Record<string, boolean | number> = {}
  for (const caller of Object.keys(callers)) {
    const answer = await send('GET', kind.table, caller)
    seen[caller] =
      answer.statusCode === 200
        ? answer.json<Page>().data.some(({ id }) => id === added.id)
        : answer.statusCode
  }
  expect(seen).toEqual({
    admin: true,
    manager: true,
    otherManager: 404,
    client: false,
    otherClient: 404,
    visitor: 401,
  })
})

test.each(kinds)('the client receives exactly the shared $table, and their history', async (kind) => {
  const { callers, send } = await scene()
  const add = async (shared_with_client: boolean) =>
    (await send('POST', kind.table, 'manager', { ...kind.body, shared_with_client })).json<Row>()
  const shared = await add(true)
  const internal = await add(false)
  const listed = async () => (await send('GET', kind.table, 'client')).json<Page>().data.map(({ id }) => id)
  const history = async () =>
    (await send('GET', 'activity', 'client'))
      .json<{ data: Line[] }>()
      .data.filter(({ entity }) => entity === kind.entity)
      .map(({ entity_id }) => entity_id)
  expect([await listed(), await history()]).toEqual([[shared.id], [shared.id]])

  // Changed later: the one is shared, the other no longer.
  const set = (row: Row, shared_with_client: boolean) =>
    send('PATCH', `${kind.table}/${row.id}`, 'manager', { version: row.version, shared_with_client })
  expect((await set(internal, true)).json()).toMatchObject({ shared_with_client: true, version: 2 })
  expect((await set(shared, false)).statusCode).toBe(200)
  expect(await listed()).toEqual([internal.id])
  expect([...new Set(await history())]).toEqual([internal.id])

  // Deleted ones are gone for the client, by any query.
  expect((await send('DELETE', `${kind.table}/${internal.id}`, 'manager')).statusCode).toBe(204)
  expect((await send('GET', `${kind.table}?deleted=true`, 'client')).json<Page>().data).toEqual([])

  // PostgreSQL alone, without any condition in the query.
  await database.admin.query(`update ${kind.table} set shared_with_client = (id = $1), deleted_at = null`, [
    shared.id,
  ])
  const client = callers['client'] ?? adminActor
  const rows = await api.deps.db.as(client, (tx) => tx.selectFrom(kind.table).select('id').execute())
  expect(rows).toEqual([{ id: shared.id }])
  const changed = await api.deps.db.as(client, (tx) =>
    tx.updateTable(kind.table).set({ shared_with_client: true }).executeTakeFirst(),
  )
  expect(Number(changed.numUpdatedRows)).toBe(0)
})

test.each(kinds)('a client can share nothing: $table', async (kind) => {
  const { send } = await scene()
  const row = (
    await send('POST', kind.table, 'manager', { ...kind.body, shared_with_client: true })
  ).json<Row>()
  const patch = { version: 1, shared_with_client: false }
  expect((await send('PATCH', `${kind.table}/${row.id}`, 'client', patch)).statusCode).toBe(403)
  expect(
    (await send('POST', kind.table, 'client', { ...kind.body, shared_with_client: true })).statusCode,
  ).toBe(403)
})

test('an edit of another field leaves a shared expense shared', async () => {
  const { send } = await scene()
  const [{ table, body }] = kinds
  const row = (await send('POST', table, 'manager', { ...body, shared_with_client: true })).json<Row>()
  const edited = await send('PATCH', `${table}/${row.id}`, 'manager', { version: 1, amount: 10 })
  expect(edited.json()).toMatchObject({ amount: 10, shared_with_client: true })
})
