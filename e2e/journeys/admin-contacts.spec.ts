import { expect, test } from '@playwright/test'
import { contactClient } from '../system/contact-client.ts'
import { expectToast, inDatabase, ownWord, toast } from './admin-lists.ts'
import { cards, dialog, insertContacts, openFirst, openList, save, status } from './contact-list.ts'

test('[AC-01] [AC-02] one card per submission, newest first, page by page', async ({ page, baseURL }) => {
  const word = await insertContacts(30)
  await openList(page, baseURL, word)
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Form Submissions' })).toBeVisible()
  await expect(cards(page)).toHaveCount(25)
  await expect(cards(page).first().getByRole('heading', { name: 'Asha Rao 1' })).toBeVisible()
  await expect(cards(page).first().getByRole('button', { name: 'View & Edit' })).toBeVisible()
  await expect(cards(page).first().getByRole('button', { name: 'Delete' })).toBeVisible()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(cards(page)).toHaveCount(30)
  await expect(cards(page).last().getByRole('heading', { name: 'Asha Rao 30' })).toBeVisible()
  await page.reload()
  await expect(cards(page)).toHaveCount(30)
})

test('[AC-03] [AC-04] [AC-06] a dialog of at most 600 px holds every field of the submission', async ({
  page,
  baseURL,
}) => {
  await openList(page, baseURL, await insertContacts(1))
  await openFirst(page)
  const values = {
    'First name': 'Asha',
    'Last name': 'Rao 1',
    Company: 'Deccan Mills',
    Phone: '',
    Message: 'Please call back.',
  }
  for (const [label, value] of Object.entries(values)) {
    await expect(dialog(page).getByLabel(label)).toHaveValue(value)
  }
  await expect(dialog(page).getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(dialog(page).getByLabel('Subject')).toHaveValue(/Chillers/)
  await expect(dialog(page).getByLabel('Admin notes')).toHaveValue('')
  await expect(dialog(page).getByText(/Received \d+ \w+ \d{4}, \d+:\d\d [ap]m/)).toBeVisible()
  expect((await dialog(page).boundingBox())?.width).toBeLessThanOrEqual(600)
  await dialog(page).getByLabel('Email').fill('not-an-address')
  await save(page).click()
  await expect(dialog(page).getByLabel('Email')).toHaveAccessibleDescription('Invalid email address')
})

test('[AC-05] any status follows any other, and the hyphen is shown as a space', async ({
  page,
  baseURL,
}) => {
  const word = await insertContacts(1)
  await openList(page, baseURL, word)
  for (const [stored, shown] of [
    ['in-progress', 'in progress'],
    ['resolved', 'resolved'],
    ['new', 'new'],
  ] as const) {
    await openFirst(page)
    // Loaded later, and moves what follows.
    await expect(dialog(page).getByText('No replies yet.')).toBeVisible()
    await status(page, shown).check({ force: true })
    await save(page).click()
    await expect(dialog(page)).toBeHidden()
    await expect(cards(page).first().locator('.ui-badge')).toHaveText(shown)
    const rows = await inDatabase('select status from contact_submissions where subject like $1', [
      `%${word}`,
    ])
    expect(rows).toEqual([{ status: stored }])
  }
})

test('[AC-07] [TO-11] [API-07] saving changes the row, refreshes the list and shows a toast', async ({
  page,
  baseURL,
}) => {
  const word = await insertContacts(2)
  await openList(page, baseURL, word)
  await openFirst(page)
  await dialog(page).getByLabel('Last name').fill('Reddy')
  await dialog(page).getByLabel('Admin notes').fill('Called on Monday')
  const asked = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && answer.url().includes('/api/admin/contacts?'),
  )
  await save(page).click()
  await asked
  await expectToast(page, 'Contact submission updated successfully')
  await expect(cards(page).first().getByRole('heading', { name: 'Asha Reddy' })).toBeVisible()
  expect(
    await inDatabase('select last_name, admin_notes, version from contact_submissions where email = $1', [
      `${word}1@client.example`,
    ]),
  ).toEqual([{ last_name: 'Reddy', admin_notes: 'Called on Monday', version: 2 }])
})

