import { anonymous, type Actor } from '@trusswell/domain/actor.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { useApi, useDatabase } from '../../test/harness.ts'
import { writeAudit } from './audit.ts'
import { openDatabase, type Reader } from './database.ts'

const database = useDatabase()
const api = useApi(database)

const person = (role: 'admin' | 'client'): Actor => ({ kind: 'user', id: crypto.randomUUID(), role })
const whoAmI = (reader: Reader) =>
  sql<{ id: string | null; role: string | null }>`
    select nullif(current_setting('app.user_id', true), '') as id,
      nullif(current_setting('app.role', true), '') as role where ${1}::int = 1`.execute(reader)

test('reads of many people on few connections never see each other’s actor', async () => {
  const actors = Array.from({ length: 300 }, (_, n) =>
    n % 3 === 0 ? anonymous : person(n % 2 ? 'admin' : 'client'),
  )
  const seen = await Promise.all(
    actors.map(async (actor, n) => {
      const way = n % 5 === 0 ? api.deps.db.as : api.deps.db.read
      return (await way(actor, whoAmI)).rows[0]
    }),
  )
  expect(seen).toEqual(
    actors.map((actor) =>
      actor.kind === 'user' ? { id: actor.id, role: actor.role } : { id: null, role: null },
    ),
  )
})

test('a read sees what the policies allow', async () => {
  await api.sendContact()
  const count = async (actor: Actor) =>
    (
      await api.deps.db.read(actor, (reader) =>
        reader.selectFrom('contact_submissions').select('id').execute(),
      )
    ).length
  expect([await count(person('admin')), await count(person('client')), await count(anonymous)]).toEqual([
    1, 0, 0,
  ])
})

test('a read cannot write, not even where the policies would let it', async () => {
  await expect(
    api.deps.db.read(person('admin'), (reader) =>
      reader.updateTable('contact_submissions').set({ admin_notes: 'Changed' }).execute(),
    ),
  ).rejects.toThrow('read-only transaction')
})

test('a failed read leaves its connection good for the next', async () => {
  const admin = person('admin')
  const failing = Array.from({ length: 20 }, () =>
    api.deps.db.read(admin, (reader) => sql`select ${0}::int, 1 / ${0}::int`.execute(reader)),
  )
  const outcomes = await Promise.allSettled(failing)
  expect(outcomes.map(({ status }) => status)).toEqual(Array(20).fill('rejected'))
  const rows = await Promise.all(Array.from({ length: 20 }, () => api.deps.db.read(admin, whoAmI)))
  expect(rows.map((each) => each.rows[0])).toEqual(
    Array(20).fill({ id: admin.kind === 'user' && admin.id, role: 'admin' }),
  )
})

test('rows that were read without an actor, because BEGIN failed, are not returned', async () => {
  const db = openDatabase({ url: database.urlOf('app'), max: 1, name: 'test', onConnectionLost: () => {} })
  db.pool.on('connect', (client) => {
    const query = client.query.bind(client) as (message: unknown, ...rest: unknown[]) => unknown
    const failing = (message: unknown, ...rest: unknown[]) =>
      query(String(message).startsWith('begin') ? 'begin with no success' : message, ...rest)
    Object.assign(client, { query: failing })
  })
  await expect(db.read(person('admin'), whoAmI)).rejects.toThrow('syntax error')
  await db.close()
})

test('a transaction whose first query fails changes nothing', async () => {
  const admin = person('admin')
  await expect(
    api.deps.db.as(admin, async (tx) => {
      await tx.updateTable('contact_submissions').set({ admin_notes: 'Changed' }).execute()
      await sql`select 1 / ${0}::int`.execute(tx)
    }),
  ).rejects.toThrow('division by zero')
  expect(await database.count(`contact_submissions where admin_notes = 'Changed'`)).toBe(0)
})

test('what a transaction recorded as changed is reported once it is committed, and never after a rollback', async () => {
  const reported: string[][] = []
  const db = openDatabase({
    url: database.urlOf('app'),
    max: 1,
    name: 'test',
    onConnectionLost: () => {},
    onChanged: (entities) => reported.push([...entities]),
  })
  onTestFinished(() => db.close())
  const admin = person('admin')
  const change = (entity: string) =>
    db.as(admin, async (tx) => {
      for (const action of ['opened', 'changed'])
        await writeAudit(tx, admin, { action, entity, entity_id: crypto.randomUUID() })
      expect(reported).toEqual([])
      if (entity === 'refused') throw new Error('rolled back')
    })
  await expect(change('refused')).rejects.toThrow('rolled back')
  await change('job')
  expect(reported).toEqual([['job']])
})
