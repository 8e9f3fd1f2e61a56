import { expect, type Page, test } from '@playwright/test'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, ownWord } from './admin-lists.ts'
import { clickRetry } from './click-retry.ts'
import {
  beOwn,
  dayFromNow,
  insertMilestone,
  insertPayment,
  insertProject,
  makePerson,
  putOnTeam,
  startOver,
} from './project-rows.ts'

test('[MG-01] [MG-02] a manager sees a welcome and what the page is for', async ({ page }) => {
  const manager = await beOwn(page, 'manager')
  await page.goto('/manager')
  await expect(page.getByRole('heading', { level: 1, name: 'Manager Dashboard' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(`Welcome, ${manager.name}`)).toBeVisible()
  await expect(main.getByText('Manage your projects, teams and resources here.')).toBeVisible()
})

test('own projects with their health, what is due this week, what is overdue', async ({ page }) => {
  const manager = await beOwn(page, 'manager')
  await startOver(manager)
  const client = await makePerson('client')
  const word = ownWord()
  const dates = { start_date: dayFromNow(-10), end_date: dayFromNow(90), status: 'in_progress' }
  const late = await insertProject(client, { title: `Late ${word}`, ...dates })
  const fine = await insertProject(client, { title: `Fine ${word}`, ...dates })
  const foreign = await insertProject(client, { title: `Foreign ${word}`, ...dates })
  await putOnTeam(late, manager)
  await putOnTeam(fine, manager)
  await insertMilestone(late, dayFromNow(-2), { title: 'Slab two' })
  await insertMilestone(fine, dayFromNow(4), { title: 'Slab three' })
  await insertMilestone(foreign, dayFromNow(4), { title: 'Slab four' })
  await page.goto('/manager')
  const health = page.getByRole('region', { name: 'Project health' })
  await expect(health.getByRole('row').filter({ hasText: `Late ${word}` })).toContainText('Late')
  await expect(health.getByRole('row').filter({ hasText: `Fine ${word}` })).toContainText('On track')
  await expect(health).not.toContainText('Foreign')
  await expect(page.getByRole('region', { name: 'Overdue' })).toContainText(/Slab two.*2 days late/)
  await expect(page.getByRole('region', { name: 'Due this week' })).toContainText(/Slab three.*in 4 days/)
  await expect(page.getByRole('region', { name: 'Unanswered' })).toContainText('No unanswered messages.')
  await expect(page.getByRole('main')).not.toContainText('Slab four')
  await page.getByRole('link', { name: 'View All projects' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: 'Completed' }).click()
  await expect(page.getByText('No projects match the search and filters.')).toBeVisible()
})

test('a manager without projects sees an explanation and the next step above the fold', async ({ page }) => {
  const manager = await beOwn(page, 'manager')
  await startOver(manager)
  await page.goto('/manager')
  await expect(page.getByRole('link', { name: 'Create a project for a client' })).toBeInViewport()
})

test('payments of own projects are listed, others are not', async ({ page }) => {
  const manager = await beOwn(page, 'manager')
  await startOver(manager)
  const client = await makePerson('client')
  const own = await insertProject(client)
  await putOnTeam(own, manager)
  await insertPayment(client, own, { description: 'Mine to see' })
  await insertPayment(client, await insertProject(client), { description: 'Not mine' })
  await page.goto('/manager/payments')
  await expect(page.getByRole('row').filter({ hasText: 'Mine to see' })).toContainText('₹12,50,000.00')
  await expect(page.getByRole('main')).not.toContainText('Not mine')
})

test('a failing overview shows an error and can be retried', async ({ page }) => {
  await beOwn(page, 'manager')
  await page.route('**/api/manager/overview', (route) =>
    route.fulfill({ status: 500, json: { message: '', code: 'internal', request_id: 'req-21' } }),
  )
  await page.goto('/manager')
  const box = page.getByRole('main').getByRole('alert')
  await expect(box).toContainText('Failed to load the overview')
  await expect(box).toContainText('req-21')
  await clickRetry(page, '**/api/manager/overview', box)
  await expect(page.getByRole('region', { name: 'Project health' })).toBeVisible()
})

test('the manager’s screens are accessible in both themes and fit a phone', async ({ page }) => {
  test.setTimeout(120_000)
  const manager = await beOwn(page, 'manager')
  const project = await insertProject(await makePerson('client'), {
    title: 'Gachibowlidayclinicchillerreplacement'.repeat(3),
    status: 'in_progress',
  })
  await putOnTeam(project, manager)
  await insertMilestone(project, dayFromNow(-2))
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/manager', '/manager/projects', '/manager/payments', '/manager/applications']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
    if (path === '/manager') await expectWholeBar(page)
  }
})

/** A project's bar has the width of its card, aligned with the title. */
async function expectWholeBar(page: Page) {
  const row = page.getByRole('region', { name: 'Project health' }).getByRole('row').nth(1)
  const inner = await row.evaluate((card) => {
    const { left, right } = card.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(card)
    return { left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight) }
  })
  const bar = await row.locator('.ui-progress').evaluate((each) => each.getBoundingClientRect().toJSON())
  expect({ left: Math.round(bar.left), right: Math.round(bar.right) }).toEqual({
    left: Math.round(inner.left),
    right: Math.round(inner.right),
  })
}
