import { healthLabels } from '@trusswell/domain/insight-health-values.ts'
import { system, type Actor } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import { forecastPrior } from '@trusswell/domain/forecast.ts'
import type { ProjectAnalytics, ProjectProgress } from '@trusswell/domain/insight.ts'
import type { Health } from '@trusswell/domain/insight-health.ts'
import type { ProjectCard } from '@trusswell/domain/projects.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { naiveFigures, naiveMoney } from '../../../test/naive-figures.ts'
import { pdfText } from '../../../test/pdf-text.ts'
import { makePerson } from '../../../test/people.ts'
import { adminActor, makeProject } from '../../../test/projects.ts'
import { anyProject, insertRows, type RandomProject, rowsOf } from '../../../test/random-project.ts'
import { foldProject, renewHealth } from './fold.ts'
import { listFigures } from './project-figures.ts'
import { readReport } from './read-figures.ts'
import { reportCsv } from './report-csv.ts'
import { renderReport } from './report-pdf.ts'
import { readWork } from './repository.ts'

const database = useDatabase()
const api = useApi(database)

const send = async <Body>(url: string, actor: Actor = adminActor) => {
  const answer = await api.app.inject({ url: `/api${url}`, headers: asActor(actor) })
  expect([url, answer.statusCode]).toEqual([url, 200])
  return answer.json<Body>()
}
const put = (url: string, payload: object, actor: Actor = adminActor) =>
  api.app.inject({ method: 'PUT', url: `/api${url}`, payload, headers: asActor(actor) })

const today = () => api.deps.today()
const prior = forecastPrior([])
const insert = (client_id: string, spec: RandomProject) =>
  insertRows((sql, values) => database.admin.query(sql, values), {
    rows: rowsOf(spec, today()),
    client_id,
    budget: spec.budget,
  })

const shownMoney = ({ cost_breakdown, risk_metrics }: ProjectAnalytics) => ({
  costs: Object.fromEntries(
    cost_breakdown.map(({ category, amount }) => [category, Math.round(amount * 100)]),
  ),
  risks: Object.fromEntries(risk_metrics.map(({ category, count }) => [category, count])),
})

// 50 in CI, and the PDF of every tenth; INSIGHT_PROJECTS=200 by command, with the PDFs of all.
const numRuns = Number(process.env['INSIGHT_PROJECTS'] ?? 50)
const perPdf = numRuns < 200 && process.env['INSIGHT_PDFS'] !== 'all' ? 10 : 1

