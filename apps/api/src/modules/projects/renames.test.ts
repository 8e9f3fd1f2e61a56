import { expect, test, vi } from 'vitest'
import { useDatabase } from '../../../test/harness.ts'

const database = useDatabase()

test('people who share projects can change their names at the same moment', async () => {
  const projects = Array.from({ length: 3 }, () => crypto.randomUUID()).sort()
  const people = [crypto.randomUUID(), crypto.randomUUID()]
  for (const id of people)
    await database.admin.query(
      `insert into users (id, name, email, role) values ($1::uuid, 'Before', $1 || '@people.example', 'manager')`,
      [id],
    )
  for (const id of projects)
    await database.admin.query(
      `insert into projects (id, client_name, title, description) values ($1, '', 'Lab block', 'Two floors')`,
      [id],
    )
  // Each has the memberships in another order.
  for (const [person, order] of [
    [people[0], projects],
    [people[1], projects.toReversed()],
  ] as const)
    for (const project of order)
      await database.admin.query(
        `insert into project_members (project_id, id, user_id, name, duty) values ($1, gen_random_uuid(), $2, '', $3)`,
        [project, person, person === people[0] ? 'project_manager' : 'site_supervisor'],
      )

  const holder = await database.admin.connect()
  await holder.query('begin')
  await holder.query('select from projects where id = $1 for update', [projects[1]])
  const renamed = people.map((id) =>
    database.admin.query(`update users set name = 'After' where id = $1`, [id]),
  )
  await vi.waitFor(async () =>
    expect(
      await database.rows(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    ).toHaveLength(2),
  )
  await holder.query('commit')
  holder.release()
  await Promise.all(renamed)
  expect(await database.rows('select distinct name from project_members')).toEqual([{ name: 'After' }])
})
