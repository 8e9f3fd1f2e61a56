import { anonymous, system } from '@trusswell/domain/actor.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealAll } from '../../test/audit.ts'
import { startApi, startWorkerDeps, useDatabase, type TestApi } from '../../test/harness.ts'
import type { WorkerDeps } from '../deps.ts'
import { sealAudit, verifyAudit } from './audit-chain.ts'
import { eraseFromAudit, writeAudit } from './audit.ts'
import { newId } from './ids.ts'

const database = useDatabase()
let worker: WorkerDeps
let api: TestApi
beforeAll(async () => {
  worker = await startWorkerDeps(database)
  api = await startApi(database)
})
afterAll(async () => {
  await api.close()
  await worker.close()
})

const write = (subject = newId(), action = 'thing.done') =>
  api.deps.db.as(anonymous, (tx) =>
    writeAudit(tx, anonymous, {
      action,
      entity: 'thing',
      entity_id: subject,
      details: { b: 1, a: 'x' },
      personal: { subject_id: subject, values: { name: 'Asha Rao', phone: null } },
    }),
  )

const sealedOrder = () =>
  database.rows<{ entity_id: string }>(
    'select e.entity_id from audit_chain c join audit_entries e on e.id = c.entry_id order by c.seq',
  )

test('sixteen writers with one transaction held open: sealing loses nothing and reorders nothing', async () => {
  const held = new pg.Client({ connectionString: database.urlOf('app') })
  await held.connect()
  await held.query('begin')
  const heldId = newId()
  await held.query(
    `insert into audit_entries (id, action, entity, entity_id) values ($1, 'held', 'thing', $2)`,
    [newId(), heldId],
  )
  let writing = true
  const sealing = (async () => {
    while (writing) await sealAudit(worker.db, 50)
  })()
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let n = 0; n < 40; n += 1) await write()
    }),
  )
  // All that was written after the held transaction began must wait for it.
  expect(await database.count('audit_chain')).toBe(0)
  await held.query('commit')
  await held.end()
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let n = 0; n < 10; n += 1) await write()
    }),
  )
  writing = false
  await sealing
  await sealAll(database, worker)
  const expected = await database.rows<{ entity_id: string }>(
    'select entity_id from audit_entries order by txid, n',
  )
  expect(expected).toHaveLength(16 * 50 + 1)
  expect(expected[0]?.entity_id).toBe(heldId)
  expect(await sealedOrder()).toEqual(expected)
  expect(await verifyAudit(worker.db)).toMatchObject({ head: { seq: 801 }, problems: [] })
}, 60_000)

test('two sealers at once make one chain', async () => {
  for (let n = 0; n < 20; n += 1) await write()
  await Promise.all(Array.from({ length: 6 }, () => sealAudit(worker.db, 7)))
  await sealAll(database, worker)
  const { head, problems } = await verifyAudit(worker.db)
  expect(problems).toEqual([])
  expect(head.seq).toBe(await database.count('audit_entries'))
})

test('an erased person leaves the chain valid, and none of the value behind', async () => {
  const subject = newId()
  await write(subject)
  await sealAll(database, worker)
  await worker.db.as(system, (tx) => eraseFromAudit(tx, [subject]))
  expect(await database.count(`audit_personal where subject_id = '${subject}'`)).toBe(0)
  expect(await verifyAudit(worker.db)).toMatchObject({ problems: [] })
})

const sabotage: [name: string, sql: string, problem: string][] = [
  [
    'entry',
    `update audit_entries set details = '{"a":"y","b":1}'`,
    'the entry is not the one that was sealed',
  ],
  ['actor', `update audit_entries set actor_role = 'admin'`, 'the entry is not the one that was sealed'],
  [
    'personal value',
    `update audit_personal set value = 'Another name'`,
    'the personal value of name is not the one that was sealed',
  ],
]

test.each(sabotage)('one edited %s makes verification fail and is named', async (_name, edit, problem) => {
  const subject = newId()
  await write(subject)
  await write()
  await sealAll(database, worker)
  const [entry] = await database.rows<{ id: string; seq: string }>(
    'select e.id, c.seq from audit_entries e join audit_chain c on c.entry_id = e.id where entity_id = $1',
    [subject],
  )
  const column = edit.includes('audit_personal') ? 'entry_id' : 'id'
  const table = edit.includes('audit_personal') ? 'audit_personal' : 'audit_entries'
  const saved = await database.rows<Record<string, unknown>>(`select * from ${table} where ${column} = $1`, [
    entry?.id,
  ])
  await database.admin.query(`alter table ${table} disable trigger append_only`)
  await database.admin.query(`${edit} where ${column} = $1`, [entry?.id])
  expect((await verifyAudit(worker.db)).problems).toEqual([
    { seq: Number(entry?.seq), entry_id: entry?.id, problem },
  ])
  // Put it back for the tests that follow.
  const [row] = saved
  if (table === 'audit_personal') {
    await database.admin.query('update audit_personal set value = $1 where entry_id = $2', [
      row?.['value'],
      entry?.id,
    ])
  } else {
    await database.admin.query('update audit_entries set details = $1, actor_role = $2 where id = $3', [
      row?.['details'],
      row?.['actor_role'],
      entry?.id,
    ])
  }
  await database.admin.query(`alter table ${table} enable trigger append_only`)
  expect((await verifyAudit(worker.db)).problems).toEqual([])
})

