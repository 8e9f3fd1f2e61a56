import { expect, type Page, test } from '@playwright/test'
import type { AdminOverview } from '@trusswell/domain/insight.ts'
import { brotliCompressSync } from 'node:zlib'
import {
  brokenLabels,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  inDatabase,
  ownWord,
} from './admin-lists.ts'
import { clickRetry } from './click-retry.ts'
import {
  beOwn,
  dayFromNow,
  insertProject,
  makePerson,
  type Person,
  putOnTeam,
  shown,
} from './project-rows.ts'

const panel = (page: Page) => page.getByRole('tabpanel')
const tile = (page: Page, term: string) => page.locator('.stat-tiles > div', { hasText: term })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const asTable = (page: Page, name: string) => card(page, name).getByText('View as table').click()

type Work = { weight: number; due: number; done?: number; status?: 'todo' | 'in_progress' }

/** 100 days, on day 51; of six tasks three are done, one after its date, and one is overdue. */
const work: Work[] = [
  { weight: 20, due: -40, done: -41 },
  { weight: 10, due: -30, done: -25 },
  { weight: 10, due: -12, done: -12 },
  { weight: 10, due: -3, status: 'in_progress' },
  { weight: 30, due: 20 },
  { weight: 20, due: 49 },
]

async function runningProject(manager: Person): Promise<string> {
  const id = await insertProject(await makePerson('client'), {
    title: `Insight ${ownWord()}`,
    status: 'in_progress',
    start_date: dayFromNow(-50),
    end_date: dayFromNow(49),
    agreed_value_paise: 920_000_000,
    agreed_tax_rate: 18,
  })
  await putOnTeam(id, manager)
  const [member] = await inDatabase<{ id: string }>('select id from project_members where project_id = $1', [
    id,
  ])
  for (const [at, { weight, due, done, status }] of work.entries()) {
    await inDatabase(
      `insert into tasks (id, project_id, title, status, assignee_id, due_date, completed_on, weight)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7)`,
      [
        id,
        `Task ${at}`,
        done === undefined ? (status ?? 'todo') : 'done',
        member?.id,
        dayFromNow(due),
        done === undefined ? null : dayFromNow(done),
        weight,
      ],
    )
  }
  return id
}

test('[PG-01] [PG-02] [PG-03] progress in four cards, with health and its reason', async ({ page }) => {
  const id = await runningProject(await beOwn(page, 'manager'))
  await page.goto(`/dashboard/projects/${id}?tab=progress`)
  await expect(tile(page, 'Overall Progress')).toContainText('40%')
  await expect(tile(page, 'Time Elapsed')).toContainText('51%')
  await expect(tile(page, 'Tasks Completed')).toContainText('3/6')
  await expect(card(page, 'Health')).toContainText('At risk')
  await expect(card(page, 'Health')).toContainText(`A task was due on ${shown(dayFromNow(-3))}`)
  await expect(card(page, 'Health')).toContainText('Schedule index, SPI')
})

test('[PG-04] [PG-05] [PG-07] team performance, and charts that are also tables', async ({ page }) => {
  const id = await runningProject(await beOwn(page, 'manager'))
  await page.goto(`/dashboard/projects/${id}?tab=progress`)
  // 30 of the 50 due or done by their first date.
  await expect(tile(page, 'Team Performance')).toContainText('60%')
  const chart = card(page, 'Task Distribution').getByRole('application')
  await expect(chart).toBeVisible()
  await asTable(page, 'Task Distribution')
  await expect(card(page, 'Task Distribution').getByRole('row')).toContainText([
    /Status/,
    /To do.*2/,
    /In progress.*1/,
    /Done.*3/,
  ])
  await asTable(page, 'Task Status Breakdown')
  await expect(card(page, 'Task Status Breakdown').getByRole('row')).toContainText([
    /Status/,
    /Completed.*3/,
    /In progress.*1/,
    /Delayed.*2/,
  ])
})

