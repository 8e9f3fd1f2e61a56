import { system, type Actor } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import type { ManagerLoad, PortfolioProject } from '@trusswell/domain/portfolio.ts'
import type { ProjectPaymentTotals } from '@trusswell/domain/payments.ts'
import { expect, test } from 'vitest'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'
import { adminActor, makeProject } from '../../../test/projects.ts'
import { newId } from '../../platform/ids.ts'
import { renewCounts } from './counts.ts'
import { foldProject } from './fold.ts'
import { readPrior } from './forecast-repository.ts'

const database = useDatabase()
const api = useApi(database)
const today = () => api.deps.today()
const run = (text: string, ...values: unknown[]) => database.admin.query(text, values)

type Portfolio = { data: PortfolioProject[]; next_cursor: string | null }
const call = (url: string, actor: Actor = adminActor) =>
  api.app.inject({ url: `/api${url}`, headers: asActor(actor) })
const get = async <Body>(url: string) => {
  const answer = await call(url)
  expect([url, answer.statusCode]).toEqual([url, 200])
  return answer.json<Body>()
}
const titles = ({ data }: Portfolio) => data.map(({ title }) => title)

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
const fold = (id: string) =>
  withWorker(({ db }) =>
    db.as(system, async (tx) => foldProject(tx, id, { today: today(), prior: await readPrior(tx) })),
  )

/** With a name of its own for people and title, so that the order is known. */
async function makeNamed(title: string, manager: string | null, changes: Record<string, unknown> = {}) {
  const project = await makeProject(api)
  const organisation = (
    await database.rows<{ organisation_id: string }>('select organisation_id from projects where id = $1', [
      project.id,
    ])
  )[0]?.organisation_id
  await run('update organisations set display_name = $2 where id = $1', organisation, `Client of ${title}`)
  if (manager === null) await run('delete from project_members where project_id = $1', project.id)
  else await run('update users set name = $2 where id = $1', project.manager_id, manager)
  const values = { title, status: 'in_progress', ...changes }
  const names = Object.keys(values)
  await run(
    `update projects set ${names.map((name, at) => `${name} = $${at + 2}`).join(', ')} where id = $1`,
    project.id,
    ...Object.values(values),
  )
  return { ...project, organisation_id: organisation ?? '' }
}

test('the portfolio lists running projects by manager, with health, forecast and cash', async () => {
  const start = addDays(today(), -50)
  const lab = await makeNamed('Lab', 'Usha Rao', {
    start_date: start,
    end_date: addDays(start, 99),
    agreed_value_paise: 100_00_000,
    agreed_tax_rate: 18,
  })
  await makeNamed('Mall', 'Anil Reddy')
  await makeNamed('Depot', null)
  await makeNamed('Held', 'Anil Reddy', { status: 'on_hold' })
  await makeNamed('Over', 'Anil Reddy', { status: 'completed' })
  await run('delete from tasks where project_id = $1', lab.id)
  await run('delete from milestones where project_id = $1', lab.id)
  for (let at = 0; at < 10; at += 1) {
    await run(
      `insert into tasks (id, project_id, title, weight, status, due_date, completed_on) values ($1, $2, 'Task', 10, $3, $4, $5)`,
      newId(),
      lab.id,
      at < 5 ? 'done' : 'todo',
      addDays(start, at * 10 + 9),
      at < 5 ? addDays(start, at * 10 + 8) : null,
    )
  }
  for (const [status, credited] of [
    ['completed', 500],
    ['pending', 0],
    ['failed', 0],
  ])
    await run(
      `insert into payments (id, project_id, client_id, organisation_id, amount_paise, description, project_title, status, credited_paise)
       select $2, id, client_id, organisation_id, 500, 'Advance', title, $3, $4 from projects where id = $1`,
      lab.id,
      newId(),
      status,
      credited,
    )
  await fold(lab.id)

  const portfolio = await get<Portfolio>('/admin/portfolio')
  // Projects without a manager first, then by the manager's name.
  expect(titles(portfolio)).toEqual(['Depot', 'Mall', 'Lab'])
  const [depot, mall, shown] = portfolio.data
  expect(depot).toMatchObject({ manager: null, forecast: null, agreed_paise: null, received_paise: 0 })
  expect(mall).toMatchObject({ manager: { name: 'Anil Reddy' }, planned_end: null })
  const [stored] = await database.rows<{ earliest: string; latest: string }>(
    'select earliest::text, latest::text from project_forecasts where project_id = $1',
    [lab.id],
  )
  expect(shown).toEqual({
    id: lab.id,
    title: 'Lab',
    organisation: { id: lab.organisation_id, name: 'Client of Lab' },
    manager: { id: lab.manager_id, name: 'Usha Rao' },
    status: 'in_progress',
    progress: 50,
    health: 'on_track',
    health_reason: expect.stringMatching(/^50% done/),
    starts_on: start,
    planned_end: addDays(start, 99),
    planned_end_estimated: false,
    forecast: { earliest: stored?.earliest, latest: stored?.latest },
    agreed_paise: 118_00_000,
    received_paise: 500,
    due_paise: 1000,
  })
  expect(stored?.earliest).toMatch(/^\d{4}-/)

  // The same sums as on the project's page.
  const totals = await get<ProjectPaymentTotals>(`/projects/${lab.id}/payments/totals`)
  expect(totals).toMatchObject({
    total_budget_paise: shown?.agreed_paise,
    paid_paise: shown?.received_paise,
    open_paise: shown?.due_paise,
  })

  // A range without enough data is removed.
  await run(`update tasks set status = 'todo', completed_on = null where project_id = $1`, lab.id)
  await fold(lab.id)
  const later = await get<Portfolio>('/admin/portfolio?search=lab')
  expect(later.data).toMatchObject([{ id: lab.id, forecast: null }])
})

