import { expect } from '@playwright/test'
import { test } from '../test.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, inDatabase } from './admin-lists.ts'
import {
  box,
  message,
  openChat,
  openRoom,
  phone,
  say,
  sayByApi,
  sendButton,
  thread,
  tool,
} from './chat-parts.ts'
import { clickRetry } from './click-retry.ts'

test('messages are searched by keyboard', async ({ browser, baseURL }) => {
  const { client, manager, project, close } = await openRoom(browser, baseURL)
  const { page } = client
  await sayByApi(manager.page, baseURL ?? '', project, 'The transformer arrives on Friday')
  for (let number = 1; number <= 14; number += 1)
    await sayByApi(manager.page, baseURL ?? '', project, `Cable tray ${number} is fixed`)
  await openChat(page, project)
  // Opens where reading stopped; the button scrolls to the newest.
  await expect(message(page, 'The transformer arrives')).toBeInViewport()
  await page.getByRole('button', { name: /\d new/ }).click()
  await expect(message(page, 'Cable tray 14')).toBeInViewport()

  await page.getByRole('button', { name: 'Search messages' }).click()
  const field = page.getByRole('searchbox', { name: 'Search messages' })
  await expect(field).toBeFocused()
  await field.fill('nothing like it')
  await expect(page.getByText('No messages contain “nothing like it”.')).toBeVisible()
  const search = new RegExp(`/api/projects/${project}/messages/search`)
  await page.route(search, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  )
  await field.fill('transf')
  await expect(page.locator('.chat-found').getByRole('button', { name: 'Retry' })).toBeVisible({
    timeout: 20_000,
  })
  await clickRetry(page, search, page.locator('.chat-found'))
  await expect(page.locator('.chat-found mark')).toHaveText('transf')
  await expectAccessibleInBothThemes(page)
  await field.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(message(page, 'The transformer arrives')).toBeFocused()
  await expect(message(page, 'The transformer arrives')).toBeInViewport()
  await expect(field).toBeHidden()
  await page.getByRole('button', { name: 'Search messages' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Search messages' })).toBeFocused()
  await close()
})

test('a link opens its message, however old it is', async ({ browser, baseURL }) => {
  const { client, manager, project, close } = await openRoom(browser, baseURL)
  const { page } = client
  const first = await sayByApi(manager.page, baseURL ?? '', project, 'The transformer arrives on Friday')
  for (let number = 1; number <= 15; number += 1)
    await sayByApi(manager.page, baseURL ?? '', project, `Cable tray ${number} is fixed`)
  await page.goto(`/dashboard/projects/${project}?tab=chat&message=${first}`)
  await expect(message(page, 'The transformer arrives')).toBeFocused()
  await expect(message(page, 'The transformer arrives')).toBeInViewport()
  await expect(page).toHaveURL(/\?tab=chat$/)
  await close()
})

test('only visible messages are marked as read; drafts, unsent messages and the focus are preserved', async ({
  browser,
  baseURL,
}) => {
  const { client, manager, project, open, close } = await openRoom(browser, baseURL, phone)
  await open()
  const { page } = client
  await expectNoSidewaysScroll(page)
  const mark = async () =>
    (
      await inDatabase<{ seq: string }>(
        `select seq from chat_reads where project_id = $1 and audience = 'everyone' and user_id = $2`,
        [project, client.person.id],
      )
    )[0]?.seq
  await say(manager.page, 'Seen at once')
  await expect(message(page, 'Seen at once')).toBeVisible()
  await expect.poll(mark).toBe('1')
  // The window is in the background.
  await page.evaluate(() => (document.hasFocus = () => false))
  await say(manager.page, 'Not looked at')
  await expect(message(page, 'Not looked at')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Chat, 1 unread message' })).toBeVisible()
  expect(await mark()).toBe('1')
  await page.evaluate(() => {
    document.hasFocus = () => true
    dispatchEvent(new Event('focus'))
  })
  await expect.poll(mark).toBe('2')
  await expect(page.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible()

  // On touch screens a permanent button opens the tools.
  await say(page, 'Sent by mistake')
  const own = message(page, 'Sent by mistake')
  await expect(tool(own, 'Delete message')).toBeHidden()
  await tool(own, 'Message actions').tap()
  await tool(own, 'Delete message').tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete message' }).tap()
  await expect(message(page, 'This message was deleted')).toBeFocused()

  // Another project has a separate draft.
  await box(page).fill('Half a thought')
  await page.goto('/client/projects')
  await openChat(page, project)
  await expect(box(page)).toHaveValue('Half a thought')

  await page.context().setOffline(true)
  await sendButton(page).tap()
  await expect(thread(page).getByText('Half a thought')).toBeVisible()
  await page.locator('.dashboard-logout').tap()
  const question = page.getByRole('alertdialog', { name: 'Log out?' })
  await expect(question).toContainText(
    'You have 1 message or diary entry that hasn’t been sent. If you log out, it is deleted.',
  )
  await question.getByRole('button', { name: 'Stay logged in' }).tap()
  await page.context().setOffline(false)
  await expect(message(manager.page, 'Half a thought')).toBeVisible({ timeout: 30_000 })
  await close()
})