test('[PG-06] [PG-08] [TO-25] history by day, an empty state, and a banner when it fails', async ({
  page,
}) => {
  const manager = await beOwn(page, 'manager')
  const id = await runningProject(manager)
  await page.goto(`/dashboard/projects/${id}?tab=progress`)
  await expect(card(page, 'Progress History')).toBeVisible()
  // The worker stores days from the change log, which directly inserted rows don't have.
  await inDatabase(
    `insert into project_snapshots (project_id, day, weight, done_weight, tasks_total, tasks_done, planned)
     values ($1, $2, 100, 20, 6, 1, 20), ($1, $3, 100, 40, 6, 3, 40)`,
    [id, dayFromNow(-40), dayFromNow(-12)],
  )
  await page.reload()
  await asTable(page, 'Progress History')
  await expect(card(page, 'Progress History').getByRole('row')).toContainText([
    /Date/,
    /40%.*40%.*3/,
    /20%.*20%.*1/,
  ])

  await page.route('**/api/projects/*/progress', (route) => route.abort())
  await page.reload()
  await expect(panel(page).getByRole('alert')).toContainText('Failed to load progress data')
  await clickRetry(page, '**/api/projects/*/progress', panel(page))
  await expect(tile(page, 'Overall Progress')).toContainText('40%')

  const bare = await insertProject(await makePerson('client'))
  await putOnTeam(bare, manager)
  await page.goto(`/dashboard/projects/${bare}?tab=progress`)
  await expect(panel(page).getByText('No progress data available')).toBeVisible()
})

test('[AN-03] [AN-05] [AN-06] budget and tasks with one decimal, time as in Progress', async ({ page }) => {
  const id = await runningProject(await beOwn(page, 'manager'))
  // Neither is a half, so that what is left isn't taken for what is done.
  await inDatabase(
    `update tasks set status = 'done', completed_on = due_date where project_id = $1 and title = 'Task 3'`,
    [id],
  )
  await inDatabase(
    `insert into expenses (id, project_id, category, amount_paise, spent_on, description)
     values (gen_random_uuid(), $1, 'material', 230000000, $2, 'Cable drums')`,
    [id, dayFromNow(-2)],
  )
  await inDatabase('insert into project_cost_budgets (project_id, amount_paise) values ($1, 920000000)', [id])
  await page.goto(`/dashboard/projects/${id}?tab=analytics`)
  await expect(tile(page, 'Budget Utilization')).toContainText('25.0%')
  await expect(tile(page, 'Budget Utilization')).toContainText('₹23,00,000.00 of ₹92,00,000.00')
  await expect(tile(page, 'Task Completion')).toContainText('66.6%')
  await expect(tile(page, 'Time Progress')).toContainText('51%')
  await expect(tile(page, 'Time Progress')).toContainText('51 of 100 days')
})

test('[AN-01] [AN-04] [AN-08] the range is in the URL and filters the costs', async ({ page }) => {
  const id = await runningProject(await beOwn(page, 'manager'))
  const spend = (category: string, paise: number, day: number) =>
    inDatabase(
      `insert into expenses (id, project_id, category, amount_paise, spent_on, description)
       values (gen_random_uuid(), $1, $2, $3, $4, 'Cable drums')`,
      [id, category, paise, dayFromNow(day)],
    )
  await spend('material', 4_000_000, -2)
  await spend('labour', 1_000_000, -20)
  await page.goto(`/dashboard/projects/${id}?tab=analytics`)
  const range = page.getByRole('navigation', { name: 'Range' })
  await expect(range.getByRole('link')).toHaveText(['Last Week', 'Last Month', 'Last Year'])
  await expect(range.getByRole('link', { name: 'Last Month' })).toHaveAttribute('aria-current', 'true')
  await expect(card(page, 'Cost Breakdown').getByRole('listitem')).toContainText([
    /Material.*₹40,000\.00.*80%/,
    /Labour.*₹10,000\.00.*20%/,
  ])
  await range.getByRole('link', { name: 'Last Week' }).click()
  await expect(page).toHaveURL(/range=week/)
  await expect(card(page, 'Cost Breakdown').getByRole('listitem')).toContainText([/Material.*100%/])
  await page.goBack()
  await expect(card(page, 'Cost Breakdown').getByRole('listitem')).toHaveCount(2)
})

