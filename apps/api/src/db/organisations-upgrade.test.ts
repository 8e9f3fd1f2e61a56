import { cp, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { adminUrl, urlOf } from '../../test/postgres.ts'
import { migrate } from './migrate.ts'
import { prepareDatabase } from './prepare.ts'

const name = `trusswell_upgrade_${process.pid}`
const migrations = fileURLToPath(new URL('migrations', import.meta.url))
let admin: pg.Client
const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await admin.query<Row>(sql, values)).rows

beforeAll(async () => {
  await prepareDatabase(adminUrl, name, { fresh: true })
  admin = new pg.Client({ connectionString: urlOf('admin', name) })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.end()
})

/** Applies what comes before a file's number. */
async function upgradeTo(end: string) {
  const directory = await mkdtemp(join(tmpdir(), 'upgrade-'))
  for (const file of (await readdir(migrations)).filter((each) => each < end))
    await cp(join(migrations, file), join(directory, file))
  await migrate(urlOf('owner', name), directory, pino({ level: 'silent' }))
}

/** What a process of the previous version writes: nothing says anything of an organisation. */
async function addClient(word: string): Promise<{ client: string; project: string }> {
  const [client, manager, project] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  for (const [id, role] of [
    [client, 'client'],
    [manager, 'manager'],
  ] as const)
    await rows(
      `insert into users (id, name, email, role, email_verified) values ($1, $2, $3, $4, true)
       on conflict (email) where deleted_at is null do nothing`,
      [id, `${word} ${role}`, `${word}.${role}@people.example`.toLowerCase(), role],
    )
  await rows(
    `insert into projects (id, client_id, client_name, title, description) values ($1, $2, '', $3, 'Two floors')`,
    [project, client, word],
  )
  await rows(
    `insert into project_members (project_id, id, user_id, name, duty) values ($1, gen_random_uuid(), $2, '', 'project_manager')`,
    [project, manager],
  )
  await rows(
    `insert into payments (id, project_id, client_id, amount_paise, description) values (gen_random_uuid(), $1, $2, 100, 'Bill')`,
    [project, client],
  )
  await rows(
    `insert into milestones (id, project_id, title, description, due_date, baseline_date, added_by)
     values (gen_random_uuid(), $1, 'Slab', 'Cast and cured.', '2027-01-01', '2027-01-01', $2)`,
    [project, client],
  )
  return { client, project }
}

/** The projects that a client sees, as the previous version asks: it sets the person and the role only. */
async function seenBy(id: string): Promise<string[]> {
  const app = new pg.Client({ connectionString: urlOf('app', name) })
  await app.connect()
  await app.query(`set app.user_id = '${id}'; set app.role = 'client'`)
  const { rows: seen } = await app.query<{ id: string }>('select id from projects')
  await app.end()
  return seen.map((row) => row.id)
}

test('each project has the same people after the upgrade, also those written while it runs', async () => {
  await upgradeTo('0040')
  const before = [await addClient('Asha'), await addClient('Bala')]
  for (const { client, project } of before) expect(await seenBy(client)).toEqual([project])

  const clients = [...before]
  for (const [end, word] of [
    ['0041', 'Chitra'],
    ['0042', 'Dev'],
    ['0043', 'Esha'],
    ['9999', 'Farah'],
  ] as const) {
    await upgradeTo(end)
    clients.push(await addClient(word))
    for (const { client, project } of clients) expect(await seenBy(client)).toEqual([project])
  }

  const people = await rows<{ organisation_id: string }>(
    `select u.organisation_id, u.organisation_role, o.display_name = u.name as named, o.people_count, o.projects_count,
       o.choosable, p.organisation_id = u.organisation_id as project, p.client_name = u.name as card,
       b.organisation_id = u.organisation_id as payment, m.added_by_client
     from users u join organisations o on o.id = u.organisation_id join projects p on p.client_id = u.id
       join payments b on b.project_id = p.id join milestones m on m.project_id = p.id`,
  )
  expect(people.map(({ organisation_id: _id, ...person }) => person)).toEqual(
    clients.map(() => ({
      organisation_role: 'owner',
      named: true,
      people_count: 1,
      projects_count: 1,
      choosable: true,
      project: true,
      card: true,
      payment: true,
      added_by_client: true,
    })),
  )
  expect(new Set(people.map((person) => person.organisation_id)).size).toBe(clients.length)
  expect(await rows(`select from users where role <> 'client' and organisation_id is not null`)).toEqual([])
})

/** A connection of a process of the previous version. */
async function connect(url = urlOf('admin', name)) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}
const waitFor = (found: string) =>
  vi.waitFor(
    async () =>
      expect(
        await rows(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and ${found}`,
        ),
      ).toHaveLength(1),
    { timeout: 4_000, interval: 20 },
  )

test('people and projects that are written while the migration runs neither stop it nor miss their organisation', async () => {
  await admin.end()
  await prepareDatabase(adminUrl, name, { fresh: true })
  admin = await connect()
  await upgradeTo('0040')
  const [first, second] = [await addClient('Asha'), await addClient('Bala')]
  await upgradeTo('0042')
  const [holder, writer, project] = [await connect(), await connect(), await connect()]
  const rename = `update users set name = name || ' Rao' where id = $1`

  await holder.query('begin')
  await holder.query(rename, [second.client])
  const filling = upgradeTo('0043')
  await waitFor(`application_name = 'migrate'`)
  const renamed = writer.query(rename, [first.client])
  const id = crypto.randomUUID()
  await project.query('begin')
  await project.query(
    `insert into projects (id, client_id, client_name, title, description) values ($1, $2, '', 'Late', 'Two floors')`,
    [id, first.client],
  )
  await project.query(
    `insert into payments (id, project_id, client_id, amount_paise, description) values (gen_random_uuid(), $1, $2, 100, 'Bill')`,
    [id, first.client],
  )
  // Before it adds the project, whose row the migration changes as well.
  await project.query(`update milestones set title = 'Roof' where project_id = $1`, [first.project])
  await project.query(`update projects set title = 'Renamed' where id = $1`, [first.project])
  await holder.query('commit')
  await project.query('commit')
  await Promise.all([filling, renamed])

  await project.query('begin')
  await project.query(`update projects set title = 'Again' where id = $1`, [first.project])
  const switching = upgradeTo('9999')
  await waitFor(`application_name = 'migrate'`)
  await project.query('commit')
  await switching
  await Promise.all([holder, writer, project].map((client) => client.end()))
  expect(
    await rows(
      `select p.organisation_id = u.organisation_id as project, b.organisation_id = u.organisation_id as payment,
         o.display_name, o.projects_count
       from projects p join payments b on b.project_id = p.id join users u on u.id = p.client_id
         join organisations o on o.id = u.organisation_id where p.id = $1`,
      [id],
    ),
  ).toEqual([{ project: true, payment: true, display_name: 'Asha client Rao', projects_count: 2 }])
})

test('an address that is taken leaves no organisation behind', async () => {
  const count = async () => (await rows<{ n: string }>('select count(*) as n from organisations'))[0]?.n
  const before = await count()
  await rows(
    `insert into users (id, name, email) select gen_random_uuid(), name, email from users where role = 'client'
     on conflict (email) where deleted_at is null do nothing`,
  )
  expect(await count()).toBe(before)
})
