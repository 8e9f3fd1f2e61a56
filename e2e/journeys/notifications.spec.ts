import { expect, type Page } from '@playwright/test'
import { test } from '../test.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, inDatabase, signIn } from './admin-lists.ts'
import { beOwn, insertNotification, insertProject, startOver } from './project-rows.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const section = (page: Page) => page.getByRole('region', { name: /^Notifications/ })

test('[NT-01] [NT-02] [NT-03] the client’s notifications are on the overview, unread ones marked', async ({
  page,
}) => {
  const client = await beOwn(page, 'client')
  await startOver(client)
  await insertNotification(client, 'An old milestone was completed', {
    read_at: '2026-10-06T08:00:00Z',
    created_at: '2026-10-06T08:00:00Z',
  })
  const id = await insertNotification(client, 'A milestone was added')
  await page.goto('/client')
  const lines = section(page).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.nth(0)).toContainText('Unread: A milestone was added')
  await expect(lines.nth(1)).not.toContainText('Unread')
  await expect(lines.nth(1).getByRole('time')).toHaveAttribute('datetime', '2026-10-06T08:00:00Z')
  const weights = await lines
    .locator('p')
    .evaluateAll((all) => all.map((p) => getComputedStyle(p).fontWeight))
  expect(weights).toEqual(['600', '400'])
  const { data } = (await (await page.request.get('/api/client/notifications')).json()) as {
    data: Record<string, unknown>[]
  }
  expect(data[0]).toMatchObject({ id, message: 'A milestone was added', read: false })
  expect(Object.keys(data[0] ?? {})).toEqual(expect.arrayContaining(['id', 'message', 'read', 'created_at']))
})

test('[NT-04] Mark All Read marks all of them, here and in the bell, permanently', async ({ page }) => {
  const client = await beOwn(page, 'client')
  await startOver(client)
  for (const at of [1, 2, 3]) await insertNotification(client, `News ${at}`)
  await page.goto('/client')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread')
  await section(page).getByRole('button', { name: 'Mark All Read' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expect(section(page).getByText('Unread:')).toHaveCount(0)
  await expect(section(page).getByRole('button', { name: 'Mark All Read' })).toBeHidden()
  await page.reload()
  await expect(section(page).getByRole('listitem')).toHaveCount(3)
  await expect(section(page).getByText('Unread:')).toHaveCount(0)
  const rows = await inDatabase('select id from notifications where user_id = $1 and read_at is null', [
    client.id,
  ])
  expect(rows).toEqual([])
})

test('staff have a page with all their notifications, from the bell', async ({ page }) => {
  const manager = await beOwn(page, 'manager')
  const message = `New milestone ${crypto.randomUUID().slice(0, 8)}`
  await insertNotification(manager, message)
  await page.goto('/manager')
  await bell(page).click()
  await drawer(page).getByRole('link', { name: 'View All' }).click()
  await expect(page).toHaveURL('/manager/notifications')
  await expect(drawer(page)).toBeHidden()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: message })).toContainText(
    'Unread:',
  )
})

