import { expect, test, type Locator } from '@playwright/test'
import { expectInLine, ownWord, signIn } from './admin-lists.ts'
import { card, openProjects } from './admin-project-list.ts'
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
  const toolbars = {
    '/admin/projects': ['Project manager', 'Due', 'Type'],
    '/admin/applications': ['Position'],
    '/admin/jobs': ['Area'],
  }
  for (const [path, labels] of Object.entries(toolbars)) {
    await page.goto(path)
    for (const label of labels) {
      const select = page.getByLabel(label, { exact: true })
      await expect(select).toBeVisible()
      await expectInLine(page.getByRole('searchbox'), select)
    }
  }
})

test('the buttons of a row are as wide as their labels and no higher than a button', async ({
  page,
  baseURL,
}) => {
  await signIn(page, baseURL ?? '', 'admin1')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/admin/applications?q=${await insertApplications(2)}`)
  const row = page.getByRole('article').first()
  await expect(row).toBeVisible()
  const sizes = await row.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const content = document.createRange()
      content.selectNodeContents(button)
      const { width, height } = button.getBoundingClientRect()
      return { space: width - content.getBoundingClientRect().width, height }
    }),
  )
  expect(sizes.length).toBeGreaterThan(0)
  for (const { space, height } of sizes) {
    // Padding and border of both sides.
    expect(space).toBeLessThanOrEqual(40)
    // The row is 64 px high.
    expect(height).toBeLessThanOrEqual(40)
  }
})

test('the name of a card is beside its checkbox, and a large team is in one line', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const title = `Depot ${ownWord()}`
  const project = await insertProject(await makePerson('client'), { title })
  for (const at of [1, 2, 3, 4, 5, 6, 7])
    await putOnTeam(project, { id: null, name: `Farhan ${at}` }, 'member')
  await openProjects(page, baseURL, `?q=${title}`)
  const box = await boxOf(card(page, title).getByRole('checkbox'))
  const name = await boxOf(card(page, title).getByRole('heading'))
  expect(name.x - (box.x + box.width)).toBeLessThanOrEqual(24)
  const people = card(page, title).getByRole('list', { name: 'Team' }).getByRole('listitem')
  await expect(people).toHaveCount(6)
  await expect(people.last()).toHaveText('+2')
  await expectInLine(people.first(), people.last())
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
