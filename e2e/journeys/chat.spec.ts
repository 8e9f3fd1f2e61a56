import { expect } from '@playwright/test'
import { test } from '../test.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, inDatabase } from './admin-lists.ts'
import {
  banner,
  box,
  message,
  openChat,
  openRoom,
  say,
  sayByApi,
  sendButton,
  thread,
  tool,
} from './chat-parts.ts'
import { clickRetry } from './click-retry.ts'

const leftOf = async (locator: ReturnType<typeof message>) => (await locator.boundingBox())?.x ?? 0

test('[CH-01] [CH-02] [CH-03] the list is 600 px high, follows the newest message and shows own messages on the right', async ({
  browser,
  baseURL,
}) => {
  const { client, manager, project, open, close } = await openRoom(browser, baseURL)
  await open()
  const { page } = client
  await expect(page.getByText('No messages yet. Write the first one below.')).toBeVisible()
  expect((await thread(page).boundingBox())?.height).toBe(600)
  await expect(box(page)).toHaveAttribute('rows', '1')
  await expectAccessibleInBothThemes(page)
  await page.emulateMedia({ colorScheme: 'light' })

  for (let number = 1; number <= 18; number += 1)
    await sayByApi(manager.page, baseURL ?? '', project, `Delivery ${number} of 18 is on site`)
  await say(page, 'All 18 counted, thank you')
  await expect(message(page, 'Delivery 18 of 18')).toBeInViewport()
  await expect(message(page, 'All 18 counted')).toBeInViewport()
  expect((await thread(page).boundingBox())?.height).toBe(600)
  const bubble = (text: string) => message(page, text).locator('.chat-bubble')
  const right = async (text: string) => {
    const at = await bubble(text).boundingBox()
    return (at?.x ?? 0) + (at?.width ?? 0)
  }
  expect(await leftOf(bubble('All 18 counted'))).toBeGreaterThan(await leftOf(bubble('Delivery 18 of 18')))
  expect(await right('All 18 counted')).toBeGreaterThan(await right('Delivery 18 of 18'))
  // Mirrored for the other person.
  await expect(message(manager.page, 'All 18 counted')).not.toHaveAttribute('data-own')
  await expect(message(manager.page, 'Delivery 18 of 18')).toHaveAttribute('data-own')

  // Above the end the list keeps its position, and a button scrolls to new messages.
  await thread(page).evaluate((list) => (list.scrollTop = 0))
  await expect(message(page, 'Delivery 1 of 18')).toBeInViewport()
  await say(manager.page, 'One pallet was damaged')
  await expect(page.getByRole('button', { name: '1 new' })).toBeVisible()
  await expect(message(page, 'Delivery 1 of 18')).toBeInViewport()
  await page.getByRole('button', { name: '1 new' }).click()
  await expect(message(page, 'One pallet was damaged')).toBeInViewport()
  await expectAccessibleInBothThemes(page)
  await expectNoSidewaysScroll(page)
  await close()
})

test('[CH-04] [CH-05] [CH-13] a sent message is shown to the other person at once, and nothing empty is sent', async ({
  browser,
  baseURL,
}) => {
  const { client, manager, project, open, close } = await openRoom(browser, baseURL)
  await open()
  const stored = () =>
    inDatabase<{ text: string }>('select text from chat_messages where project_id = $1 order by seq', [
      project,
    ])
  await sendButton(client.page).click()
  await box(client.page).fill('   \n  ')
  await sendButton(client.page).click()
  await box(client.page).press('Enter')
  await say(client.page, 'When does the crane arrive?')
  await expect(box(client.page)).toHaveValue('')
  // The message is shown before it is stored.
  await expect.poll(stored).toEqual([{ text: 'When does the crane arrive?' }])

  const arrived = message(manager.page, 'When does the crane arrive?')
  await expect(arrived).toContainText(client.person.name)
  await expect(arrived.locator('.ui-avatar')).toBeVisible()
  await box(manager.page).fill('On Tuesday')
  await expect(client.page.getByText(`${manager.person.name} is typing…`)).toBeVisible()
  await box(manager.page).press('Enter')
  await expect(message(client.page, 'On Tuesday')).toContainText(manager.person.name)
  await expect(message(client.page, 'On Tuesday')).toHaveCount(1)
  await expect(message(manager.page, 'On Tuesday')).toContainText(`Read by ${client.person.name}`)

  // Only one window can have the focus; the other one shows the number of unread messages.
  await manager.page.getByRole('tab', { name: 'Details' }).click()
  await say(client.page, 'Thank you')
  await manager.page.getByRole('tab', { name: /^Chat/ }).click()
  await expect(message(manager.page, 'Thank you')).toBeVisible()
  await close()
})

