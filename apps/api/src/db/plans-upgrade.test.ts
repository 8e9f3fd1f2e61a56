import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseBefore } from '../../test/database-before.ts'

let database: Awaited<ReturnType<typeof databaseBefore>>
const rows = (sql: string, values?: unknown[]) => database.rows(sql, values)

beforeAll(async () => {
  database = await databaseBefore('0092')
})
afterAll(() => database.drop())

test('the first dates of tasks and the moves of milestones are found in the history', async () => {
  const [client, project, moved, unmoved, milestone] = Array.from({ length: 5 }, () => crypto.randomUUID())
  await rows(
    `insert into users (id, name, email, role, email_verified) values ($1, 'Client', 'client@people.example', 'client', true)`,
    [client],
  )
  await rows(
    `insert into projects (id, client_id, client_name, title, description) values ($1, $2, '', 'Mill', 'Two floors')`,
    [project, client],
  )
  await rows(
    `insert into tasks (id, project_id, title, weight, due_date) values
       ($2, $1, 'Moved', 3, '2999-03-01'), ($3, $1, 'From before the history', 1, '2020-04-01')`,
    [project, moved, unmoved],
  )
  await rows(
    `insert into milestones (id, project_id, title, description, due_date, baseline_date)
     values ($2, $1, 'Slab', 'Cast and cured.', '2027-03-01', '2027-01-01')`,
    [project, milestone],
  )
  const line = (entity: string, id: string | undefined, action: string, due: string) =>
    rows(
      `insert into project_activity (project_id, actor_id, entity, entity_id, action, change)
       values ($1, $2, $3, $4, $5, jsonb_build_object('due_date', $6::text))`,
      [project, client, entity, id, action, due],
    )
  await line('task', moved, 'added', '2020-02-01')
  await line('task', moved, 'changed', '2999-03-01')
  await line('milestone', milestone, 'added', '2027-01-01')
  await line('milestone', milestone, 'changed', '2027-02-01')
  await line('milestone', milestone, 'changed', '2027-03-01')

  await database.upgrade()
  expect(
    await rows('select title, baseline_date::text as first from tasks where project_id = $1 order by 1', [
      project,
    ]),
  ).toEqual([
    { title: 'From before the history', first: '2020-04-01' },
    { title: 'Moved', first: '2020-02-01' },
  ])
  expect(
    await rows(
      `select from_date::text, to_date::text, moved_by, reason from milestone_date_changes
       where milestone_id = $1 order by from_date`,
      [milestone],
    ),
  ).toEqual([
    { from_date: '2027-01-01', to_date: '2027-02-01', moved_by: client, reason: '' },
    { from_date: '2027-02-01', to_date: '2027-03-01', moved_by: client, reason: '' },
  ])
  expect(
    await rows('select dated_weight, planned_weight, replan_on from projects where id = $1', [project]),
  ).toEqual([{ dated_weight: 4, planned_weight: 4, replan_on: null }])
  // What only the upgrade needed is gone.
  expect(await rows(`select from pg_policies where policyname in ('first_plans', 'first_mark')`)).toEqual([])
})
