import { expect } from '@playwright/test'
import { test } from '../test.ts'
import { inDatabase } from './admin-lists.ts'
import { openChat, openRoom, sayByApi, thread } from './chat-parts.ts'
import { scriptPayloads } from './script-payloads.ts'

test('sixty script payloads in text, names and file names are shown literally and never run', async ({
  browser,
  baseURL,
}) => {
  expect(new Set(scriptPayloads).size).toBe(60)
  const { client, manager, project, pages, close } = await openRoom(browser, baseURL)
  const senders = [client, manager]
  // Each sends half of them, because a person may send twenty at once.
  await Promise.all(
    senders.map(async ({ page }, at) => {
      for (const payload of scriptPayloads.filter((_each, index) => index % 2 === at))
        await sayByApi(page, baseURL ?? '', project, payload)
    }),
  )
  // Uploads and accounts sanitise names; here they are stored unsanitised.
  const rows = await inDatabase<{ id: string; text: string }>(
    'select id, text from chat_messages where project_id = $1 order by seq',
    [project],
  )
  expect(rows.map(({ text }) => text).toSorted()).toEqual(scriptPayloads.toSorted())
  await inDatabase('update chat_messages set sender_name = text where project_id = $1', [project])
  await inDatabase(
    `with message as (
       select *, gen_random_uuid() as file_id from chat_messages where project_id = $1
     ), file as (
       insert into files (id, purpose, name, type, size, sha256, state, scanned_at)
       select file_id, 'chat', text, case when seq % 2 = 0 then 'image/png' else 'text/plain' end, 10, repeat('0', 64),
         'clean', now()
       from message
     )
     insert into chat_attachments (project_id, visibility, file_id, message_id, position, uploaded_by)
     select project_id, audience, file_id, id, 1, sender_id from message`,
    [project],
  )

  const dialogs: string[] = []
  for (const page of pages) {
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await openChat(page, project)
    await expect(thread(page).getByRole('article').last()).toBeVisible()
    // Blocks far from the screen are rendered while scrolling.
    const seen = new Set<string>()
    for (let at = 0; at <= 20; at += 1) {
      await thread(page).evaluate((list, part) => (list.scrollTop = (list.scrollHeight * part) / 20), at)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))))
      for (const text of await thread(page).locator('.chat-text').allTextContents()) seen.add(text)
    }
    // A file's link is shown by its name, everything else as typed.
    expect(scriptPayloads.filter((payload) => !seen.has(payload))).toEqual([])
    await thread(page).getByRole('article').last().hover()
    // Two payloads differ only in case: as file names they are versions of one file, which the page groups.
    const found = await page.evaluate(() => ({
      ran: 'ran' in window,
      elements: [
        ...document.querySelectorAll(
          '.chat-grid :is(script, iframe, object, embed, video, audio, details:not(.files-earlier), marquee, style, base, meta, link, math)',
        ),
      ].map((element) => element.outerHTML),
      handlers: [...document.querySelectorAll('.chat-grid *')].filter((element) =>
        element.getAttributeNames().some((name) => name.startsWith('on')),
      ).length,
      links: [...document.querySelectorAll('.chat-grid a')]
        .map((link) => (link as HTMLAnchorElement).protocol)
        .filter((protocol) => !['http:', 'https:'].includes(protocol)),
    }))
    expect(found).toEqual({ ran: false, elements: [], handlers: 0, links: [] })
  }
  expect(dialogs).toEqual([])
  await close()
})
