import { expect, type Page } from '@playwright/test'
import { test } from '../test.ts'
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  expectToast,
  inDatabase,
} from './admin-lists.ts'
import { box, message, openRoom, say, sendButton, tool } from './chat-parts.ts'

const files = (page: Page) => page.getByRole('region', { name: /^Files/ })
const row = (page: Page, name: string) => files(page).getByRole('listitem').filter({ hasText: name }).first()

async function upload(page: Page, entry: string, name: string, content: string) {
  await files(page).getByRole('button', { name: 'Upload File' }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('menuitem', { name: entry }).click(),
  ])
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
}

test('files of a project have versions, and internal ones never reach the client', async ({
  browser,
  baseURL,
}) => {
  const { client, manager, project, close } = await openRoom(browser, baseURL)
  const details = `/dashboard/projects/${project}?tab=details`
  await client.page.goto(details)
  await expect(files(client.page)).toContainText('No files yet.')

  const { page } = manager
  await page.goto(details)
  await upload(page, 'Share with the client', 'Riser.txt', 'Level 1\n')
  await expect(row(page, 'Riser.txt')).toContainText(manager.person.name)
  await upload(page, 'Share with the client', 'Riser.txt', 'Level 2\n')
  await expect(row(page, 'Riser.txt')).toContainText('Version 2')
  await upload(page, 'For staff only', 'Margin.txt', 'Twelve per cent\n')
  await expect(row(page, 'Margin.txt')).toContainText('Staff only')
  await upload(page, 'Share with the client', 'setup.exe', 'MZ')
  await expect(files(page).getByRole('alert')).toContainText('This type of file can’t be sent.')
  await expectAccessibleInBothThemes(page)
  await row(page, 'Margin.txt').getByRole('button', { name: 'Delete Margin.txt, version 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete file' }).click()
  await expectToast(page, 'Margin.txt deleted')
  await expect(files(page)).not.toContainText('Margin.txt')
  await upload(page, 'For staff only', 'Margin.txt', 'Fifteen per cent\n')
  await expect(row(page, 'Margin.txt')).toContainText('Staff only')

  await client.page.reload()
  await expect(row(client.page, 'Riser.txt')).toContainText('Version 2')
  await expect(files(client.page)).not.toContainText('Margin')
  await expect(files(client.page).getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  // Scanned for viruses first.
  await expect(async () => {
    await client.page.reload()
    await expect(row(client.page, 'Riser.txt').getByRole('link', { name: 'Riser.txt' })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass({ timeout: 30_000 })
  await row(client.page, 'Riser.txt').getByText('1 earlier version').click()
  const [download] = await Promise.all([
    client.page.waitForEvent('download'),
    row(client.page, 'Riser.txt').getByRole('link', { name: 'Version 1 of Riser.txt' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Riser.txt')
  await client.page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(client.page)

  await client.page.route(/\/api\/projects\/[^/]+\/files/, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  )
  await client.page.reload()
  await expect(files(client.page).getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 20_000 })
  await close()
})

test('an image has a thumbnail and a large view; a task is created from a message', async ({
  browser,
  baseURL,
}) => {
  const { client, manager, project, open, close } = await openRoom(browser, baseURL)
  await open()
  const picture = await client.page.screenshot({ clip: { x: 0, y: 0, width: 1200, height: 600 } })
  await client.page
    .getByLabel('Upload File')
    .setInputFiles({ name: 'Level 2.png', mimeType: 'image/png', buffer: picture })
  await expect(box(client.page)).toHaveValue(/Level 2\.png/)
  await sendButton(client.page).click()
  const small = manager.page.getByRole('button', { name: /Level 2\.png/ })
  await expect(small).toBeVisible({ timeout: 30_000 })
  const image = small.locator('img')
  // Its space is reserved before it is loaded.
  await expect(image).toHaveAttribute('width', '320')
  await expect(image).toHaveAttribute('height', '160')
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(640)
  await small.click()
  const viewer = manager.page.getByRole('dialog', { name: 'Level 2.png' })
  await expect
    .poll(() => viewer.locator('img').evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBe(1200)
  await manager.page.keyboard.press('Escape')

  await say(client.page, 'Please move the valve to level 2')
  const asked = message(manager.page, 'Please move the valve')
  await asked.hover()
  await tool(asked, 'Create task from message').click()
  const dialog = manager.page.getByRole('dialog', { name: 'New Task' })
  await expect(dialog.getByLabel('Title')).toHaveValue('Please move the valve to level 2')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(manager.page, 'Task “Please move the valve to level 2” created')
  expect(
    await inDatabase(
      `select m.text from tasks t join chat_messages m on m.id = t.message_id where t.project_id = $1`,
      [project],
    ),
  ).toEqual([{ text: 'Please move the valve to level 2' }])
  await expect(tool(message(client.page, 'Please move the valve'), 'Create task from message')).toHaveCount(0)
  // Its link leads back to the message.
  await manager.page.goto(`/dashboard/projects/${project}?tab=timeline`)
  await manager.page.getByRole('link', { name: /Open the message behind/ }).click()
  await expect(message(manager.page, 'Please move the valve')).toBeFocused()
  await close()
})