test('[AN-07] [AN-09] [AN-10] team, trend and people', async ({ page }) => {
  const manager = await beOwn(page, 'manager')
  const id = await runningProject(manager)
  await page.goto(`/dashboard/projects/${id}?tab=analytics`)
  await expect(tile(page, 'Team Size')).toContainText(/1.*Active members/)
  await expect(card(page, 'Task Completion Trend')).toBeVisible()
  await asTable(page, 'Team Performance')
  await expect(card(page, 'Team Performance').getByRole('row').nth(1)).toContainText(
    new RegExp(`${manager.name}.*3.*2`),
  )
})

test('[AN-11] [AN-12] [AN-13] risks by category with their severity, and an empty state', async ({
  page,
}) => {
  const manager = await beOwn(page, 'manager')
  const id = await runningProject(manager)
  const risk = (category: string, severity: string) =>
    inDatabase(
      `insert into risks (id, project_id, category, severity, title)
       values (gen_random_uuid(), $1, $2, $3, 'Chiller delivery')`,
      [id, category, severity],
    )
  await risk('schedule', 'critical')
  await risk('schedule', 'low')
  await risk('weather', 'medium')
  await risk('permits', 'low')
  await page.goto(`/dashboard/projects/${id}?tab=analytics`)
  const lines = card(page, 'Risk Assessment').getByRole('listitem')
  await expect(lines.filter({ hasText: 'Schedule' })).toContainText(/2 issues.*High/)
  await expect(lines.filter({ hasText: 'Weather' })).toContainText(/1 issue.*Medium/)
  const toneOf = (text: string) => lines.filter({ hasText: text }).locator('.ui-badge').getAttribute('class')
  expect([await toneOf('Schedule'), await toneOf('Weather'), await toneOf('Permits')]).toEqual([
    'ui-badge ui-badge-danger',
    'ui-badge ui-badge-warn',
    'ui-badge ui-badge-ok',
  ])

  const bare = await insertProject(await makePerson('client'))
  await putOnTeam(bare, manager)
  await page.goto(`/dashboard/projects/${bare}?tab=analytics`)
  await expect(panel(page).getByText('No analytics data available')).toBeVisible()
})

test('[TO-27] [AN-02] a banner names the failure, and the report is saved as a PDF', async ({ page }) => {
  const id = await runningProject(await beOwn(page, 'manager'))
  await page.route('**/api/projects/*/analytics*', (route) => route.abort())
  await page.goto(`/dashboard/projects/${id}?tab=analytics`)
  await expect(panel(page).getByRole('alert')).toContainText('Failed to load analytics data')
  // On a phone the tab order is the visible one.
  const desk = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 844 })
  const topOf = async (name: string) => (await panel(page).getByRole('button', { name }).boundingBox())!.y
  expect(await topOf('Retry')).toBeGreaterThan(await topOf('Export CSV'))
  await page.setViewportSize(desk)
  await clickRetry(page, '**/api/projects/*/analytics*', panel(page))
  await expect(tile(page, 'Team Size')).toBeVisible()

  await page.route('**/analytics/export*', (route) => route.abort())
  await panel(page).getByRole('button', { name: 'Export Report' }).click()
  await expect(panel(page).getByRole('alert')).toContainText('Failed to export report')
  await page.unroute('**/analytics/export*')
  const saved = page.waitForEvent('download')
  await panel(page).getByRole('button', { name: 'Retry' }).click()
  expect((await saved).suggestedFilename()).toBe(`project-analytics-${id}.pdf`)
  await expect(panel(page).getByRole('alert')).toHaveCount(0)
})