test('[CH-06] [CH-07] [CH-08] a file is uploaded, linked in the draft, and downloaded by the other side', async ({
  browser,
  baseURL,
}) => {
  const { client, manager, open, close } = await openRoom(browser, baseURL)
  await open()
  const { page } = client
  const upload = async (name: string, buffer: Buffer, mimeType: string) => {
    await page.getByRole('button', { name: 'Attach' }).click()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('menuitem', { name: 'Upload File' }).click(),
    ])
    await chooser.setFiles({ name, buffer, mimeType })
  }
  await box(page).fill('The marked-up sheet')
  await upload('Beam opening C4.txt', Buffer.from('450 x 300 at grid C4\n'), 'text/plain')
  await expect(box(page)).toHaveValue(
    /^The marked-up sheet\n\[Beam opening C4\.txt\]\(\/api\/files\/[0-9a-f-]{36}\)\n$/,
  )
  await sendButton(page).click()
  const arrived = message(manager.page, 'The marked-up sheet')
  await expect(arrived).not.toContainText('/api/files/')
  // Scanned for viruses first.
  const link = arrived.getByRole('link', { name: /Beam opening C4\.txt/ })
  await expect(link).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([manager.page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('Beam opening C4.txt')

  // Unsupported files are refused with a reason, and the draft stays unchanged.
  await box(page).fill('And the tool')
  await upload('setup.exe', Buffer.from('MZ'), 'application/x-msdownload')
  await expect(banner(page)).toContainText('Failed to upload file')
  await expect(box(page)).toHaveValue('And the tool')
  await close()
})

test('[CH-09] [CH-10] [CH-11] own messages are edited and deleted, and both sides see it', async ({
  browser,
  baseURL,
}) => {
  const { client, manager, open, close } = await openRoom(browser, baseURL)
  await open()
  const { page } = client
  await say(page, 'Meeting at 10 on Monday')
  await expect(message(manager.page, 'Meeting at 10')).toBeVisible()
  await message(manager.page, 'Meeting at 10').hover()
  await expect(tool(message(manager.page, 'Meeting at 10'), 'Reply to message')).toBeVisible()
  for (const name of ['Edit message', 'Delete message'])
    await expect(tool(message(manager.page, 'Meeting at 10'), name)).toHaveCount(0)

  const edit = page.getByRole('textbox', { name: 'Edit your message' })
  await message(page, 'Meeting at 10').hover()
  await tool(message(page, 'Meeting at 10'), 'Edit message').click()
  await expect(edit).toHaveAttribute('rows', '3')
  await edit.fill('Thrown away')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(message(page, 'Meeting at 10 on Monday')).toBeVisible()
  await message(page, 'Meeting at 10').hover()
  await tool(message(page, 'Meeting at 10'), 'Edit message').click()
  await edit.fill('Meeting at 11 on Monday')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(message(manager.page, 'Meeting at 11 on Monday')).toContainText('Edited')
  await expect(message(manager.page, 'Meeting at 10')).toHaveCount(0)

  const dialog = page.getByRole('alertdialog')
  await message(page, 'Meeting at 11').hover()
  await tool(message(page, 'Meeting at 11'), 'Delete message').click()
  await expect(dialog).toContainText('Are you sure you want to delete this message?')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(message(manager.page, 'Meeting at 11')).toBeVisible()
  await message(page, 'Meeting at 11').hover()
  await tool(message(page, 'Meeting at 11'), 'Delete message').click()
  await dialog.getByRole('button', { name: 'Delete message' }).click()
  for (const each of [page, manager.page]) {
    await expect(message(each, 'This message was deleted')).toBeVisible()
    await expect(message(each, 'Meeting at 11')).toHaveCount(0)
  }
  await close()
})