const neverSealed = 'was never sealed, the first of 1 such entries'

test('a removed link is noticed', async () => {
  await write()
  await write()
  await sealAll(database, worker)
  const [gap] = await database.rows<{ seq: string }>('select max(seq) - 1 as seq from audit_chain')
  await database.admin.query('alter table audit_chain disable trigger append_only')
  const [removed] = await database.rows<{ seq: string; entry_id: string; hash: string }>(
    'delete from audit_chain where seq = $1 returning *',
    [gap?.seq],
  )
  const seq = Number(gap?.seq)
  expect((await verifyAudit(worker.db)).problems).toMatchObject([
    { problem: `entries ${seq} to ${seq} are missing` },
    { entry_id: removed?.entry_id, problem: neverSealed },
  ])
  await database.admin.query('insert into audit_chain values ($1, $2, $3)', [
    removed?.seq,
    removed?.entry_id,
    removed?.hash,
  ])
  await database.admin.query('alter table audit_chain enable trigger append_only')
})

test('a truncated end is detected with a head that was noted earlier', async () => {
  await write()
  await sealAll(database, worker)
  const { head } = await verifyAudit(worker.db)
  await database.admin.query('alter table audit_chain disable trigger append_only')
  const [cut] = await database.rows<{ entry_id: string }>(
    'delete from audit_chain where seq = $1 returning *',
    [head.seq],
  )
  const unsealed = { seq: 0, entry_id: cut?.entry_id, problem: neverSealed }
  expect((await verifyAudit(worker.db)).problems).toEqual([unsealed])
  expect((await verifyAudit(worker.db, head)).problems).toEqual([
    { seq: head.seq, entry_id: 'noted head', problem: 'is not in the chain' },
    unsealed,
  ])
  await database.admin.query('insert into audit_chain values ($1, $2, $3)', [
    head.seq,
    cut?.entry_id,
    head.hash,
  ])
  await database.admin.query('alter table audit_chain enable trigger append_only')
})

test.each([
  ['of a transaction long ago', `'3', now()`],
  ['from six minutes ago', `pg_current_xact_id(), now() - interval '6 minutes'`],
])('an entry %s that is not sealed makes verification fail', async (_name, transactionAndTime) => {
  await sealAll(database, worker)
  const insert = (values: string) =>
    database.rows<{ id: string }>(
      `insert into audit_entries (id, action, entity, entity_id, txid, at)
       values (gen_random_uuid(), 'x', 'x', gen_random_uuid(), ${values}) returning id`,
    )
  const [entry] = await insert(transactionAndTime)
  await write() // has its minute
  expect((await verifyAudit(worker.db)).problems).toEqual([
    { seq: 0, entry_id: entry?.id, problem: neverSealed },
  ])
  await database.admin.query('alter table audit_entries disable trigger append_only')
  await database.admin.query('delete from audit_entries where id = $1', [entry?.id])
  await database.admin.query('alter table audit_entries enable trigger append_only')
  expect((await verifyAudit(worker.db)).problems).toEqual([])
})

test.each(['app', 'identity', 'worker'] as const)(
  '%s can’t name the transaction, and only samples have another time',
  async (role) => {
    const client = new pg.Client({ connectionString: database.urlOf(role) })
    await client.connect()
    const insert = (column: string, value: string) =>
      client.query(
        `insert into audit_entries (id, action, entity, entity_id, request_id, ${column})
       values (gen_random_uuid(), 'x', 'x', gen_random_uuid(), 'a', ${value})`,
      )
    await expect(insert('txid', `'3'`)).rejects.toThrow('permission denied')
    await expect(insert('at', `'2024-01-01'`)).rejects.toThrow('"samples_have_a_past"')
    await expect(insert('at', 'now()')).resolves.toMatchObject({ rowCount: 1 })
    await client.end()
  },
)

test('after a logical restore, which restarts transaction ids, sealing continues with what was not sealed before', async () => {
  await database.admin.query(`update fold_marks set up_to = '9000000000'`)
  const [before, after] = [newId(), newId()]
  await write(after)
  await database.admin.query(
    `insert into audit_entries (id, action, entity, entity_id, txid)
     values (gen_random_uuid(), 'x', 'x', $1, '9000000001')`,
    [before],
  )
  await sealAll(database, worker)
  expect((await sealedOrder()).slice(-2)).toEqual([{ entity_id: after }, { entity_id: before }])
  expect((await verifyAudit(worker.db)).problems).toEqual([])
})

test('no role can change or remove an entry, not even the owner', async () => {
  await write()
  for (const role of ['app', 'worker', 'owner'] as const) {
    const client = new pg.Client({ connectionString: database.urlOf(role) })
    await client.connect()
    if (role === 'owner') await client.query('alter table audit_entries no force row level security')
    await expect(client.query(`update audit_entries set action = 'x'`)).rejects.toThrow(
      role === 'owner' ? 'audit_entries is append-only' : 'permission denied',
    )
    await expect(client.query('delete from audit_entries')).rejects.toThrow()
    if (role === 'owner') await client.query('alter table audit_entries force row level security')
    await client.end()
  }
})