test('a notification can be marked as read and unread; the unread filter is in the URL', async ({ page }) => {
  const client = await beOwn(page, 'client')
  await startOver(client)
  await insertNotification(client, 'First news')
  await insertNotification(client, 'Second news')
  await page.goto('/client/notifications')
  await page.getByRole('button', { name: 'Mark as read: First news' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await page.getByRole('link', { name: 'Unread', exact: true }).click()
  await expect(page).toHaveURL('/client/notifications?filter=unread')
  await expect(page.getByRole('main').getByText('Second news')).toBeVisible()
  await expect(page.getByRole('main').getByText('First news')).toBeHidden()
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await page.getByRole('button', { name: 'Mark as unread: First news' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
})

test('a failed mark is reverted and reported', async ({ page }) => {
  const client = await beOwn(page, 'client')
  await startOver(client)
  await insertNotification(client, 'Stubborn news')
  await page.route('**/api/notifications/read-all', (route) => route.abort())
  await page.goto('/client')
  await section(page).getByRole('button', { name: 'Mark All Read' }).click()
  await expect(page.locator('.ui-toast')).toContainText('Failed to mark as read')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
})

for (const role of ['admin', 'manager'] as const) {
  test(`the bell of a ${role} opens the list, links to the project and counts down`, async ({ page }) => {
    const person = await beOwn(page, role)
    await startOver(person)
    const project = await insertProject(person)
    await insertNotification(person, 'Look at this', {
      path: `/dashboard/projects/${project}`,
    })
    await page.goto(`/${role}`)
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
    await bell(page).click()
    await expect(drawer(page)).toContainText('Look at this')
    await expectAccessibleInBothThemes(page)
    if (role === 'admin') {
      await drawer(page).getByRole('link', { name: 'Look at this' }).click()
      await expect(page).toHaveURL(`/dashboard/projects/${project}`)
      await expect(drawer(page)).toBeHidden()
    } else {
      await drawer(page).getByRole('button', { name: 'Mark All Read' }).click()
      await page.keyboard.press('Escape')
    }
    await expect(bell(page)).toHaveAccessibleName('Notifications')
  })
}

test('changes appear without a reload, also after the connection dropped', async ({
  page,
  browser,
  baseURL,
}) => {
  const client = await beOwn(page, 'client')
  await startOver(client)
  const title = 'Live clinic'
  const id = await insertProject(client, { title })
  await page.goto('/client')
  const row = page.getByRole('region', { name: 'Your Projects' }).getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Planning')
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const admin = await context.newPage()
  await signIn(admin, baseURL ?? '', 'admin1')
  const setStatus = async (status: string) => {
    const answer = await admin.request.patch(`/api/admin/projects/${id}`, {
      headers: { origin: baseURL ?? '' },
      data: { status },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await setStatus('in_progress')
  await expect(row).toContainText('In Progress')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await expect(section(page).getByRole('listitem').first()).toContainText('Live clinic')
  await page.context().setOffline(true)
  await setStatus('on_hold')
  await page.context().setOffline(false)
  await expect(row).toContainText('On Hold', { timeout: 45_000 })
  await context.close()
})

test('without a socket the page polls', async ({ page }) => {
  const client = await beOwn(page, 'client')
  await startOver(client)
  await page.routeWebSocket('**/api/live', (socket) => socket.close())
  await page.goto('/client')
  await expect(section(page)).toContainText('You’re all caught up.')
  await insertNotification(client, 'Came by the clock')
  await expect(section(page)).toContainText('Came by the clock', { timeout: 40_000 })
})

test('preferences by kind and channel save immediately', async ({ page }) => {
  const client = await beOwn(page, 'client')
  await inDatabase('delete from notification_preferences where user_id = $1', [client.id])
  await page.goto('/client/settings')
  const box = (channel: string) =>
    page.getByRole('checkbox', { name: `A milestone is completed: ${channel}` })
  await expect(box('In app')).toBeChecked()
  await expect(box('E-mail')).toBeChecked()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await box('E-mail').uncheck()
  await saved
  await page.reload()
  await expect(box('E-mail')).not.toBeChecked()
  await page.route('**/api/notifications/preferences', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await box('Daily digest').click()
  await expect(page.locator('.ui-toast')).toContainText('Failed to save your preferences')
  await expect(box('Daily digest')).not.toBeChecked()
  // Without the toast, which lies over a part of the table.
  await page.reload()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
})

test('e-mails once a day instead of at once: the choice is stored', async ({ page }) => {
  await beOwn(page, 'client')
  await page.goto('/client/settings')
  const choice = page.getByRole('group', { name: 'Send e-mails' })
  await expect(choice.getByRole('radio', { name: 'Immediately', exact: true })).toBeChecked()
  await choice.getByRole('radio', { name: /^Once a day/ }).check()
  await expect(page.getByText(/^Saved\./)).toBeVisible()
  await page.reload()
  await expect(choice.getByRole('radio', { name: /^Once a day/ })).toBeChecked()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  await choice.getByRole('radio', { name: 'Immediately', exact: true }).check()
  await expect(page.getByText(/^Saved\./)).toBeVisible()
})
