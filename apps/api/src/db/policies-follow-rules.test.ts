import type { Person } from '@trusswell/domain/actor.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useApi, useDatabase } from '../../test/harness.ts'
import { makePerson, organisationOf } from '../../test/people.ts'
import { makeProject } from '../../test/projects.ts'
import { newId } from '../platform/ids.ts'

// The API refuses these as well; here they are asked of PostgreSQL directly.
const database = useDatabase()
const api = useApi(database)

/** The number of rows that a statement of this person touches, or the error. */
const touched = (person: Person, statement: ReturnType<typeof sql>) =>
  api.deps.db
    .as(person, async (tx) => Number((await statement.execute(tx)).numAffectedRows ?? 0n))
    .catch((error: Error) => error.message)
const denied = expect.stringMatching(/permission denied|row-level security|can only be ended/)
const ownerOf = async (id: string): Promise<Person> => ({
  kind: 'user',
  id,
  role: 'client',
  organisation: { id: await organisationOf(api, id), role: 'owner' },
})

async function makeDiary() {
  const project = await makeProject(api)
  const manager: Person = { kind: 'user', id: project.manager_id, role: 'manager' }
  const author: Person = { kind: 'user', id: (await makePerson(api, 'manager')).id, role: 'manager' }
  const colleague: Person = { kind: 'user', id: (await makePerson(api, 'manager')).id, role: 'manager' }
  const admin: Person = { kind: 'user', id: (await makePerson(api, 'admin')).id, role: 'admin' }
  for (const { id } of [author, colleague])
    await database.admin.query(
      `insert into project_members (id, project_id, user_id, duty) values ($1, $2, $3, 'member')`,
      [newId(), project.id, id],
    )
  const entry = newId()
  await database.admin.query(
    `insert into site_diary_entries (id, project_id, entry_date, weather, headcount, notes, author_id, author_name)
     values ($1, $2, current_date, 'clear', 4, 'Poured', $3, 'Author')`,
    [entry, project.id, author.id],
  )
  const upload = async (by: Person, entry_id: string | null = null) => {
    const file = newId()
    await database.admin.query(
      `insert into files (id, purpose, name, type, size, sha256, state, scanned_at)
       values ($1, 'diary_photo', 'site.png', 'image/png', 1, repeat('0', 64), 'clean', now())`,
      [file],
    )
    await database.admin.query(
      `insert into site_diary_photos (file_id, project_id, uploaded_by, entry_id) values ($1, $2, $3, $4)`,
      [file, project.id, by.id, entry_id],
    )
    return file
  }
  const attach = (by: Person, file: string) =>
    touched(by, sql`update site_diary_photos set entry_id = ${entry} where file_id = ${file}`)
  const yesterday = () =>
    database.admin.query(
      `update site_diary_entries set created_at = now() - interval '1 day' where id = $1`,
      [entry],
    )
  return { project, manager, author, colleague, admin, entry, upload, attach, yesterday }
}

test('photos are added to an entry by its author within a day, by the project’s manager and by admins', async () => {
  const { manager, author, colleague, admin, upload, attach, yesterday } = await makeDiary()
  expect(await attach(colleague, await upload(colleague))).toEqual(denied)
  expect(await attach(author, await upload(author))).toBe(1)
  await yesterday()
  expect(await attach(author, await upload(author))).toEqual(denied)
  expect(await attach(manager, await upload(manager))).toBe(1)
  expect(await attach(admin, await upload(admin))).toBe(1)
})

test('photos are removed by the author within a day, by the project’s manager and by admins', async () => {
  const { manager, author, colleague, admin, entry, upload, yesterday } = await makeDiary()
  const remove = (by: Person, file: string) =>
    touched(by, sql`delete from site_diary_photos where file_id = ${file}`)
  expect(await remove(colleague, await upload(author, entry))).toBe(0)
  expect(await remove(author, await upload(author, entry))).toBe(1)
  await yesterday()
  expect(await remove(author, await upload(author, entry))).toBe(0)
  expect(await remove(manager, await upload(author, entry))).toBe(1)
  expect(await remove(admin, await upload(author, entry))).toBe(1)
})

test('the database says when an entry was written', async () => {
  const { author, project } = await makeDiary()
  const written = sql`insert into site_diary_entries
      (id, project_id, entry_date, weather, headcount, notes, author_id, author_name, created_at)
    values (${newId()}, ${project.id}, current_date - 1, 'clear', 4, 'Later', ${author.id}, 'Author', now() + interval '1 day')`
  expect(await touched(author, written)).toEqual(denied)
})

test('clients see no history of tasks', async () => {
  const { project, author } = await makeDiary()
  await database.admin.query(
    `insert into project_activity (project_id, actor_id, entity, entity_id, action, change)
     select $1, $2, entity, $3, 'changed', '{}' from unnest(array['task', 'milestone']) entity`,
    [project.id, author.id, project.task],
  )
  const client = await ownerOf(project.client_id)
  const seen = await api.deps.db.as(client, (tx) =>
    tx.selectFrom('project_activity').select('entity').where('entity_id', '=', project.task).execute(),
  )
  expect(seen.map(({ entity }) => entity)).toEqual(['milestone'])
})

test('a revoked invitation stays revoked, and none is made longer', async () => {
  const owner = await ownerOf((await makePerson(api, 'client')).id)
  const id = newId()
  await database.admin.query(
    `insert into invitations (id, name, email, role, organisation_id, organisation_role, expires_at)
     values ($1, 'Ravi', 'ravi@people.example', 'client', $2, 'viewer', now() + interval '1 day')`,
    [id, owner.organisation?.id],
  )
  const set = (change: ReturnType<typeof sql>) =>
    touched(owner, sql`update invitations set ${change} where id = ${id}`)
  expect(await set(sql`expires_at = now() + interval '90 days'`)).toEqual(denied)
  expect(await set(sql`revoked_at = now(), expires_at = least(expires_at, now())`)).toBe(1)
  expect(await set(sql`revoked_at = null`)).toEqual(denied)
})

test.each([
  { byClient: true, owner: 'withdrawn', staff: 'declined' },
  { byClient: false, owner: 'declined', staff: 'withdrawn' },
])('each side ends a change request in its own way, proposed by the client: $byClient', async (ends) => {
  const { project, author } = await makeDiary()
  const owner = await ownerOf(project.client_id)
  for (const [person, own, other] of [
    [owner, ends.owner, ends.staff],
    [author, ends.staff, ends.owner],
  ] as const) {
    const id = newId()
    await database.admin.query(
      `insert into change_requests (id, project_id, title, description, cost_paise, days, proposed_by_client)
       values ($1, $2, 'A second lift', '', 0, 1, $3)`,
      [id, project.id, ends.byClient],
    )
    const close = (state: string) =>
      touched(
        person,
        sql`update change_requests set state = ${state}, closed_by = ${person.id}, closed_at = now() where id = ${id}`,
      )
    expect([await close(other), await close(own)]).toEqual([denied, 1])
  }
})
