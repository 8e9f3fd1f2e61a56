import { expect, test } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import {
  checkedWidths,
  expectAccessibleInBothThemes,
  expectInLine,
  expectNoSidewaysScroll,
  expectToast,
  inDatabase,
  ownWord,
  signIn,
} from './admin-lists.ts'
import {
  choose,
  editDialog,
  insertApplications,
  openApplications,
  rows,
  save,
  stored,
} from './applications-list.ts'
import { mailTo } from './identity.ts'

test('the board has a column for each status; moving a card previews the mail and sends it as edited', async ({
  page,
  baseURL,
}) => {
  const word = await insertApplications(1)
  await openApplications(page, baseURL, `q=${word}&view=board`)
  const pending = page.getByRole('region', { name: /^Pending/ })
  await expect(pending.getByRole('article')).toHaveCount(1)
  await pending.getByRole('button', { name: 'Move Keerthana 1', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Move to Interviewed' }).click()
  await expect(editDialog(page).getByRole('radio', { name: 'Interviewed' })).toBeChecked()
  await expect(editDialog(page).getByLabel('Subject')).toHaveValue(/Electrician/)
  await editDialog(page).getByLabel('Text').fill('Dear Keerthana,\n\nthank you for coming.')
  await editDialog(page).getByRole('button', { name: 'Preview e-mail' }).click()
  const preview = page.frameLocator('iframe[title="Preview of the e-mail"]')
  await expect(preview.getByText('thank you for coming.')).toBeVisible()
  const subject = await editDialog(page).getByLabel('Subject').inputValue()
  await save(page).click()
  await expect(page.getByRole('region', { name: /^Interviewed/ }).getByRole('article')).toHaveCount(1)
  await expect(pending.getByRole('article')).toHaveCount(0)
  expect((await mailTo(page, `${word}1@people.example`, subject)).text).toContain('thank you for coming.')
})

test('a card is dragged or moved by keyboard to another column, where the status is chosen in the dialog', async ({
  page,
  baseURL,
}) => {
  const word = await insertApplications(1)
  await openApplications(page, baseURL, `q=${word}&view=board`)
  const card = page.getByRole('article')
  const interviewed = page.getByRole('region', { name: /^Interviewed/ })
  await card.dragTo(interviewed)
  await expect(editDialog(page).getByRole('radio', { name: 'Interviewed' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(editDialog(page)).toBeHidden()
  // Nothing was saved, and a card dropped where it was stays.
  await expect(page.getByRole('region', { name: /^Pending/ }).getByRole('article')).toHaveCount(1)
  await card.dragTo(page.getByRole('region', { name: /^Pending/ }).getByRole('heading', { level: 2 }))
  await expect(editDialog(page)).toBeHidden()
  await card.getByRole('button', { name: /^Move Keerthana 1 to / }).press('Enter')
  await expect(editDialog(page).getByRole('radio', { name: 'Pending' })).not.toBeChecked()
})

test('search finds by skill and note; status and view are in the URL', async ({ page, baseURL }) => {
  const word = await insertApplications(3)
  await openApplications(page, baseURL, `q=${word}`)
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Accepted' }).click()
  await expect(page).toHaveURL(/status=accepted/)
  await expect(page.getByText('No applications match the search and filters.')).toBeVisible()
  await page.goBack()
  await expect(rows(page)).toHaveCount(3)
})

test('the list is exported as CSV with its filters', async ({ page, baseURL }) => {
  const word = await insertApplications(2)
  await openApplications(page, baseURL, `q=${word}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(`${word}1@people.example`)
})

test('a manager writes notes, sets a status from the list and undoes it, and can’t delete', async ({
  page,
  baseURL,
}) => {
  const word = await insertApplications(1)
  await openApplications(page, baseURL, `q=${word}`, 'manager1')
  await expect(rows(page).getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add Application' })).toHaveCount(0)
  await rows(page).getByRole('button', { name: /^Edit/ }).click()
  await expect(editDialog(page).getByLabel('Applicant name')).toHaveCount(0)
  await editDialog(page).getByLabel('Notes').fill('Good with panels')
  await save(page).click()
  await expectToast(page, 'Application updated successfully')
  expect(await stored(`${word}1@people.example`)).toMatchObject([{ notes: 'Good with panels' }])

  await page.getByRole('checkbox', { name: 'Select Keerthana 1' }).check()
  await page.getByRole('button', { name: 'Set status' }).click()
  const several = page.getByRole('dialog', { name: 'Set the status of 1 application' })
  await several.getByRole('button', { name: 'Set status' }).click()
  await expect(several).toContainText('Choose a status')
  await choose(several, 'Accepted')
  await expect(several.getByRole('region', { name: 'Preview of the e-mail' })).toContainText(
    'Dear Keerthana 1',
  )
  await several.getByRole('button', { name: 'Set status' }).click()
  await expectToast(page, '1 application is now Accepted')
  await expect(rows(page)).toContainText('Accepted')
  await page.locator('.ui-toast').getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, '1 application restored')
  expect(await stored(`${word}1@people.example`)).toMatchObject([{ status: 'pending' }])
})

for (const who of ['admin1', 'manager1'] as const) {
  test(`${who} opens a position with a Markdown preview, closes it with Undo, and reopens it`, async ({
    page,
    baseURL,
  }) => {
    const title = `Lift Technician ${ownWord()}`
    await signIn(page, baseURL ?? '', who)
    await page.goto(`/${who === 'admin1' ? 'admin' : 'manager'}/jobs`)
    await page.getByRole('button', { name: 'Open a Position' }).click()
    const dialog = page.getByRole('dialog', { name: 'Open a Position' })
    await dialog.getByRole('button', { name: 'Open Position' }).click()
    await expect(dialog.getByLabel('Title')).toHaveAccessibleDescription('Title is required')
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Department').fill('Facility Management Services')
    await dialog.getByLabel('Experience').fill('2-4 years')
    await dialog
      .getByLabel('Description')
      .fill('You keep **lifts** moving.\n\n- doors\n- ropes\n\n<b>raw</b>')
    await choose(dialog, 'Preview')
    const preview = dialog.getByRole('region', { name: 'Preview of the description' })
    await expect(preview.locator('strong')).toHaveText('lifts')
    await expect(preview).toContainText('<b>raw</b>')
    await dialog.getByLabel('Key responsibilities').fill('Inspect doors\n\nGrease ropes\n')
    await dialog.getByRole('button', { name: 'Open Position' }).click()
    await expectToast(page, 'Position opened successfully')
    const path = `/careers/${title.toLowerCase().replaceAll(' ', '-')}`
    expect((await page.request.get(path)).status()).toBe(200)

    await page.getByRole('searchbox').fill(title)
    const row = page.getByRole('row', { name: new RegExp(title) })
    const act = async (name: string) => {
      await row.getByRole('button', { name: `Actions for ${title}` }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await act('Close')
    await expectToast(page, 'Position closed')
    await expect(row).toContainText('Closed')
    await page.locator('.ui-toast').getByRole('button', { name: 'Undo' }).click()
    await expect(row).toContainText('Open')
    await act('Edit')
    const edit = page.getByRole('dialog', { name: 'Edit Position' })
    await expect(edit.getByLabel('Key responsibilities')).toHaveValue('Inspect doors\nGrease ropes')
    await edit.getByLabel('Department').fill('Mechanical Services')
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(page, 'Position updated successfully')
    await expect(row).toContainText('Mechanical Services')
    // Other tests read every page of the sitemap.
    await inDatabase('delete from jobs where title = $1', [title])
  })
}

test('[API-07] a change made while the list is loading shows in the list', async ({ page, baseURL }) => {
  const title = `Pump Fitter ${ownWord()}`
  await inDatabase(
    `insert into jobs (id, title, department, location, type, experience, description, posted_on)
     values ($1, $2, 'Plumbing Services', 'Hyderabad, India', 'Full-time', '2-4 years', 'Pumps.', current_date)`,
    [title.toLowerCase().replaceAll(' ', '-'), title],
  )
  await signIn(page, baseURL ?? '', 'admin1')
  await page.goto('/admin/jobs')
  const row = page.getByRole('row', { name: new RegExp(title) })
  await expect(row).toContainText('Open')
  const changed = Promise.withResolvers<void>()
  await page.route(
    /\/api\/admin\/jobs\?.*search=/,
    async (route) => {
      const before = await route.fetch()
      await changed.promise
      await route.fulfill({ response: before }).catch(() => {}) // requested again meanwhile
    },
    { times: 1 },
  )
  const asked = page.waitForRequest(/\/api\/admin\/jobs\?.*search=/)
  await page.getByRole('searchbox').fill(title)
  await asked
  await row.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Close' }).click()
  await expectToast(page, 'Position closed')
  changed.resolve()
  await expect(row).toContainText('Closed')
})

for (const width of checkedWidths) {
  test(`no axe finding at ${width} px: list, board, dialogs and positions`, async ({ page, baseURL }) => {
    test.setTimeout(150_000)
    await page.setViewportSize({ width, height: 900 })
    const word = await insertApplications(3)
    await openApplications(page, baseURL, `q=${word}`)
    await expect(rows(page)).toHaveCount(3)
    if (width > 390)
      await expectInLine(page.getByRole('searchbox'), page.getByLabel('Position', { exact: true }))
    await expectAccessibleInBothThemes(page)
    await expectNoSidewaysScroll(page)
    await rows(page).first().getByRole('button', { name: /^Edit/ }).click()
    await choose(editDialog(page), 'Rejected')
    await expect(editDialog(page).getByLabel('Subject')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.goto(`/admin/applications?q=${word}`)
    await page.getByRole('checkbox', { name: 'Select Keerthana 2' }).check()
    await page.getByRole('button', { name: 'Set status' }).click()
    await choose(page.getByRole('dialog'), 'Rejected')
    await expect(page.getByRole('region', { name: 'Preview of the e-mail' })).toContainText(
      'Dear Keerthana 2',
    )
    await expectAccessibleInBothThemes(page)
    await page.goto(`/admin/applications?q=${word}&view=board`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.goto('/admin/jobs?open=new')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.goto('/admin/jobs')
    await expect(page.getByRole('row').nth(3)).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await expectNoSidewaysScroll(page)
  })
}