test(
  '[API-21] [API-29] a second, naive computation agrees for random projects, in card, CSV and PDF as well',
  async () => {
    const { id: client_id } = await makePerson(api, 'client')
    const worker = await startWorkerDeps(database)
    const client: Actor = { kind: 'user', role: 'client', id: client_id }
    let [runs, pdfs] = [0, 0]
    try {
      await fc.assert(
        fc.asyncProperty(anyProject, async (spec) => {
          const id = await insert(client_id, spec)
          const rows = await worker.db.read(system, (reader) => readWork(reader, id))
          if (!rows) throw new Error('no project')
          const naive = naiveFigures(rows, today())
          const [progress, { project_metrics }, card] = await Promise.all([
            send<ProjectProgress>(`/projects/${id}/progress`),
            send<ProjectAnalytics>(`/projects/${id}/analytics`),
            send<ProjectCard>(`/projects/${id}`),
          ])
          expect(progress).toMatchObject({
            health: naive.health,
            metrics: {
              overall_progress: naive.progress,
              time_elapsed: naive.elapsed,
              completed_tasks: naive.completed,
              total_tasks: naive.total,
              delayed_tasks: naive.late,
              team_performance: naive.performance,
            },
          })
          const { planned_progress, variance } = progress.schedule ?? {}
          if (naive.planned === null || naive.variance === null) expect(planned_progress).toBeNull()
          else {
            expect(planned_progress).toBeCloseTo(naive.planned * 100, 0.9)
            expect(variance).toBeCloseTo(naive.variance, 0.9)
          }
          expect(project_metrics).toMatchObject({
            completed_tasks: naive.completed,
            total_tasks: naive.total,
          })
          // The card computes from figures that triggers keep, and the filter uses what the worker stored.
          expect([card.health, card.progress]).toEqual([naive.health, naive.progress])
          expect(card.health_reason).toBe(progress.health_reason)
          await worker.db.as(system, (tx) => foldProject(tx, id, { today: today(), prior }))
          expect(await database.rows('select health from projects where id = $1', [id])).toEqual([
            { health: naive.health },
          ])

          // Read from the rows before this, and from what the worker stored after it.
          const [range, days] = runs % 2 === 0 ? (['month', 30] as const) : (['year', 365] as const)
          const url = `/projects/${id}/analytics?range=${range}`
          for (const [actor, staff] of [
            [adminActor, true],
            [client, false],
          ] as const) {
            const stored = await send<ProjectAnalytics>(url, actor)
            const { spent, ...money } = naiveMoney(spec, { staff, days })
            expect(shownMoney(stored)).toEqual(money)
            if (staff && spec.budget !== null)
              expect(stored.project_metrics).toMatchObject({ budget_of: 'cost', spent_budget: spent / 100 })
            await database.admin.query('update projects set activity_seq = activity_seq + 1 where id = $1', [
              id,
            ])
            expect(await send<ProjectAnalytics>(url, actor)).toEqual(stored)
            await database.admin.query('update projects set activity_seq = activity_seq - 1 where id = $1', [
              id,
            ])
          }

          // In the report as text. Drawing each of them would take too long in CI.
          const asked = { range: 'month', staff: true, today: today() } as const
          const report = await worker.db.read(system, (reader) => readReport(reader, id, asked))
          const percent = `${naive.progress}%`
          const tasks = `${naive.completed} of ${naive.total}`
          let csv = ''
          for await (const lines of reportCsv(report).pages) csv += lines
          const health = healthLabels[naive.health as Health]
          for (const text of [percent, tasks, health]) expect(csv).toContain(`,${text},`)
          runs += 1
          if ((runs - 1) % perPdf > 0) return
          pdfs += 1
          const pdf = await pdfText(await renderReport(report))
          for (const text of [percent, tasks, health]) expect(pdf).toContain(text)
        }),
        { numRuns },
      )
      expect([runs, pdfs]).toEqual([numRuns, Math.ceil(numRuns / perPdf)])
    } finally {
      await worker.close()
    }
  },
  60_000 + 3_000 * numRuns,
)

const clientOf = ({ client_id }: { client_id: string }): Actor => ({
  kind: 'user',
  role: 'client',
  id: client_id,
})
const managerOf = ({ manager_id }: { manager_id: string }): Actor => ({
  kind: 'user',
  role: 'manager',
  id: manager_id,
})