test('[AC-08] [TO-11] deletes only when confirmed, at once, with Undo', async ({ page, baseURL }) => {
  await openList(page, baseURL, await insertContacts(2))
  const askDelete = () => cards(page).first().getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await askDelete()
  await expect(question).toContainText('Are you sure you want to delete this contact submission?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(cards(page)).toHaveCount(2)
  await askDelete()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expectToast(page, 'Contact submission deleted successfully')
  await expect(page.getByRole('region', { name: 'Submissions', exact: true })).toBeFocused()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveCount(2)
  await expectToast(page, 'Contact submission restored successfully')
})

test('a visitor writes; an admin reads, edits, deletes and restores the message', async ({
  page,
  baseURL,
}) => {
  const email = `${ownWord()}@client.example`
  expect((await (await contactClient(baseURL ?? ''))(email)).status).toBe(201)
  await openList(page, baseURL, email)
  await expect(cards(page)).toContainText('Please call back.')
  await openFirst(page)
  await status(page, 'resolved').check({ force: true })
  await save(page).click()
  await expect(cards(page).locator('.ui-badge')).toHaveText('resolved')
  await cards(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No submissions match the search and filters.')).toBeVisible()
  await page.getByRole('link', { name: 'Recently deleted' }).click()
  await expect(cards(page)).toContainText(/will be permanently deleted on/)
  await cards(page).getByRole('button', { name: 'Restore' }).click()
  await expect(cards(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Recently deleted' }).click()
  await expect(cards(page)).toContainText(email)
})

test('[TO-14] [TO-16] a failure shows the server’s message, or the action’s own', async ({
  page,
  baseURL,
}) => {
  await openList(page, baseURL, await insertContacts(1))
  const one = /\/api\/admin\/contacts\/[0-9a-f-]+$/
  await page.route(one, (route) => route.abort())
  await openFirst(page)
  await dialog(page).getByLabel('Admin notes').fill('Unsaved')
  await save(page).click()
  await expectToast(page, 'Error', 'Failed to update contact submission')
  await expect(dialog(page).getByLabel('Admin notes')).toHaveValue('Unsaved')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await cards(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Error', 'Failed to delete contact submission')
  await expect(cards(page)).toHaveCount(1)
  await page.unroute(one)
  await page.route(one, (route) =>
    route.fulfill({
      status: 500,
      json: { message: 'The archive is full', code: 'internal', request_id: 'r1' },
    }),
  )
  await cards(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Error', 'The archive is full')
  await expect(cards(page)).toHaveCount(1)
})

test('the open dialog is in the URL: Back closes it, a link opens it', async ({ page, baseURL }) => {
  const word = await insertContacts(30)
  await openList(page, baseURL, word)
  await openFirst(page)
  await expect(page).toHaveURL(/[?&]open=[0-9a-f-]{36}/)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`\\?q=${word}$`))
  await expect(cards(page).first().getByRole('button', { name: 'View & Edit' })).toBeFocused()
  const [last] = await inDatabase<{ id: string }>('select id from contact_submissions where email = $1', [
    `${word}30@client.example`,
  ])
  await page.goto(`/admin/contacts?q=${word}&open=${last?.id}`)
  await expect(dialog(page).getByLabel('Last name')).toHaveValue('Rao 30')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(new RegExp(`\\?q=${word}$`))
})

test('on concurrent edits the second person sees the first one’s change and keeps their own', async ({
  page,
  baseURL,
}) => {
  const word = await insertContacts(1)
  await openList(page, baseURL, word)
  await openFirst(page)
  await dialog(page).getByLabel('Admin notes').fill('Mine')
  await inDatabase(
    `update contact_submissions set company = 'Theirs', version = version + 1 where subject like $1`,
    [`%${word}`],
  )
  await save(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Someone else changed this in the meantime.')
  await expect(dialog(page).getByLabel('Company')).toHaveValue('Theirs')
  await expect(dialog(page).getByLabel('Admin notes')).toHaveValue('Mine')
  await save(page).click()
  await expect(dialog(page)).toBeHidden()
  expect(
    await inDatabase('select company, admin_notes from contact_submissions where subject like $1', [
      `%${word}`,
    ]),
  ).toEqual([{ company: 'Theirs', admin_notes: 'Mine' }])
})

test('a manager sets status and notes, can’t change the visitor’s entries, and can’t delete', async ({
  page,
  baseURL,
}) => {
  const word = await insertContacts(1)
  await openList(page, baseURL, word, 'manager1')
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Recently deleted' })).toHaveCount(0)
  await openFirst(page)
  await expect(dialog(page).getByRole('textbox')).toHaveCount(1)
  await status(page, 'in progress').check({ force: true })
  await dialog(page).getByLabel('Admin notes').fill('Visit on Friday')
  await save(page).click()
  await expectToast(page, 'Contact submission updated successfully')
  expect(
    await inDatabase('select status, admin_notes from contact_submissions where subject like $1', [
      `%${word}`,
    ]),
  ).toEqual([{ status: 'in-progress', admin_notes: 'Visit on Friday' }])
})

test('search and status run on the server and stay in the URL', async ({ page, baseURL }) => {
  const word = await insertContacts(3)
  await inDatabase(`update contact_submissions set status = 'resolved' where email = $1`, [
    `${word}2@client.example`,
  ])
  await openList(page, baseURL, word)
  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Resolved' }).click()
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Search submissions' }).fill(`${word}3`)
  await expect(page.getByText('No submissions match the search and filters.')).toBeVisible()
  await page.getByRole('link', { name: 'Clear search and filters' }).click()
  await expect(page).toHaveURL(/\/admin\/contacts\??$/)
  await page.goBack()
  await page.goBack()
  await expect(cards(page)).toHaveCount(3)
})