test('the portfolio is filtered, searched and read page by page in the order of its groups', async () => {
  const all = await get<Portfolio>('/admin/portfolio')
  expect(all.data.length).toBeGreaterThan(2)
  for (const group of ['manager', 'organisation']) {
    const whole = titles(await get<Portfolio>(`/admin/portfolio?group=${group}`))
    const pages: string[] = []
    let cursor: string | null = ''
    do {
      const page: Portfolio = await get(
        `/admin/portfolio?group=${group}&limit=1${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
      )
      pages.push(...titles(page))
      cursor = page.next_cursor
    } while (cursor !== null)
    expect([group, pages]).toEqual([group, whole])
  }
  expect(titles(await get<Portfolio>('/admin/portfolio?group=organisation'))).toEqual([
    'Depot',
    'Lab',
    'Mall',
  ])

  const lab = all.data.find(({ title }) => title === 'Lab')
  expect(titles(await get<Portfolio>(`/admin/portfolio?manager=${lab?.manager?.id}`))).toEqual(['Lab'])
  expect(titles(await get<Portfolio>(`/admin/portfolio?organisation=${lab?.organisation.id}`))).toEqual([
    'Lab',
  ])
  expect(titles(await get<Portfolio>('/admin/portfolio?manager=none'))).toEqual(['Depot'])
  expect(titles(await get<Portfolio>('/admin/portfolio?search=client%20of&manager=none'))).toEqual(['Depot'])
  expect(titles(await get<Portfolio>('/admin/portfolio?search=client%20of%20m&group=organisation'))).toEqual([
    'Mall',
  ])
  expect(await get<Portfolio>('/admin/portfolio?search=nowhere')).toEqual({ data: [], next_cursor: null })
  for (const { id } of all.data) await fold(id)
  const late = all.data.find(({ title }) => title === 'Mall')
  await run(`update milestones set due_date = $2 where project_id = $1`, late?.id, addDays(today(), -3))
  await fold(late?.id ?? '')
  expect(titles(await get<Portfolio>('/admin/portfolio?health=late'))).toEqual(['Mall'])
  expect(titles(await get<Portfolio>('/admin/portfolio?health=late&search=client'))).toEqual(['Mall'])

  // A renamed manager moves to another place with all projects.
  await run(`update users set name = 'Zoya Khan' where id = $1`, late?.manager?.id)
  expect(titles(await get<Portfolio>('/admin/portfolio'))).toEqual(['Depot', 'Lab', 'Mall'])

  for (const wrong of ['manager=unknown', 'organisation=none', 'group=health', 'cursor=abc', 'cursor=YQBi'])
    expect([wrong, (await call(`/admin/portfolio?${wrong}`)).statusCode]).toEqual([wrong, 400])
})

test('the load of each manager is counted in the background; projects without a manager come first', async () => {
  const onTheSpot = await get<{ data: ManagerLoad[] }>('/admin/portfolio/loads')
  expect(onTheSpot.data).toMatchObject([
    { manager: null, running: 1, late: 0, at_risk: 0, due_paise: 0 },
    { manager: { name: 'Usha Rao' }, running: 1, due_paise: 1000 },
    { manager: { name: 'Zoya Khan' }, running: 1, late: 1, due_paise: 0 },
  ])
  await withWorker(({ db }) => renewCounts(db))
  expect(await get('/admin/portfolio/loads')).toEqual(onTheSpot)

  // Stored, so a change is seen when the worker has counted again.
  const { id } = await makePerson(api, 'manager')
  await makeProject(api, { managerId: id })
  await makeProject(api, { managerId: id })
  expect(await get('/admin/portfolio/loads')).toEqual(onTheSpot)
  await withWorker(({ db }) => renewCounts(db))
  const { data } = await get<{ data: ManagerLoad[] }>('/admin/portfolio/loads')
  expect(data).toHaveLength(4)
  expect(data[1]).toMatchObject({ manager: { id }, running: 2 })
  const { data: rows } = await get<Portfolio>('/admin/portfolio')
  expect(data.reduce((sum, { running }) => sum + running, 0)).toBe(rows.length)
  expect(data.reduce((sum, { due_paise }) => sum + due_paise, 0)).toBe(
    rows.reduce((sum, { due_paise }) => sum + due_paise, 0),
  )
})

test('managers and clients get nothing of the portfolio', async () => {
  const project = await makeProject(api)
  const people: Actor[] = [
    { kind: 'user', role: 'manager', id: project.manager_id },
    { kind: 'user', role: 'client', id: project.client_id },
  ]
  for (const actor of people)
    for (const url of ['/admin/portfolio', '/admin/portfolio/loads'])
      expect((await call(url, actor)).statusCode).toBe(403)
})
