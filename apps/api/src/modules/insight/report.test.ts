import { system, type Actor } from '@trusswell/domain/actor.ts'
import { addDays, formatDay } from '@trusswell/domain/days.ts'
import { forecastPrior } from '@trusswell/domain/forecast.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { pdfText } from '../../../test/pdf-text.ts'
import { makeProject } from '../../../test/projects.ts'
import { whileDrawing } from '../../../test/document-worker.ts'
import type { WorkerDeps } from '../../deps.ts'
import { foldProject } from './fold.ts'
import type { ProjectAnalytics, ProjectProgress } from '@trusswell/domain/insight.ts'

const database = useDatabase()
const api = useApi(database)
let worker: WorkerDeps
beforeAll(async () => {
  worker = await startWorkerDeps(database)
})
afterAll(() => worker.close())

const ask = (url: string, actor: Actor) => api.app.inject({ url: `/api${url}`, headers: asActor(actor) })

/** Asks for the PDF and draws what that puts into the queue. */
async function askPdf(url: string, actor: Actor) {
  return (await whileDrawing(database, worker, ask(url, actor))).answer
}

async function makeScene() {
  const project = await makeProject(api)
  const day = api.deps.today()
  await database.admin.query(
    `update projects set title = 'Clinic तल 2', start_date = $2, end_date = $3, status = 'in_progress',
       agreed_value_paise = 10000000, agreed_tax_rate = 18 where id = $1`,
    [project.id, addDays(day, -50), addDays(day, 49)],
  )
  await database.admin.query(
    `update expenses set amount_paise = 7770000, spent_on = $2 where project_id = $1`,
    [project.id, addDays(day, -2)],
  )
  await database.admin.query(
    `insert into expenses (id, project_id, category, amount_paise, spent_on, description, shared_with_client)
     values (gen_random_uuid(), $1, 'permits', 4850000, $2, 'Shared', true)`,
    [project.id, addDays(day, -2)],
  )
  await database.admin.query(
    `insert into risks (id, project_id, title, category, severity, shared_with_client)
     values (gen_random_uuid(), $1, 'Lift permit', 'permits', 'low', true)`,
    [project.id],
  )
  await database.admin.query(
    'insert into project_cost_budgets (project_id, amount_paise) values ($1, 31234500)',
    [project.id],
  )
  await database.admin.query(
    // At half past one in the morning in India.
    `insert into milestone_date_changes (id, project_id, milestone_id, from_date, to_date, moved_at, reason)
     values (gen_random_uuid(), $1, $2, $3, $4, '2026-10-05T20:00:00Z', 'The steel comes late')`,
    [project.id, project.milestone, addDays(day, 2), addDays(day, 10)],
  )
  const prior = forecastPrior([])
  await worker.db.as(system, (tx) => foldProject(tx, project.id, { today: day, since: day, prior }))
  const manager: Actor = { kind: 'user', role: 'manager', id: project.manager_id }
  const client: Actor = { kind: 'user', role: 'client', id: project.client_id }
  return { project, day, manager, client, url: `/projects/${project.id}/analytics/export` }
}

test('[API-30] [AN-02] the report has the figures of the API, and a client’s nothing internal', async () => {
  const { project, day, manager, client, url } = await makeScene()
  const forStaff = await askPdf(`${url}?range=week`, manager)
  expect(forStaff.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`project-analytics-${project.id}.pdf`),
  })
  const text = await pdfText(forStaff.rawPayload)
  const analytics = (
    await ask(`/projects/${project.id}/analytics?range=week`, manager)
  ).json<ProjectAnalytics>()
  const progress = (await ask(`/projects/${project.id}/progress`, manager)).json<ProjectProgress>()
  expect(text).toContain(`${formatDay(addDays(day, -6))} to ${formatDay(day)}`)
  expect(text).toContain(progress.health_reason)
  expect(text).toContain(`${progress.metrics.overall_progress}%`)
  expect(text).toContain(`day ${analytics.project_metrics.time_elapsed} of 100`)
  expect(text).toContain('₹1,26,200.00 of ₹3,12,345.00. Expenses against our cost budget.')
  expect(text).toContain('6 Oct 2026. The steel comes late')
  expect(text).toContain('Monsoon Weather High')
  expect(text).toContain(progress.forecast?.sentence)
  expect(text).toMatch(/Page 1 of \d/)
  // As small as it has to be, and the same bytes each time.
  expect(forStaff.rawPayload.length).toBeLessThan(80_000)
  expect((await ask(`${url}?range=week`, manager)).rawPayload.equals(forStaff.rawPayload)).toBe(true)

  const shown = await pdfText((await askPdf(url, client)).rawPayload)
  expect(shown).toContain('₹48,500.00')
  expect(shown).toContain('₹0.00 of ₹1,18,000.00. Payments against the project price.')
  expect(shown).toContain(progress.forecast?.sentence)
  expect(shown).toContain('Lift permit Permits Low')
  expect(shown).not.toMatch(/77,700|1,26,200|3,12,345|cost budget|Labour|CPI|SPI|Weather|Monsoon/)
})

test('the same figures as CSV', async () => {
  const { project, client, manager, url } = await makeScene()
  const answer = await ask(`${url}?format=csv`, manager)
  expect(answer.headers['content-disposition']).toContain(`project-analytics-${project.id}.csv`)
  expect(answer.body).toContain('Costs,Labour,,77700')
  expect(answer.body).toContain('Figures,Health')
  const shown = (await ask(`${url}?format=csv`, client)).body
  expect(shown).toContain('Costs,Permits,,48500')
  expect(shown).toContain('Open risks,Lift permit,,Low,Permits')
  expect(shown).not.toMatch(/Labour|77700|312345|Monsoon/)
})