test('charts work by keyboard, have no axe findings, and aren’t loaded by other tabs', async ({ page }) => {
  const id = await runningProject(await beOwn(page, 'manager'))
  // Compressed sizes, as sent by a server with brotli.
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => brotliCompressSync(body).length))
  })
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    )
  await page.goto(`/dashboard/projects/${id}?tab=timeline`, { waitUntil: 'networkidle' })
  expect(await loaded()).not.toMatch(/pie-chart|bar-chart|line-chart/)
  sizes.length = 0
  await page.getByRole('tab', { name: 'Progress' }).click()
  const chart = card(page, 'Task Distribution').getByRole('application')
  await expect(chart).toBeVisible()
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(20 * 1024)
  expect(bytes).toBeLessThanOrEqual(110 * 1024)

  const bars = card(page, 'Task Status Breakdown').getByRole('application')
  await bars.focus()
  const tip = card(page, 'Task Status Breakdown').locator('.chart-tip')
  await expect(tip).toContainText('Completed')
  // In Recharts the left arrow moves down through horizontal bars.
  await page.keyboard.press('ArrowLeft')
  await expect(tip).toContainText('In progress')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('tab', { name: 'Analytics' }).click()
  await expect(tile(page, 'Team Size')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

test('[AO-01] [AO-03] [AO-07] the overview shows a spinner, an error when it fails, and figures', async ({
  page,
}) => {
  await beOwn(page, 'admin')
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/admin/overview', async (route) => {
    await held
    await route.abort()
  })
  await page.goto('/admin')
  await expect(page.getByRole('status').filter({ hasText: 'Loading overview' })).toBeVisible()
  answer()
  await expect(page.getByRole('alert')).toContainText('Failed to load the overview')
  await clickRetry(page, '**/api/admin/overview')
  for (const term of ['Total Users', 'Active Users', 'Monthly Revenue', 'Total Applications'])
    await expect(tile(page, term).locator('.stat-figure')).toHaveText(/\d/)
  await asTable(page, 'Revenue Trend')
  await expect(card(page, 'Revenue Trend').getByRole('row')).toHaveCount(13)
})

test('[AO-02] the cards show the API’s counts', async ({ page }) => {
  await beOwn(page, 'admin')
  const answered = page.waitForResponse('**/api/admin/overview')
  await page.goto('/admin')
  const { stats } = (await (await answered).json()) as AdminOverview
  const number = new Intl.NumberFormat('en-IN')
  const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
  expect(stats.total_users).toBeGreaterThan(0)
  for (const [term, figure] of [
    ['Total Users', number.format(stats.total_users)],
    ['Active Users', number.format(stats.active_users)],
    ['Monthly Revenue', rupees.format(stats.monthly_revenue)],
    ['Total Applications', number.format(stats.total_applications)],
  ] as const)
    await expect(tile(page, term).locator('.stat-figure')).toHaveText(figure)
})

test('[AO-04] [AO-05] [AO-06] charts by status are 300 px high, and waiting items open their list', async ({
  page,
}) => {
  await beOwn(page, 'admin')
  await insertProject(await makePerson('client'), { status: 'on_hold' })
  // Counted on request until the worker's next run.
  await inDatabase('delete from overview_counts')
  await page.goto('/admin')
  for (const name of ['Revenue Trend', 'Projects by Status']) {
    const box = await card(page, name).locator('.chart').boundingBox()
    expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(300)
  }
  await expectAccessibleInBothThemes(page)
  await asTable(page, 'Projects by Status')
  await expect(card(page, 'Projects by Status').getByRole('row')).toContainText([
    /Status/,
    /Planning/,
    /In Progress/,
    /On Hold/,
    /Completed/,
    /Cancelled/,
  ])
  await asTable(page, 'Applications by Status')
  await expect(card(page, 'Applications by Status').getByRole('row')).toHaveCount(6)
  await page
    .getByRole('region', { name: 'Needs you' })
    .getByRole('link', { name: /without a manager/ })
    .click()
  await expect(page).toHaveURL('/admin/projects?manager=none')
  await page.goto('/admin/projects?health=late')
  await expect(page.getByRole('link', { name: 'Late', exact: true })).toHaveAttribute('aria-current', 'true')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin')
  await expect(tile(page, 'Total Users')).toBeVisible()
  await expectNoSidewaysScroll(page)
  expect(await brokenLabels(page)).toEqual([])
})
