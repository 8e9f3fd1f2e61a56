import { anonymous, type Actor } from '@trusswell/domain/actor.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { apply } from '../../test/applications.ts'
import { useApi, useDatabase } from '../../test/harness.ts'
import { makePerson } from '../../test/people.ts'
import { adminActor, makeProject } from '../../test/projects.ts'

const database = useDatabase()
const api = useApi(database)

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
      tx.updateTable('contact_submissions').set({ status: 'resolved' }).executeTakeFirst(),
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
  await expect(api.deps.db.as(forged, async () => {})).rejects.toThrow('malformed app.user_id')
})

describe('whatever a query tries', () => {
  const user = (id: string, role: 'client' | 'manager' | 'admin'): Actor => ({ kind: 'user', id, role })
  /** Runs one statement as the actor, and returns how many rows it changed or throws the refusal. */
  const run = (actor: Actor, statement: string, settings: Record<string, string> = {}) =>
    api.deps.db.as(actor, async (tx) => {
      for (const [name, value] of Object.entries(settings)) {
        await sql`select set_config(${name}, ${value}, true)`.execute(tx)
      }
      const { numAffectedRows } = await sql.raw(statement).execute(tx)
      return Number(numAffectedRows ?? 0)
    })
  const shown = (actor: Actor, statement: string, settings: Record<string, string> = {}) =>
    api.deps.db.as(actor, async (tx) => {
      for (const [name, value] of Object.entries(settings)) {
        await sql`select set_config(${name}, ${value}, true)`.execute(tx)
      }
      return (await sql.raw(statement).execute(tx)).rows
    })

  test.each([
    `email = 'x@people.example'`,
    'email_verified = true',
    'two_factor_enabled = false',
    `pending_email = 'x@people.example'`,
    'last_active_at = null',
  ])('users can’t set %s on their own account', async (change) => {
    for (const role of ['client', 'manager', 'admin'] as const) {
      const { id } = await makePerson(api, role)
      await expect(run(user(id, role), `update users set ${change} where id = '${id}'`)).rejects.toThrow(
        'permission denied',
      )
    }
  })

  test.each([`role = 'admin'`, 'deactivated_at = now()'])(
    'a client cannot set %s on its own account',
    async (change) => {
      const { id } = await makePerson(api, 'client')
      await expect(run(user(id, 'client'), `update users set ${change} where id = '${id}'`)).rejects.toThrow(
        'row-level security',
      )
    },
  )

  test('a manager edits an assigned project but cannot give it to another client', async () => {
    const project = await makeProject(api)
    const manager = user(project.manager_id, 'manager')
    const { id: other } = await makePerson(api, 'client')
    expect(await run(manager, `update projects set title = 'Renamed' where id = '${project.id}'`)).toBe(1)
    await expect(
      run(manager, `update projects set client_id = '${other}' where id = '${project.id}'`),
    ).rejects.toThrow('cannot change the client')
    expect(
      await run(adminActor, `update projects set client_id = '${other}' where id = '${project.id}'`),
    ).toBe(1)
  })

  test('a client edits its own milestone but not its weight', async () => {
    const project = await makeProject(api)
    const client = user(project.client_id, 'client')
    const where = `where id = '${project.milestone}'`
    expect(await run(client, `update milestones set title = 'Plinth' ${where}`)).toBe(1)
    await expect(run(client, `update milestones set weight = 100 ${where}`)).rejects.toThrow(
      'may only change',
    )
    expect(await run(user(project.manager_id, 'manager'), `update milestones set weight = 7 ${where}`)).toBe(
      1,
    )
    expect(await run(client, `update milestones set title = 'Plinth beam' ${where}`)).toBe(1)
  })

  test('a client restores a milestone that it deleted itself, not one that staff deleted', async () => {
    const project = await makeProject(api)
    const client = user(project.client_id, 'client')
    const set = (actor: Actor, value: string) =>
      run(actor, `update milestones set deleted_at = ${value} where id = '${project.milestone}'`)
    expect([await set(client, 'now()'), await set(client, 'null')]).toEqual([1, 1])
    expect(await set(user(project.manager_id, 'manager'), 'now()')).toBe(1)
    expect(await set(client, 'null')).toBe(0)
    await expect(
      run(
        client,
        `update milestones set deleted_by = '${project.client_id}' where id = '${project.milestone}'`,
      ),
    ).rejects.toThrow('permission denied')
    expect(await set(user(project.manager_id, 'manager'), 'null')).toBe(1)
  })

  test('a manager neither sees, edits nor restores what an admin deleted', async () => {
    const manager = user((await makePerson(api, 'manager')).id, 'manager')
    await api.sendContact()
    const application = (await apply(api, 'architect')).json<{ id: string }>().id
    await database.admin.query(`
      update contact_submissions set deleted_at = now();
      update job_applications set deleted_at = now() where id = '${application}';
      update jobs set deleted_at = now() where id = 'architect'`)
    for (const [table, column] of [
      ['contact_submissions', 'admin_notes'],
      ['job_applications', 'notes'],
      ['jobs', 'title'],
    ]) {
      const deleted = 'where deleted_at is not null'
      expect([table, await shown(manager, `select from ${table} ${deleted}`)]).toEqual([table, []])
      expect(await run(manager, `update ${table} set ${column} = 'x' ${deleted}`)).toBe(0)
      expect(await run(manager, `update ${table} set deleted_at = null ${deleted}`)).toBe(0)
      expect(await run(adminActor, `update ${table} set deleted_at = null ${deleted}`)).toBeGreaterThan(0)
    }
  })

  test("a manager sets status and notes but doesn't change what visitors wrote", async () => {
    const manager = user((await makePerson(api, 'manager')).id, 'manager')
    await api.sendContact()
    await apply(api, 'architect')
    expect(await run(manager, `update contact_submissions set status = 'resolved'`)).toBeGreaterThan(0)
    expect(
      await run(manager, `update job_applications set status = 'reviewing', notes = 'N'`),
    ).toBeGreaterThan(0)
    for (const change of [
      `contact_submissions set message = 'x'`,
      `contact_submissions set email = 'x@y.example'`,
      `job_applications set applicant_name = 'x'`,
      'job_applications set withdrawn_at = now()',
    ]) {
      await expect(run(manager, `update ${change}`)).rejects.toThrow(/may|permission denied/)
    }
  })

  test('the link of an application changes what its buttons change, and nothing else', async () => {
    const { id } = (await apply(api, 'architect')).json<{ id: string }>()
    await database.admin.query(
      `insert into application_tokens (token_hash, application_id, expires_at)
       values ('hash-${id}', '${id}', now() + interval '1 day')`,
    )
    const byLink = (change: string) =>
      run(anonymous, `update job_applications set ${change} where id = '${id}'`, {
        'app.link_token': `hash-${id}`,
      })
    for (const change of [
      `status = 'accepted'`,
      `notes = 'Hire at once'`,
      `position = 'Director'`,
      'deleted_at = now()',
      `renewed_at = now(), status = 'accepted'`,
      `renewed_at = now(), email = 'x@y.example'`,
      `erased_at = now(), notes = 'Changed'`,
    ]) {
      await expect(byLink(change), change).rejects.toThrow('may change here')
    }
    expect(await byLink('withdrawn_at = now()')).toBe(1)
    // A link that isn't one gives a manager no other rights than a manager's.
    const manager = user((await makePerson(api, 'manager')).id, 'manager')
    await expect(
      run(manager, `update job_applications set withdrawn_at = null where id = '${id}'`, {
        'app.link_token': 'forged',
      }),
    ).rejects.toThrow('may change here')
  })

  test("one visitor's stored answer is shown to no other visitor", async () => {
    const key = crypto.randomUUID()
    expect((await api.sendContact({}, { 'idempotency-key': key })).statusCode).toBe(201)
    const select = 'select body from idempotency_keys'
    expect(await shown(anonymous, select)).toEqual([])
    expect(await shown(anonymous, select, { 'app.idempotency_key': crypto.randomUUID() })).toEqual([])
    expect(await shown(anonymous, select, { 'app.idempotency_key': key })).toHaveLength(1)
  })

  test('no setting but the actor opens a project', async () => {
    const project = await makeProject(api)
    const outsider = (await makePerson(api, 'client')).id
    const settings = { 'app.sees_project': `client ${outsider} ${project.id}` }
    expect(await shown(user(outsider, 'client'), 'select id from tasks', settings)).toEqual([])
  })
})
