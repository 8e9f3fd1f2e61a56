import type { Actor } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import type { ProjectAnalytics, ProjectProgress } from '@trusswell/domain/insight.ts'
import { expect, test } from 'vitest'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'
import { adminActor, projectBody } from '../../../test/projects.ts'
import { foldChanges, renewHealth, replanDue } from './fold.ts'

const database = useDatabase()
const api = useApi(database)
const today = () => api.deps.today()

const call = async <Body>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  actor: Actor = adminActor,
) => {
  const answer = await api.app.inject({
    method,
    url: `/api${url}`,
    headers: asActor(actor),
    ...(payload ? { payload } : {}),
  })
  expect([url, answer.statusCode < 400]).toEqual([url, true])
  return (answer.body ? answer.json() : null) as Body
}

async function withWorker<Result>(
  work: (worker: Awaited<ReturnType<typeof startWorkerDeps>>) => Promise<Result>,
) {
  const worker = await startWorkerDeps(database)
  try {
    return await work(worker)
  } finally {
    await worker.close()
  }
}
const foldOnce = () =>
  withWorker(async ({ db }) => {
    while ((await foldChanges(db, today(), 7)).more);
  })

// Transactions of other test files hold the horizon back for a moment.
async function foldAll() {
  const [now] = await database.rows<{ xid: string }>('select pg_current_xact_id()::text as xid')
  const isFolded = async () => {
    await foldOnce()
    return database.count(`fold_marks where name = 'project_snapshots' and up_to > '${now?.xid}'::xid8`)
  }
  await expect.poll(isFolded, { timeout: 15_000 }).toBe(1)
}

const figures = (id: string) =>
  database.rows(
    `select shared, f.seq = p.activity_seq as current, day::text, valid_until::text, work, costs, earlier_paise, f.risks
     from project_figures f join projects p on p.id = f.project_id where p.id = $1 order by shared`,
    [id],
  )
const snapshots = (id: string) =>
  database.rows(
    `select s.day::text, weight, done_weight, tasks_total, tasks_done, planned, c.spent_paise::int as spent
     from project_snapshots s join project_cost_snapshots c using (project_id, day) where project_id = $1 order by day`,
    [id],
  )

/** As if the lines of the history from `seq` on had been written so many days ago. */
async function backdate(id: string, seq: number, days: number) {
  await database.admin.query('alter table project_activity disable trigger append_only')
  await database.admin.query(
    `update project_activity set at = now() - make_interval(days => $3) where project_id = $1 and seq >= $2`,
    [id, seq, days],
  )
  await database.admin.query('alter table project_activity enable trigger append_only')
  await database.admin.query('alter table audit_entries disable trigger append_only')
  await database.admin.query(
    `update audit_entries set at = now() - make_interval(days => $2) where entity_id = $1 or details ->> 'project_id' = $1::text`,
    [id, days],
  )
  await database.admin.query('alter table audit_entries enable trigger append_only')
}

async function makeStory() {
  const { id: client_id } = await makePerson(api, 'client')
  const day = today()
  const body = projectBody({ client_id, start_date: addDays(day, -9), estimated_duration: 100 })
  const { data } = await call<{ data: { id: string } }>('POST', '/projects', body)
  const path = `/projects/${data.id}`
  const task = (fields: object) => call<{ id: string }>('POST', `${path}/tasks`, { title: 'Task', ...fields })
  const seqOf = async () =>
    Number(
      (
        await database.rows<{ seq: string }>(
          'select max(seq) as seq from project_activity where project_id = $1',
          [data.id],
        )
      )[0]?.seq,
    )
  // Nine days ago: two tasks of weight 3 and 1.
  const first = await task({ weight: 3, due_date: addDays(day, -5) })
  const second = await task({ weight: 1, due_date: addDays(day, 30) })
  const afterPlan = await seqOf()
  // Five days ago: the first one done, and money spent.
  await call('PATCH', `${path}/tasks/${first.id}`, { version: 1, status: 'done' })
  await call('POST', `${path}/expenses`, {
    category: 'labour',
    amount: 100,
    spent_on: addDays(day, -6),
    description: 'Crew',
  })
  await call('POST', `${path}/expenses`, {
    category: 'labour',
    amount: 50,
    spent_on: addDays(day, -2),
    description: 'Crew',
  })
  const afterDone = await seqOf()
  // Three days ago: a third task of weight 4, and the second one removed.
  await task({ weight: 4, due_date: addDays(day, -4) })
  await call('DELETE', `${path}/tasks/${second.id}`)
  await backdate(data.id, 1, 9)
  await backdate(data.id, afterPlan + 1, 5)
  await backdate(data.id, afterDone + 1, 3)
  return { id: data.id, path, first }
}

const story = (day: string) => [
  { day: addDays(day, -9), weight: 4, done_weight: 0, tasks_total: 2, tasks_done: 0, planned: 0, spent: 0 },
  {
    day: addDays(day, -5),
    weight: 4,
    done_weight: 3,
    tasks_total: 2,
    tasks_done: 1,
    planned: 75,
    spent: 10000,
  },
  {
    day: addDays(day, -3),
    weight: 7,
    done_weight: 3,
    tasks_total: 2,
    tasks_done: 1,
    planned: 100,
    spent: 10000,
  },
]