test('[API-28] [API-29] internal expenses, risks and the cost budget reach staff and no client', async () => {
  const project = await makeProject(api)
  await database.admin.query('delete from expenses where project_id = $1', [project.id])
  await database.admin.query('delete from risks where project_id = $1', [project.id])
  const day = today()
  await database.admin.query(
    `insert into expenses (id, project_id, category, amount_paise, spent_on, description, shared_with_client) values
     (gen_random_uuid(), $1, 'labour', 777000, $2, 'Planted', false),
     (gen_random_uuid(), $1, 'permits', 4850000, $2, 'Shared', true),
     (gen_random_uuid(), $1, 'permits', 100, $3, 'Long ago', true)`,
    [project.id, day, addDays(day, -40)],
  )
  await database.admin.query(
    `insert into risks (id, project_id, title, category, severity, shared_with_client) values
     (gen_random_uuid(), $1, 'Planted', 'cost', 'critical', false),
     (gen_random_uuid(), $1, 'Shared', 'weather', 'medium', true)`,
    [project.id],
  )
  const admin: Actor = { kind: 'user', role: 'admin', id: (await makePerson(api, 'admin')).id }
  const before = await send<ProjectAnalytics>(`/projects/${project.id}/analytics`)
  expect(before.project_metrics).toMatchObject({ budget_of: 'price', spent_budget: 0, total_budget: null })
  expect(
    (await put(`/projects/${project.id}/cost-budget`, { amount: 80_00_000, version: 0 }, admin)).statusCode,
  ).toBe(200)

  const url = `/projects/${project.id}/analytics?range=month`
  for (const actor of [admin, managerOf(project)])
    expect(await send<ProjectAnalytics>(url, actor)).toMatchObject({
      range: 'month',
      from: addDays(day, -29),
      to: day,
      project_metrics: { spent_budget: 56271, total_budget: 80_00_000, budget_of: 'cost', team_size: 1 },
      cost_breakdown: [
        { category: 'permits', amount: 48500 },
        { category: 'labour', amount: 7770 },
      ],
      risk_metrics: [
        { category: 'cost', count: 1, severity: 'high' },
        { category: 'weather', count: 1, severity: 'medium' },
      ],
      earned_value: { budget: 80_00_000, spent: 56271, earned: 0, cpi: 0, estimate_at_completion: 80_56_271 },
    })

  const shown = await send<ProjectAnalytics>(url, clientOf(project))
  expect(shown).toMatchObject({
    project_metrics: { spent_budget: 0, total_budget: null, budget_of: 'price' },
    cost_breakdown: [{ category: 'permits', amount: 48500 }],
    risk_metrics: [{ category: 'weather', count: 1, severity: 'medium' }],
    earned_value: null,
  })
  const progress = await send<ProjectProgress>(`/projects/${project.id}/progress`, clientOf(project))
  expect(progress.schedule).toBeNull()
  for (const text of [JSON.stringify(shown), JSON.stringify(progress)])
    expect(text).not.toMatch(/7770|777000|56271|8000000|"labour"|"cost","count"/)
  const year = await send<ProjectAnalytics>(`/projects/${project.id}/analytics?range=year`, clientOf(project))
  expect(year.cost_breakdown).toEqual([{ category: 'permits', amount: 48501 }])

  // The same from what the worker stored: the policy itself shows a client the shared part alone.
  const worker = await startWorkerDeps(database)
  await worker.db.as(system, (tx) => foldProject(tx, project.id, { today: day, prior }))
  await worker.close()
  expect(await send<ProjectAnalytics>(url, clientOf(project))).toEqual(shown)
  const [{ organisation_id }] = (await database.rows('select organisation_id from projects where id = $1', [
    project.id,
  ])) as [{ organisation_id: string }]
  const owner = { kind: 'user', role: 'client', id: project.client_id } as const
  const reading = (actor: Actor) => api.deps.db.read(actor, (reader) => listFigures(reader, project.id))
  const seen = await reading({ ...owner, organisation: { id: organisation_id, role: 'owner' } })
  expect(seen).toMatchObject([{ costs: [{ paise: 100 }, { paise: 4850000 }] }])
  expect(JSON.stringify(seen)).not.toMatch(/777000|"labour"|"cost"/)
  expect(await reading(managerOf(project))).toHaveLength(2)
})

test('analytics are read from what the worker stored, until something changes or a day makes a difference', async () => {
  const project = await makeProject(api)
  const worker = await startWorkerDeps(database)
  const url = `/projects/${project.id}/analytics?range=year`
  const manager = managerOf(project)
  const total = async (actor: Actor = manager) =>
    (await send<ProjectAnalytics>(url, actor)).project_metrics.total_tasks
  const fold = () => worker.db.as(system, (tx) => foldProject(tx, project.id, { today: today(), prior }))
  try {
    const before = await total()
    await fold()
    // Only the stored figures are read, so a row inserted outside the application isn't counted for any reader.
    await database.admin.query(
      `insert into tasks (id, project_id, title, status) values (gen_random_uuid(), $1, 'Unseen', 'todo')`,
      [project.id],
    )
    for (const actor of [adminActor, manager, clientOf(project)]) expect(await total(actor)).toBe(before)
    // Through the application it is seen at once, before the worker has come by.
    const added = await api.app.inject({
      method: 'POST',
      url: `/api/projects/${project.id}/tasks`,
      headers: asActor(manager),
      payload: { title: 'Seen' },
    })
    expect(added.statusCode).toBe(201)
    for (const actor of [adminActor, manager, clientOf(project)]) expect(await total(actor)).toBe(before + 2)
    await fold()
    await database.admin.query('delete from tasks where title = $2 and project_id = $1', [
      project.id,
      'Unseen',
    ])
    expect(await total()).toBe(before + 2)
    // From the day on which it changes by itself.
    await database.admin.query(
      'update project_figures set day = $2::date - 1, valid_until = $2 where project_id = $1',
      [project.id, today()],
    )
    expect(await total()).toBe(before + 1)
    // At night it is computed for that day.
    await renewHealth(worker.db, today())
    expect(
      await database.rows('select distinct day::text from project_figures where project_id = $1', [
        project.id,
      ]),
    ).toEqual([{ day: today() }])
  } finally {
    await worker.close()
  }
})

