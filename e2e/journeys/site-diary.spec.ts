import { expect, type Page } from '@playwright/test'
import { test } from '../test.ts'
import {
  checkedWidths,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  expectToast,
  inDatabase,
} from './admin-lists.ts'
import { openRoom } from './chat-parts.ts'
import { dayFromNow, shown, typeDay } from './project-rows.ts'

// A picture that browsers and the worker can read.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: png })

/** Loads the form before it is opened. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const diary = (page: Page) => page.getByRole('region', { name: /^Site diary/ })
const entry = (page: Page, text: string) =>
  diary(page).getByRole('listitem').filter({ hasText: text }).first()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'New Diary Entry' })
const details = (project: string) => `/dashboard/projects/${project}?tab=details`
const stored = (project: string) =>
  inDatabase<{ notes: string; photos: number }>(
    `select notes, (select count(*)::int from site_diary_photos where entry_id = e.id) as photos
     from site_diary_entries e where project_id = $1 order by created_at`,
    [project],
  )

async function write(page: Page, notes: string, { day = 0, internal = false, photos = [] as string[] } = {}) {
  await diary(page).getByRole('button', { name: 'Add Entry' }).click()
  if (day !== 0) await typeDay(page, 'Date', dayFromNow(day))
  await dialog(page).getByLabel('People on site').fill('14')
  await dialog(page).getByLabel('Temperature').fill('31')
  await dialog(page).getByLabel('Notes').fill(notes)
  if (photos.length > 0) await dialog(page).getByLabel('Photos to add').setInputFiles(photos.map(photo))
  for (const name of photos) await expect(dialog(page).getByText(name)).toBeVisible()
  if (internal) await dialog(page).getByRole('checkbox', { name: 'Share with client' }).uncheck()
  await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
}

test('staff write the diary, clients read what is shared as it appears, and never what is internal', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { client, manager, project, close } = await openRoom(browser, baseURL)
  await client.page.goto(details(project))
  await expect(diary(client.page)).toContainText('What happens on site will appear here.')
  const { page } = manager
  await page.goto(details(project))
  await expect(diary(page)).toContainText('No diary entries yet.')
  await diary(page).getByRole('button', { name: 'Add Entry' }).click()
  await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
  await expect(dialog(page)).toContainText('Enter what happened on site')
  await expect(dialog(page)).toContainText('Enter a whole number from 0 to 5,000')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()

  await write(page, 'Chiller lifted to the roof', { photos: ['roof.png'] })
  await expectToast(page, 'Diary entry saved')
  await expect(entry(page, 'Chiller lifted')).toContainText('14 people on site')
  await write(page, 'Subcontractor was two hours late', { day: -1, internal: true, photos: ['late.png'] })
  await expect(entry(page, 'two hours late')).toContainText('Staff only')

  // Without a reload; the photo once it was scanned.
  await expect(entry(client.page, 'Chiller lifted')).toContainText(manager.person.name)
  await expect(entry(client.page, 'Chiller lifted').getByRole('img')).toBeVisible({ timeout: 60_000 })
  await expect(diary(client.page)).not.toContainText('two hours late')
  await expect(diary(client.page).getByRole('button', { name: /Add Entry|^Edit|^Delete/ })).toHaveCount(0)
  await entry(client.page, 'Chiller lifted').getByRole('button').click()
  await expect(client.page.getByRole('dialog', { name: 'roof.png' }).getByRole('img')).toBeVisible()
  await client.page.keyboard.press('Escape')

  await entry(page, 'Chiller lifted')
    .getByRole('button', { name: /^Edit entry of/ })
    .click()
  const edit = page.getByRole('dialog', { name: 'Edit Diary Entry' })
  await edit.getByLabel('People on site').fill('15')
  await edit.getByRole('button', { name: 'Save Entry' }).click()
  await expect(entry(client.page, 'Chiller lifted')).toContainText('15 people on site')

  // Deleted, and restored by Undo.
  await entry(page, 'Chiller lifted')
    .getByRole('button', { name: /^Delete entry of/ })
    .click()
  await page
    .getByRole('alertdialog', { name: 'Delete entry' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
  await expectToast(page, `Entry of ${shown(dayFromNow(0))} deleted`)
  await expect(diary(client.page)).not.toContainText('Chiller lifted')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(entry(client.page, 'Chiller lifted')).toContainText('15 people on site')

  await write(page, 'Again today')
  await expect(dialog(page)).toContainText('You already have an entry for this day.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await inDatabase(
    `insert into site_diary_entries (id, project_id, entry_date, weather, headcount, notes, author_name)
     select gen_random_uuid(), $1, $2::date - n, 'rain', n, 'Earlier day ' || n, 'Ravi Kumar'
     from generate_series(40, 55) n`,
    [project, dayFromNow(0)],
  )
  await page.reload()
  await expect(diary(page).getByRole('button', { name: 'Load more' })).toBeVisible()
  await diary(page).getByLabel('Month').selectOption({ index: 2 })
  await expect(diary(page)).not.toContainText('Chiller lifted')
  await expect(diary(page)).toContainText('Earlier day')
  await close()
})

test('an entry written without a connection is sent with its photos by itself, exactly once', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { manager, project, close } = await openRoom(browser, baseURL, phone)
  const { page } = manager
  await page.goto(details(project))
  await expect(diary(page)).toContainText('No diary entries yet.')

  // A draft survives a reload.
  await diary(page).getByRole('button', { name: 'Add Entry' }).click()
  await dialog(page).getByLabel('Notes').fill('Half a sentence')
  await dialog(page)
    .getByLabel('Photos to add')
    .setInputFiles([photo('slab.png')])
  await expect(dialog(page).getByText('slab.png')).toBeVisible()
  await page.reload()
  await expect(dialog(page)).toContainText('We’ve restored your draft')
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('Half a sentence')
  await expect(dialog(page).getByText('slab.png')).toBeVisible()

  await page.context().setOffline(true)
  await expect(dialog(page)).toContainText('stored on this device and sent when you’re back online')
  await dialog(page).getByLabel('People on site').fill('9')
  await dialog(page).getByLabel('Notes').fill('Slab poured in the rain')
  await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
  await expect(dialog(page)).toBeHidden()
  const waiting = diary(page).getByRole('list', { name: 'Entries that haven’t been sent' })
  await expect(waiting).toContainText(shown(dayFromNow(0)))
  await expect(waiting).toContainText('1 photo')
  expect(await stored(project)).toEqual([])

  // The first answer is lost: the server has stored the entry, and the page doesn't know.
  let lost = 0
  await page.route(/\/api\/projects\/[^/]+\/diary$/, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  await page.context().setOffline(false)
  await expect.poll(() => stored(project)).toEqual([{ notes: 'Slab poured in the rain', photos: 1 }])
  await expect(waiting).toBeVisible()
  // On another page, after the tab was closed in between.
  await page.goto('/manager')
  await page.goto(details(project))
  await expect(entry(page, 'Slab poured in the rain')).toBeVisible()
  await expect(waiting).toBeHidden()
  expect(lost).toBe(1)
  expect(await stored(project)).toEqual([{ notes: 'Slab poured in the rain', photos: 1 }])

  // What the server refuses stays until it is corrected.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await write(page, 'A second one for today')
  // Until then the form itself is sending, and would show the refusal.
  await expect(dialog(page)).toBeHidden()
  await page.context().setOffline(false)
  await expect(waiting).toContainText('You already have an entry for this day.')
  await waiting.getByRole('button', { name: 'Edit entry' }).click()
  await typeDay(page, 'Date', dayFromNow(-1))
  await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
  await expect(entry(page, 'A second one for today')).toContainText(shown(dayFromNow(-1)))
  await expect(waiting).toBeHidden()
  await close()
})

for (const width of checkedWidths) {
  test(`the diary and its form are accessible in both themes at ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const { manager, project, close } = await openRoom(browser, baseURL)
    const { page } = manager
    await page.setViewportSize({ width, height: 900 })
    await inDatabase(
      `insert into site_diary_entries
         (id, project_id, entry_date, weather, temperature, headcount, notes, shared_with_client, author_id, author_name)
       values (gen_random_uuid(), $1, $2, 'rain', 26, 18, repeat('Ducts of the east wing hang and were checked. ', 8),
         false, $3, $4)`,
      [project, dayFromNow(0), manager.person.id, manager.person.name],
    )
    await page.goto(details(project))
    await expect(entry(page, 'Ducts of the east wing')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
    await diary(page).getByRole('button', { name: 'Add Entry' }).click()
    await dialog(page)
      .getByLabel('Photos to add')
      .setInputFiles([photo('a.png'), photo('b.png')])
    await expect(dialog(page).getByText('b.png')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
    await close()
  })
}
