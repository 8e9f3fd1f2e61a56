import { anonymous, type Actor } from '@trusswell/domain/actor.ts'
import pg from 'pg'
import { expect, test } from 'vitest'
import { useApi, useDatabase } from '../../test/harness.ts'

const database = useDatabase()
const api = useApi(database)

test('every table has row-level security, forced', async () => {
  const open = await database.rows<{ relname: string }>(`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not (relrowsecurity and relforcerowsecurity)`)
  // Names and checksums of migrations: nobody's data, and only the owner can reach it.
  expect(open).toEqual([{ relname: 'schema_migrations' }])
})

test('the roles own nothing and cannot bypass policies', async () => {
  const roles = await database.rows(`
    select rolname, rolsuper, rolbypassrls, rolcreatedb, rolcreaterole,
      (select count(*)::int from pg_class where relowner = r.oid) as owns
    from pg_roles r where rolname in ('trusswell_app', 'trusswell_identity', 'trusswell_worker') order by 1`)
  expect(roles).toEqual(
    ['trusswell_app', 'trusswell_identity', 'trusswell_worker'].map((rolname) => ({
      rolname,
      rolsuper: false,
      rolbypassrls: false,
      rolcreatedb: false,
      rolcreaterole: false,
      owns: 0,
    })),
  )
})

const actors: [name: string, actor: Actor, sees: number][] = [
  ['a visitor', anonymous, 0],
  ['a client', { kind: 'user', id: crypto.randomUUID(), role: 'client' }, 0],
  ['a manager', { kind: 'user', id: crypto.randomUUID(), role: 'manager' }, 1],
  ['an admin', { kind: 'user', id: crypto.randomUUID(), role: 'admin' }, 1],
]

test.each(actors)(
  '%s sees and changes what the policies allow, whatever the query says',
  async (_name, actor, sees) => {
    await database.admin.query('delete from contact_submissions')
    await api.sendContact()
    const found = await api.deps.db.as(actor, (tx) =>
      tx.selectFrom('contact_submissions').select('id').execute(),
    )
    const changed = await api.deps.db.as(actor, (tx) =>
      tx.updateTable('contact_submissions').set({ subject: 'Changed' }).executeTakeFirst(),
    )
    expect([found.length, Number(changed.numUpdatedRows)]).toEqual([sees, sees])
  },
)

test('a visitor cannot insert anything but a new message', async () => {
  const row = {
    id: crypto.randomUUID(),
    first_name: 'A',
    last_name: 'B',
    email: 'a@b.example',
    subject: 'S',
    message: 'M',
    consent_notice: 'n',
  }
  const insert = (extra: object) =>
    api.deps.db.as(anonymous, (tx) =>
      tx
        .insertInto('contact_submissions')
        .values({ ...row, ...extra })
        .execute(),
    )
  await expect(insert({ status: 'resolved' })).rejects.toThrow('row-level security')
  await expect(insert({ admin_notes: 'x' })).rejects.toThrow('row-level security')
})

test('an audit entry cannot be written in another name', async () => {
  const insert = (actor: Actor, actor_id: string | null) =>
    api.deps.db.as(actor, (tx) =>
      tx
        .insertInto('audit_entries')
        .values({
          id: crypto.randomUUID(),
          action: 'x',
          entity: 'x',
          entity_id: crypto.randomUUID(),
          actor_id,
          actor_role: null,
        })
        .execute(),
    )
  await expect(insert(anonymous, crypto.randomUUID())).rejects.toThrow('row-level security')
})

test('the identity of one transaction is gone in the next one on the same connection', async () => {
  const pool = new pg.Pool({ connectionString: database.urlOf('app'), max: 1 })
  await pool.query(`begin; set local app.user_id = '${crypto.randomUUID()}'; set local app.role = 'admin'`)
  await pool.query('commit')
  const { rows } = await pool.query('select app_user_id() as id, app_role() as role, app_is_staff() as staff')
  await pool.end()
  expect(rows).toEqual([{ id: null, role: null, staff: false }])
})

test('the identity role reaches none of these tables', async () => {
  const client = new pg.Client({ connectionString: database.urlOf('identity') })
  await client.connect()
  for (const table of ['contact_submissions', 'audit_entries', 'idempotency_keys', 'mail_deliveries']) {
    await expect(client.query(`select from ${table}`)).rejects.toThrow('permission denied')
  }
  await client.end()
})

test('an actor that does not look like one never reaches the database', async () => {
  const forged: Actor = {
    kind: 'user',
    id: `'; drop table contact_submissions; --`.padEnd(36, 'x'),
    role: 'admin',
  }
  await expect(api.deps.db.as(forged, async () => {})).rejects.toThrow('malformed actor')
})