test('[PG-06] [AN-09] each day with a change ends with a snapshot, also of a worker that was down', async () => {
  const { id, path } = await makeStory()
  await foldAll()
  expect(await snapshots(id)).toEqual(story(today()))
  const progress = await call<ProjectProgress>('GET', `${path}/progress`)
  expect(progress.progress_history).toEqual([
    { date: addDays(today(), -9), progress: 0, tasks_completed: 0, planned: 0 },
    { date: addDays(today(), -5), progress: 75, tasks_completed: 1, planned: 75 },
    { date: addDays(today(), -3), progress: 42, tasks_completed: 1, planned: 100 },
  ])
  expect(progress.schedule).toMatchObject({ scope_added: 3, scope_removed: 0 })
  const { task_completion } = await call<ProjectAnalytics>('GET', `${path}/analytics?range=week`)
  expect(task_completion).toEqual([
    { date: addDays(today(), -6), completed: 0, total: 2 },
    { date: addDays(today(), -5), completed: 1, total: 2 },
    { date: addDays(today(), -3), completed: 1, total: 2 },
  ])
})

test('folding again changes nothing, and from scratch gives the same numbers', async () => {
  const { id, path, first } = await makeStory()
  await foldAll()
  // Today, folded from the rows.
  await call('PATCH', `${path}/tasks/${first.id}`, { version: 2, weight: 5 })
  await foldAll()
  const folded = await snapshots(id)
  const now = {
    day: today(),
    weight: 9,
    done_weight: 5,
    tasks_total: 2,
    tasks_done: 1,
    planned: 100,
    spent: 15000,
  }
  expect(folded).toEqual([...story(today()), now])
  const stored = await figures(id)
  expect(stored).toMatchObject([
    { shared: false, current: true, costs: [{ category: 'labour' }, { category: 'labour' }] },
    { shared: true, current: true, costs: [], work: { total: 2, done: 1, weight: 9, done_weight: 5 } },
  ])
  await foldAll()
  expect(await snapshots(id)).toEqual(folded)
  expect(await figures(id)).toEqual(stored)
  // All of it from the history.
  await database.admin.query('delete from project_figures')
  await database.admin.query('delete from project_snapshots')
  await database.admin.query('delete from project_cost_snapshots')
  await database.admin.query(`update fold_marks set up_to = '0' where name = 'project_snapshots'`)
  await foldAll()
  expect(await snapshots(id)).toEqual(folded)
  expect(await figures(id)).toEqual(stored)
})

test('figures of a later change are not overwritten by a fold that began before it', async () => {
  const { id } = await makeStory()
  await foldAll()
  await database.admin.query(
    'update project_figures set seq = seq + 1, earlier_paise = 700 where project_id = $1',
    [id],
  )
  await database.admin.query(`update fold_marks set up_to = '0' where name = 'project_snapshots'`)
  await foldAll()
  expect(await figures(id)).toMatchObject([{ earlier_paise: '700' }, { earlier_paise: '700' }])
})

test('a change of a transaction that still runs is not passed by', async () => {
  const { id, path, first } = await makeStory()
  await foldAll()
  const slow = await database.admin.connect()
  try {
    await slow.query('begin')
    await slow.query('select pg_current_xact_id()')
    await call('PATCH', `${path}/tasks/${first.id}`, { version: 2, status: 'todo' })
    await foldOnce()
    expect(await snapshots(id)).toHaveLength(3)
    await slow.query('commit')
    await foldAll()
    expect(await snapshots(id)).toHaveLength(4)
  } finally {
    await slow.query('rollback')
    slow.release()
  }
})

test('dates pass without a change: at midnight planned weight and stored health are renewed', async () => {
  const { id: client_id } = await makePerson(api, 'client')
  const body = projectBody({ client_id, start_date: addDays(today(), -10), estimated_duration: 365 })
  const { data } = await call<{ data: { id: string } }>('POST', '/projects', body)
  await call('POST', `/projects/${data.id}/tasks`, { title: 'Task', due_date: addDays(today(), 1) })
  await foldAll()
  const stored = () =>
    database.rows('select health, planned_weight, replan_on::text from projects where id = $1', [data.id])
  expect(await stored()).toEqual([{ health: 'on_track', planned_weight: 0, replan_on: addDays(today(), 1) }])
  // As if two days had passed.
  await database.admin.query(
    'update tasks set due_date = due_date - 2, baseline_date = baseline_date - 2 where project_id = $1',
    [data.id],
  )
  await database.admin.query(
    'update projects set planned_weight = 0, replan_on = current_date - 1 where id = $1',
    [data.id],
  )
  await withWorker(async ({ db }) => {
    await replanDue(db)
    await renewHealth(db, today())
  })
  expect(await stored()).toEqual([{ health: 'at_risk', planned_weight: 1, replan_on: null }])
  const list = await call<{ data: { id: string; health: string }[] }>('GET', '/admin/projects?health=at_risk')
  expect(list.data).toContainEqual(expect.objectContaining({ id: data.id, health: 'at_risk' }))
  const found = await call<{ data: object[] }>('GET', '/admin/projects?health=on_track&search=madhapur')
  expect(found.data).not.toContainEqual(expect.objectContaining({ id: data.id }))
})