test('a client is paid figures: what was paid of the agreed value with its GST', async () => {
  const project = await makeProject(api)
  await database.admin.query(
    'update projects set agreed_value_paise = 10000000, agreed_tax_rate = 18 where id = $1',
    [project.id],
  )
  await database.admin.query(
    'insert into project_payment_totals values ($1, 5900000, 0, 0) on conflict (project_id) do update set paid_paise = 5900000',
    [project.id],
  )
  const { project_metrics } = await send<ProjectAnalytics>(
    `/projects/${project.id}/analytics`,
    clientOf(project),
  )
  expect(project_metrics).toMatchObject({ spent_budget: 59_000, total_budget: 1_18_000, budget_of: 'price' })
})

test('the cost budget is set, changed and removed by staff, with an entry in the log each time', async () => {
  const project = await makeProject(api)
  const url = `/projects/${project.id}/cost-budget`
  const manager = managerOf(project)
  expect(await send(url)).toEqual({ amount: null, amount_paise: null, version: 0, updated_at: null })
  expect((await put(url, { amount: 500.5, version: 0 }, manager)).json()).toMatchObject({
    amount: 500.5,
    amount_paise: 50050,
    version: 1,
  })
  expect((await put(url, { amount: 700, version: 0 }, manager)).statusCode).toBe(409)
  expect((await put(url, { amount: 0, version: 1 }, manager)).statusCode).toBe(400)
  expect((await put(url, { amount: 700, version: 1 }, manager)).json()).toMatchObject({
    amount: 700,
    version: 2,
  })
  // The same again changes nothing.
  expect((await put(url, { amount: 700, version: 2 }, manager)).json()).toMatchObject({ version: 2 })
  expect((await put(url, { amount: null, version: 2 }, manager)).json()).toMatchObject({
    amount: null,
    version: 3,
  })
  // An old form doesn't take the removed one for none.
  expect((await put(url, { amount: 900, version: 0 }, manager)).statusCode).toBe(409)
  const client = clientOf(project)
  expect((await put(url, { amount: 1, version: 0 }, client)).statusCode).toBe(404)
  const log = await database.rows<{ details: object }>(
    `select details from audit_entries where entity = 'cost_budget' and entity_id = $1 order by n`,
    [project.id],
  )
  expect(log.map(({ details }) => details)).toEqual([
    { project_id: project.id, before: null, after: 50050 },
    { project_id: project.id, before: 50050, after: 70000 },
    { project_id: project.id, before: 70000, after: null },
  ])
})

test('a moved milestone keeps its first date, who moved it, when and why', async () => {
  const project = await makeProject(api)
  const day = today()
  const fields = { title: 'Foundation', description: 'Footings are cast.', status: 'pending' }
  const url = `/projects/${project.id}/milestones/${project.milestone}`
  const later = addDays(day, 20)
  const moved = { ...fields, due_date: later, version: 1, reason: 'The steel comes late' }
  const unexplained = await put(url, { ...moved, reason: ' ' }, managerOf(project))
  expect(unexplained.json()).toMatchObject({ fields: { reason: 'Enter a reason for the new date' } })
  expect((await put(url, moved, managerOf(project))).statusCode).toBe(200)
  // Changed without another date: not a move.
  expect((await put(url, { ...moved, title: 'Footings', version: 2 }, managerOf(project))).statusCode).toBe(
    200,
  )
  for (const actor of [managerOf(project), clientOf(project)])
    expect(await send(`/projects/${project.id}/date-changes`, actor)).toMatchObject({
      data: [
        {
          milestone_id: project.milestone,
          title: 'Footings',
          baseline_date: addDays(day, 10),
          due_date: later,
          changes: [
            {
              from_date: addDays(day, 10),
              to_date: later,
              moved_by: 'Person manager',
              reason: 'The steel comes late',
            },
          ],
        },
      ],
    })
})
