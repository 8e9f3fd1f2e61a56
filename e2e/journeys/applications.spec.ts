import { expect, type Locator, test } from '@playwright/test'
import { expectToast, inDatabase, signIn, toast } from './admin-lists.ts'
import {
  addDialog,
  choose,
  editDialog,
  editFirst,
  insertApplications,
  openApplications,
  rows,
  save,
  stored,
} from './applications-list.ts'
import { clickRetry } from './click-retry.ts'
import { newAddress } from './identity.ts'

const statuses = ['Pending', 'Reviewing', 'Interviewed', 'Accepted', 'Rejected']

test('[AA-01] [AA-02] one card for each application, newest first, page by page', async ({
  page,
  baseURL,
}) => {
  const word = await insertApplications(30)
  await openApplications(page, baseURL, `q=${word}`)
  await expect(page.getByRole('button', { name: 'Add Application' })).toBeVisible()
  await expect(rows(page)).toHaveCount(25)
  await expect(rows(page).first()).toContainText('Keerthana 1')
  await expect(rows(page).first().getByRole('button', { name: /^Edit/ })).toBeVisible()
  await expect(
    rows(page)
      .first()
      .getByRole('button', { name: /^Delete/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(rows(page)).toHaveCount(30)
  await expect(rows(page).last()).toContainText('Keerthana 30')
})

test('columns are aligned, with a resume or without, whatever the lengths of the texts', async ({
  page,
  baseURL,
}) => {
  // Wide enough for columns.
  await page.setViewportSize({ width: 1440, height: 900 })
  const word = await insertApplications(3)
  await inDatabase(
    `update job_applications set resume_url = 'https://files.example/a.pdf' where applicant_name = $1 and search like $2`,
    ['Keerthana 1', `%${word}%`],
  )
  await inDatabase(
    `update job_applications set applicant_name = $1, position = $2, skills = $3 where email = $4`,
    [
      'Venkata Satyanarayana Lakshmi Narasimha Raju',
      'Senior Heating, Ventilation and Air Conditioning Maintenance Engineer',
      ['Building management systems', 'Chilled water plants', 'Commissioning'],
      `${word}3@people.example`,
    ],
  )
  await openApplications(page, baseURL, `q=${word}`)
  await expect(rows(page)).toHaveCount(3)
  await expect(
    rows(page)
      .first()
      .getByRole('link', { name: /resume/i }),
  ).toBeVisible()
  const columns = {
    position: (row: Locator) => row.getByText('year').first(),
    status: (row: Locator) => row.getByText('Pending').first(),
    date: (row: Locator) => row.locator('time'),
    actions: (row: Locator) => row.getByRole('button', { name: /^Edit/ }),
  }
  for (const [name, cellOf] of Object.entries(columns)) {
    const lefts = []
    for (const row of await rows(page).all())
      lefts.push(await cellOf(row).evaluate((element) => element.getBoundingClientRect().left))
    expect(new Set(lefts).size, `${name}: ${lefts.join(', ')}`).toBe(1)
  }
})

test('[AA-03] [AA-06] [AA-07] the dialog for a new application starts with its defaults', async ({
  page,
  baseURL,
}) => {
  await openApplications(page, baseURL, '')
  await page.getByRole('button', { name: 'Add Application' }).click()
  const dialog = addDialog(page)
  await expect(dialog.getByLabel('Experience')).toHaveValue('0')
  await expect(dialog.getByLabel('Experience')).toHaveAttribute('type', 'number')
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(dialog.getByRole('radio', { name: 'Pending' })).toBeChecked()
  await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Add Application' }).click()
  await expect(dialog.getByLabel('Applicant name')).toHaveAccessibleDescription('Name is required')
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address')
})

test('[AA-04] [AA-08] [TO-10] all fields are stored, a toast confirms it and the form is empty again', async ({
  page,
  baseURL,
}) => {
  await openApplications(page, baseURL, '')
  const email = newAddress()
  const open = () => page.getByRole('button', { name: 'Add Application' }).first().click()
  await open()
  const dialog = addDialog(page)
  await dialog.getByLabel('Applicant name').fill('Tabassum Begum')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Position').fill('Housekeeping Lead')
  await dialog.getByLabel('Experience').fill('7')
  for (const skill of ['Rosters', 'Training']) {
    await dialog.getByLabel('Skills').fill(skill)
    await dialog.getByLabel('Skills').press('Enter')
  }
  await dialog.getByLabel('Resume link').fill('https://files.example/tabassum.pdf')
  await choose(dialog, 'Reviewing')
  await dialog.getByLabel('Notes').fill('Can start in January')
  await dialog.getByRole('button', { name: 'Add Application' }).click()
  await expectToast(page, 'Application added successfully')
  await expect(dialog).toHaveCount(0)
  expect(await stored(email)).toEqual([
    {
      applicant_name: 'Tabassum Begum',
      position: 'Housekeeping Lead',
      experience: 7,
      skills: ['Rosters', 'Training'],
      resume_url: 'https://files.example/tabassum.pdf',
      status: 'reviewing',
      notes: 'Can start in January',
    },
  ])
  await expect(rows(page).first()).toContainText(email)
  await open()
  await expect(dialog.getByLabel('Applicant name')).toHaveValue('')
})

test('[AA-05] any status follows any other', async ({ page, baseURL }) => {
  const word = await insertApplications(1)
  await openApplications(page, baseURL, `q=${word}`)
  for (const status of ['Accepted', 'Pending', 'Rejected', 'Interviewed', 'Reviewing']) {
    await editFirst(page)
    await expect(editDialog(page).getByRole('radio')).toHaveCount(statuses.length)
    await choose(editDialog(page), status)
    await editDialog(page)
      .getByLabel(/^E-mail the applicant/)
      .uncheck()
    await save(page).click()
    await expect(editDialog(page)).toHaveCount(0)
    await expect(rows(page).first().locator('.ui-badge')).toHaveText(status)
    expect(await stored(`${word}1@people.example`)).toMatchObject([{ status: status.toLowerCase() }])
  }
})

test('[AA-09] [TO-10] [AA-03] an edit changes the row by its id and the list shows it', async ({
  page,
  baseURL,
}) => {
  const word = await insertApplications(2)
  await openApplications(page, baseURL, `q=${word}`)
  await editFirst(page)
  await editDialog(page).getByLabel('Applicant name').fill('Keerthana Subramaniam')
  await editDialog(page).getByRole('button', { name: 'Remove Cables' }).click()
  const asked = page.waitForRequest((request) => request.method() === 'PATCH')
  await save(page).click()
  const [{ id } = { id: '' }] = await inDatabase<{ id: string }>(
    'select id from job_applications where email = $1',
    [`${word}1@people.example`],
  )
  expect((await asked).url()).toContain(`/api/admin/applications/${id}`)
  await expectToast(page, 'Application updated successfully')
  await expect(rows(page).first()).toContainText('Keerthana Subramaniam')
  expect(await stored(`${word}1@people.example`)).toMatchObject([{ skills: ['Panels', 'Testing'] }])
})

test('[AA-10] [TO-10] deletes only when confirmed, at once, with Undo', async ({ page, baseURL }) => {
  await openApplications(page, baseURL, `q=${await insertApplications(2)}`)
  const askDelete = () =>
    rows(page)
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click()
  const question = page.getByRole('alertdialog')
  await askDelete()
  await expect(question).toContainText('Are you sure you want to delete this application?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(rows(page)).toHaveCount(2)
  await askDelete()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expectToast(page, 'Application deleted successfully')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('link', { name: 'Recently deleted' }).click()
  await expect(rows(page)).toHaveCount(0)
})

test('[TO-15] each failure has its message', async ({ page, baseURL }) => {
  const word = await insertApplications(1)
  await openApplications(page, baseURL, `q=${word}`)
  await page.route('**/api/admin/applications**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  )
  await editFirst(page)
  await editDialog(page).getByLabel('Notes').fill('x')
  await save(page).click()
  await expectToast(page, 'Error', 'Failed to update application')
  await editDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await rows(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Error', 'Failed to delete application')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Add Application' }).click()
  await addDialog(page).getByLabel('Applicant name').fill('A')
  await addDialog(page).getByLabel('Email').fill(newAddress())
  await addDialog(page).getByLabel('Position').fill('B')
  await addDialog(page).getByRole('button', { name: 'Add Application' }).click()
  await expectToast(page, 'Error', 'Failed to add application')
})

test('an error stays in its panel with Retry', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '', 'admin1')
  const lists = /\/api\/admin\/applications(\?|$)/
  await page.route(lists, (route) => route.abort())
  await page.goto('/admin/applications')
  await expect(page.getByText('The applications couldn’t be loaded.')).toBeVisible({ timeout: 30_000 })
  await clickRetry(page, lists)
  await expect(page.getByText('The applications couldn’t be loaded.')).toHaveCount(0)
})