test('[CH-12] [TO-26] each failure has its red banner, and no typed text is lost', async ({
  browser,
  baseURL,
}) => {
  const { client, project, close } = await openRoom(browser, baseURL)
  const { page } = client
  const refuse = { status: 500, contentType: 'application/json', body: '{}' }
  const messages = new RegExp(`/api/projects/${project}/messages`)
  await page.route(messages, (route) => route.fulfill(refuse))
  await page.goto(`/dashboard/projects/${project}?tab=chat`)
  const failure = page.locator('.chat-panel .ui-error-panel').first()
  await expect(failure).toContainText('Failed to load messages')
  const colours = await failure.evaluate((panel) => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--danger)'
    panel.append(probe)
    const red = getComputedStyle(probe).color
    probe.remove()
    return { red, border: getComputedStyle(panel).borderTopColor }
  })
  expect(colours.border).toBe(colours.red)
  await clickRetry(page, messages, failure)
  await expect(box(page)).toBeVisible()

  await say(page, 'Stored with all its fields')
  const list = await page.request.get(`/api/projects/${project}/messages`)
  const { data } = (await list.json()) as { data: Record<string, unknown>[] }
  expect(data).toMatchObject([
    {
      id: expect.any(String),
      content: 'Stored with all its fields',
      sender_id: client.person.id,
      sender_name: client.person.name,
      sender_avatar: null,
      timestamp: expect.any(String),
      attachments: [],
    },
  ])

  await page.route(messages, (route) => route.fulfill(refuse))
  const own = message(page, 'Stored with all its fields')
  await own.hover()
  await tool(own, 'Edit message').click()
  const edit = page.getByRole('textbox', { name: 'Edit your message' })
  await edit.fill('Not stored')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(banner(page)).toContainText('Failed to edit message')
  await expect(edit).toHaveValue('Not stored')
  await edit.press('Escape')
  await own.hover()
  await tool(own, 'Delete message').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete message' }).click()
  await expect(banner(page)).toContainText('Failed to delete message')
  await page.getByLabel('Upload File').setInputFiles({
    name: 'plan.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Grid C4\n'),
  })
  await expect(banner(page)).toContainText('Failed to upload file')

  // The socket refuses the message.
  await page.unroute(messages)
  await page.routeWebSocket(/\/chat$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((data) => {
      const frame = JSON.parse(String(data)) as { t: string; cid: string }
      if (frame.t !== 'send') return server.send(data)
      socket.send(
        JSON.stringify({ t: 'nack', cid: frame.cid, code: 'internal', message: 'Please try again.' }),
      )
    })
  })
  await openChat(page, project)
  await box(page).fill('Refused')
  await sendButton(page).click()
  await expect(banner(page)).toContainText('Failed to send message')
  await expect(message(page, 'Refused').getByRole('button', { name: 'Retry' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await close()
})

test('the chat by keyboard alone', async ({ browser, baseURL }) => {
  const { client, manager, open, close } = await openRoom(browser, baseURL)
  await open()
  const { page } = client
  const keys = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name)
  }
  await page.getByRole('tab', { name: /^Chat/ }).focus()
  for (
    let step = 0;
    step < 12 && !(await box(page).evaluate((it) => it === document.activeElement));
    step += 1
  )
    await keys('Tab')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('First line')
  await keys('Shift+Enter')
  await page.keyboard.type('and @far')
  await expect(page.getByRole('option', { name: manager.person.name })).toBeVisible()
  await keys('Enter')
  await expect(box(page)).toHaveValue(`First line\nand @${manager.person.name} `)
  await keys('Enter')
  await expect(message(page, 'First line')).toBeVisible()
  await expect(message(page, 'First line').locator('.chat-mention')).toHaveText(`@${manager.person.name}`)

  // Arrow up edits the last one.
  await expect(box(page)).toBeFocused()
  await keys('ArrowUp')
  await page.keyboard.type('please')
  await keys('Enter')
  await expect(message(page, 'please')).toContainText('Edited')
  await expect(box(page)).toBeFocused()

  // Moves between messages, and to the tools of one.
  await say(page, 'Second')
  await keys('Shift+Tab', 'Shift+Tab')
  for (
    let step = 0;
    step < 6 && !(await thread(page).evaluate((it) => it === document.activeElement));
    step += 1
  )
    await keys('Shift+Tab')
  await expect(thread(page)).toBeFocused()
  await keys('End')
  await expect(message(page, 'Second')).toBeFocused()
  await keys('ArrowUp')
  await expect(message(page, 'First line')).toBeFocused()
  await keys('ArrowDown', 'Tab')
  await expect(tool(message(page, 'Second'), 'Reply to message')).toBeFocused()
  await keys('Tab', 'Tab')
  await expect(tool(message(page, 'Second'), 'Delete message')).toBeFocused()
  await keys('Enter')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  for (
    let step = 0;
    step < 4 &&
    !(await dialog
      .getByRole('button', { name: 'Delete message' })
      .evaluate((it) => it === document.activeElement));
    step += 1
  )
    await keys('Tab')
  await keys('Enter')
  await expect(message(page, 'This message was deleted')).toBeVisible()
  await expect(dialog).toBeHidden()
  await close()
})
