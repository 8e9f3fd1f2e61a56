import { expect, test, type Locator } from '@playwright/test'
import { expectInLine, ownWord, signIn } from './admin-lists.ts'
import { insertApplications } from './applications-list.ts'
import {
  beOwn,
  insertNotification,
  insertPayment,
  insertProject,
  makePerson,
  putOnTeam,
} from './project-rows.ts'

const boxOf = async (locator: Locator) =>
  (await locator.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }

test('the selects of a toolbar are on the line of its search', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '', 'admin1')
  // Wide enough for all of them.
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto('/admin/projects')
  const search = page.getByRole('searchbox', { name: 'Search projects...' })
  for (const label of ['Project manager', 'Due', 'Type']) {
    const select = page.getByLabel(label, { exact: true })
    await expect(select).toBeVisible()
    await expectInLine(search, select)
  }
})

test('the buttons of a row are as wide as their labels', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '', 'admin1')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/admin/applications?q=${await insertApplications(2)}`)
  const row = page.getByRole('article').first()
  await expect(row).toBeVisible()
  const spaces = await row.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const content = document.createRange()
      content.selectNodeContents(button)
      return button.getBoundingClientRect().width - content.getBoundingClientRect().width
    }),
  )
  expect(spaces.length).toBeGreaterThan(0)
  // Padding and border of both sides.
  for (const space of spaces) expect(space).toBeLessThanOrEqual(40)
})

test('View All ends where its card’s content ends', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const client = await beOwn(page, 'client')
  const project = await insertProject(client)
  await insertPayment(client, project)
  await insertNotification(client, `New milestone: Ducting ${ownWord()}`, { project_id: project })
  await page.goto('/client')
  for (const name of ['View All payments', 'View All notifications']) {
    const link = page.getByRole('link', { name })
    const [box, card] = [await boxOf(link), await boxOf(page.locator('section').filter({ has: link }).last())]
    const space = card.x + card.width - (box.x + box.width)
    expect(space, name).toBeGreaterThanOrEqual(0)
    expect(space, name).toBeLessThanOrEqual(24)
  }
})

test('a toast covers neither the sidebar nor the bar at the bottom', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '', 'admin1')
  await page.setViewportSize({ width: 1440, height: 900 })
  const word = ownWord()
  const title = `Depot ${word}`
  const project = await insertProject(await makePerson('client'), { title })
  await putOnTeam(project, await makePerson('manager'))
  await page.goto(`/admin/projects?q=${word}`)
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page
    .getByRole('alertdialog', { name: 'Delete Project' })
    .getByRole('button', { name: 'Delete' })
    .click()
  const toast = page.locator('.ui-toast').last()
  await expect(toast).toBeVisible()
  const rail = await boxOf(page.getByRole('complementary', { name: 'Sidebar' }))
  expect((await boxOf(toast)).x).toBeGreaterThanOrEqual(rail.x + rail.width)
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.locator('.dashboard-bar')
  await expect(bar).toBeVisible()
  await expect(async () => {
    const [lower, upper] = [await boxOf(bar), await boxOf(toast)]
    expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y)
  }).toPass({ timeout: 5_000 })
})
