import { system, type Actor } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import type { AdminOverview, ProjectProgress } from '@trusswell/domain/insight.ts'
import { expect, test } from 'vitest'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { adminActor, makeProject } from '../../../test/projects.ts'
import { newId } from '../../platform/ids.ts'
import { renewCounts } from './counts.ts'
import { foldChanges, foldProject, renewHealth } from './fold.ts'
import { readPrior } from './forecast-repository.ts'

const database = useDatabase()
const api = useApi(database)
const today = () => api.deps.today()
const run = (text: string, ...values: unknown[]) => database.admin.query(text, values)

const get = async <Body>(url: string, actor: Actor = adminActor) => {
  const answer = await api.app.inject({ url: `/api${url}`, headers: asActor(actor) })
  expect([url, answer.statusCode]).toEqual([url, 200])
  return answer.json<Body>()
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
const fold = (id: string, day: string) =>
  withWorker(({ db }) =>
    db.as(system, async (tx) => foldProject(tx, id, { today: day, prior: await readPrior(tx) })),
  )

const stored = (id: string) =>
  database.rows<{ day: string; basis: string; progress: number; earliest: string; latest: string }>(
    `select day::text, basis, progress, earliest::text, latest::text from project_forecasts
     where project_id = $1 order by day`,
    [id],
  )

/** Ten tasks of ten days each, from 50 days ago; the first four took twelve days each. */
async function makeRunning() {
  const project = await makeProject(api)
  const start = addDays(today(), -50)
  await run('delete from tasks where project_id = $1', project.id)
  await run('delete from milestones where project_id = $1', project.id)
  await run(
    `update projects set status = 'in_progress', start_date = $2, end_date = $3 where id = $1`,
    project.id,
    start,
    addDays(start, 99),
  )
  const tasks = Array.from({ length: 10 }, (_, at) => ({
    id: newId(),
    title: at === 9 ? 'Chiller delivery' : `Task ${at}`,
    due_date: addDays(start, at * 10 + 9),
    completed_on: at < 4 ? addDays(start, at * 12 + 11) : null,
  }))
  for (const task of tasks) {
    await run(
      `insert into tasks (id, project_id, title, weight, status, due_date, completed_on)
       values ($1, $2, $3, 10, $4, $5, $6)`,
      task.id,
      project.id,
      task.title,
      task.completed_on ? 'done' : 'todo',
      task.due_date,
      task.completed_on,
    )
  }
  return { ...project, start, tasks }
}
const finish = (task: string, day: string) =>
  run(`update tasks set status = 'done', completed_on = $2 where id = $1`, task, day)

test('progress names overdue tasks for staff, and no task for clients', async () => {
  const project = await makeRunning()
  const task = project.tasks[5]!
  const due_date = addDays(today(), -9)
  await run(`update tasks set due_date = $2 where id = $1`, task.id, due_date)
  const overdueFor = async (role: 'manager' | 'client', id: string) =>
    (await get<ProjectProgress>(`/projects/${project.id}/progress`, { kind: 'user', role, id })).overdue
  expect(await overdueFor('manager', project.manager_id)).toContainEqual({
    kind: 'task',
    id: task.id,
    title: task.title,
    due_date,
  })
  expect(await overdueFor('client', project.client_id)).toEqual([])
})

test('the forecast says that there is too little, then a range; staff get the numbers and clients a sentence', async () => {
  const project = await makeRunning()
  const client: Actor = { kind: 'user', role: 'client', id: project.client_id }
  const manager: Actor = { kind: 'user', role: 'manager', id: project.manager_id }
  const forecastFor = async (actor: Actor) =>
    (await get<ProjectProgress>(`/projects/${project.id}/progress`, actor)).forecast
  expect(await forecastFor(manager)).toBeNull()

  await fold(project.id, today())
  expect(await forecastFor(manager)).toMatchObject({
    sentence: 'Not enough data yet to estimate when it will finish.',
    made_on: today(),
    numbers: { basis: 'none', missing: ['completions'], earliest: null },
  })
  // The next day it is still the same, and nothing is stored.
  await fold(project.id, addDays(today(), 1))
  expect(await stored(project.id)).toHaveLength(1)

  await finish(project.tasks[4]!.id, today())
  await fold(project.id, today())
  const [row, ...others] = await stored(project.id)
  expect(others).toEqual([])
  expect(row).toMatchObject({ basis: 'own', progress: 50 })
  const forManager = await forecastFor(manager)
  expect(forManager?.numbers).toMatchObject({
    basis: 'own',
    missing: [],
    earliest: row?.earliest,
    latest: row?.latest,
    planned_end: addDays(project.start, 99),
    finished_projects: 0,
  })
  expect(forManager?.numbers?.decides[0]).toMatchObject({ title: 'Chiller delivery' })
  const forClient = await forecastFor(client)
  expect(forClient).toEqual({ sentence: forManager?.sentence, made_on: today(), numbers: null })
  expect(forClient?.sentence).toMatch(
    /^Likely to finish between .* and .*, depending on “Chiller delivery”\.$/,
  )

  // A day with a range has a row of its own, and a second look on that day none.
  await fold(project.id, addDays(today(), 1))
  const [, tomorrow] = await stored(project.id)
  await fold(project.id, addDays(today(), 1))
  expect((await stored(project.id))[1]).toEqual(tomorrow)
  expect(tomorrow?.day).toBe(addDays(today(), 1))

  // What isn't running has no forecast, at once.
  await run(`update projects set status = 'on_hold' where id = $1`, project.id)
  expect(await forecastFor(manager)).toBeNull()
})

test('a change is forecast by the job that folds changes, and every running project by the renewal', async () => {
  const { id, tasks } = await makeRunning()
  await withWorker(({ db }) => renewHealth(db, today()))
  expect(await stored(id)).toMatchObject([{ day: today(), basis: 'none' }])
  const answer = await api.app.inject({
    method: 'PATCH',
    url: `/api/projects/${id}/tasks/${tasks[4]!.id}`,
    headers: asActor(adminActor),
    payload: { version: 1, status: 'done' },
  })
  expect(answer.statusCode).toBe(200)
  // The write itself stores nothing.
  expect(await stored(id)).toMatchObject([{ basis: 'none' }])
  const foldAll = () =>
    withWorker(async ({ db }) => {
      while ((await foldChanges(db, today())).more);
      return (await stored(id))[0]?.basis
    })
  await expect.poll(foldAll, { timeout: 15_000 }).toBe('own')
})

test('finished projects are what forecasts start from, and admins see how often the ranges held', async () => {
  const { id, start, tasks } = await makeRunning()
  await finish(tasks[4]!.id, addDays(today(), -1))
  await fold(id, today())
  const [made] = await stored(id)
  for (const task of tasks.slice(5)) await finish(task.id, made!.latest)
  await run(`update projects set status = 'completed' where id = $1`, id)
  await fold(id, made!.latest)
  const outcome = () =>
    database.rows(
      `select finished_on::text, planned_days, actual_days, held_25, held_50, held_75
       from project_outcomes where project_id = $1`,
      [id],
    )
  expect(await outcome()).toEqual([
    {
      finished_on: made!.latest,
      planned_days: 100,
      actual_days: (Date.parse(made!.latest) - Date.parse(start)) / 86_400_000 + 1,
      held_25: null,
      held_50: true,
      held_75: null,
    },
  ])
  // A day later, and the range has missed it.
  await finish(tasks[9]!.id, addDays(made!.latest, 1))
  await fold(id, addDays(made!.latest, 1))
  expect(await outcome()).toMatchObject([{ finished_on: addDays(made!.latest, 1), held_50: false }])

  await withWorker(({ db }) => renewCounts(db))
  expect((await get<AdminOverview>('/admin/overview')).forecast_record).toEqual([
    { stage: 25, forecasts: 0, held: 0 },
    { stage: 50, forecasts: 1, held: 0 },
    { stage: 75, forecasts: 0, held: 0 },
  ])

  // With eight of them a project that says too little is forecast as they went.
  for (let at = 0; at < 8; at += 1) {
    const { id: other } = await makeProject(api)
    await run(`insert into project_outcomes values ($1, '2026-01-01', 100, $2)`, other, 110 + at)
  }
  const young = await makeRunning()
  await fold(young.id, today())
  const { forecast } = await get<ProjectProgress>(`/projects/${young.id}/progress`)
  expect(forecast?.numbers).toMatchObject({ basis: 'other_projects', finished_projects: 9 })
  expect(forecast?.sentence).toMatch(/^Based on our other projects, likely to finish between /)

  // Reopened, it says nothing of how projects end.
  await run(`update projects set status = 'in_progress' where id = $1`, id)
  await fold(id, today())
  expect(await outcome()).toEqual([])
})
