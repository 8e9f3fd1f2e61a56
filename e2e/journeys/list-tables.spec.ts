import { expect, test, type Locator, type Page } from '@playwright/test'
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  inDatabase,
  ownWord,
  signIn,
} from './admin-lists.ts'
import { insertApplications } from './applications-list.ts'
import { insertContacts } from './contact-list.ts'
import { insertPayments } from './payment-list.ts'
import { insertProject, makePerson } from './project-rows.ts'

const table = (page: Page, name: string) => page.getByRole('table', { name })
const titles = (page: Page, name: string) => table(page, name).getByRole('rowheader')
const head = (page: Page, name: string) => page.getByRole('columnheader', { name })
const sortBy = (page: Page, name: string) => head(page, name).getByRole('link').click()
const chooseTable = (page: Page) =>
  page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Table' }).click()

/** Rows have the height of one line. */
async function expectDense(page: Page, name: string) {
  const rows = table(page, name).locator('tbody tr')
  for (const row of (await rows.all()).slice(0, 5)) expect((await row.boundingBox())?.height).toBeLessThan(42)
}

/** A dialog that is loaded when it is opened has the focus a moment after it is visible. */
async function escape(page: Page, dialog: Locator) {
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden({ timeout: 1_000 })
  }).toPass()
}

async function expectFine(page: Page, name: string) {
  await expectAccessibleInBothThemes(page)
  await expectDense(page, name)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expect(titles(page, name).first()).toBeVisible()
  // The header of cards is shown while it has the focus; their order is among the filters too.
  const link = table(page, name).getByRole('columnheader').getByRole('link').first()
  expect((await table(page, name).locator('thead').boundingBox())?.height).toBeLessThanOrEqual(1)
  await link.focus()
  await expect(link).toBeInViewport()
  await page.getByRole('button', { name: 'Filters' }).first().click()
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('enquiries as a table: counted, sorted, opened by a click on the row and by keyboard', async ({
  page,
  baseURL,
}) => {
  const word = await insertContacts(42)
  await inDatabase(
    `update contact_submissions set first_name = case last_name when 'Rao 40' then 'aarti' when 'Rao 7' then 'Zoya' else first_name end
     where subject like '%' || $1`,
    [word],
  )
  await signIn(page, baseURL ?? '', 'admin1')
  await page.goto(`/admin/contacts?q=${word}`)
  await expect(page.getByText('Showing 25 of 42 submissions')).toBeVisible()
  await chooseTable(page)
  await expect(titles(page, 'Submissions')).toHaveCount(25)
  await sortBy(page, 'Name')
  await expect(titles(page, 'Submissions').first()).toHaveText('aarti Rao 40')
  await sortBy(page, 'Name')
  await expect(titles(page, 'Submissions').first()).toHaveText('Zoya Rao 7')
  await expect(head(page, 'Name')).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.getByText('Showing all 42 submissions')).toBeVisible()
  await expect(titles(page, 'Submissions').last()).toHaveText('aarti Rao 40')

  await page.mouse.wheel(0, 900)
  await expect(head(page, 'Subject')).toBeInViewport()
  await page.mouse.wheel(0, -2000)
  await table(page, 'Submissions').getByRole('cell', { name: 'Deccan Mills' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'View/Edit Contact Submission' })
  await expect(dialog).toBeVisible()
  await escape(page, dialog)
  await expect(titles(page, 'Submissions').first().getByRole('button')).toBeFocused()

  // From the search to the first row that was found, and on by keyboard.
  await page.getByRole('searchbox').fill(`${word}40`)
  await page.keyboard.press('ArrowDown')
  await expect(titles(page, 'Submissions')).toHaveText(['aarti Rao 40'])
  await expect(titles(page, 'Submissions').first().getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(`/admin/contacts?q=${word}`)
  await titles(page, 'Submissions').first().getByRole('button').focus()
  await page.keyboard.press('j')
  await expect(titles(page, 'Submissions').nth(1).getByRole('button')).toBeFocused()
  await expectFine(page, 'Submissions')
})

test('payments as a table are sorted by amount and due day', async ({ page, baseURL }) => {
  const word = await insertPayments(4)
  await inDatabase(
    `update payments set amount_paise = 100 * right(description, 1)::int * (case when right(description, 1)::int % 2 = 0 then 7 else 1 end),
       due_date = case when right(description, 1) = '3' then current_date end where description like $1 || '%'`,
    [word],
  )
  await signIn(page, baseURL ?? '', 'admin1')
  await page.goto(`/admin/payments?q=${word}`)
  await chooseTable(page)
  const named = (...numbers: number[]) => numbers.map((n) => `${word} instalment ${n}`)
  await expect(titles(page, 'Payments')).toHaveText(named(1, 2, 3, 4))
  await sortBy(page, 'Amount')
  await expect(titles(page, 'Payments')).toHaveText(named(1, 3, 2, 4))
  await sortBy(page, 'Due')
  await expect(titles(page, 'Payments').first()).toHaveText(`${word} instalment 3`)
  await titles(page, 'Payments').first().getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'View/Edit Payment Record' })
  await expect(dialog).toBeVisible()
  await escape(page, dialog)
  await expectFine(page, 'Payments')
})

test('applications have a list, a table and a board', async ({ page, baseURL }) => {
  const word = await insertApplications(5)
  await signIn(page, baseURL ?? '', 'manager1')
  await page.goto(`/manager/applications?q=${word}`)
  await chooseTable(page)
  await sortBy(page, 'Applicant')
  await expect(titles(page, 'Applications')).toHaveText([1, 2, 3, 4, 5].map((n) => `Keerthana ${n}`))
  await sortBy(page, 'Experience')
  await expect(head(page, 'Experience')).toHaveAttribute('aria-sort', 'ascending')
  await sortBy(page, 'Experience')
  await expect(titles(page, 'Applications').first()).toHaveText('Keerthana 5')
  await table(page, 'Applications').getByRole('cell', { name: '5 years' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Application' })
  await expect(dialog).toBeVisible()
  await escape(page, dialog)
  await expectFine(page, 'Applications')
  const views = page.getByRole('navigation', { name: 'View' })
  await views.getByRole('link', { name: 'Board' }).click()
  await expect(page.getByRole('heading', { name: /^Pending ?5/ })).toBeVisible()
  await views.getByRole('link', { name: 'List' }).click()
  await expect(page.getByRole('article')).toHaveCount(5)
})

test('users, organisations and positions are sorted by their headers', async ({ page, baseURL }) => {
  const word = ownWord()
  for (const name of ['bina', 'Charu', 'Asha']) await makePerson('client', `${name} ${word}`)
  await signIn(page, baseURL ?? '', 'admin1')
  await page.goto(`/admin/users?q=${word}`)
  await sortBy(page, 'User')
  await expect(titles(page, 'Users')).toContainText([`Asha ${word}`, `bina ${word}`, `Charu ${word}`])
  await inDatabase(`update users set deactivated_at = now() where name = $1`, [`Asha ${word}`])
  await sortBy(page, 'Status')
  await sortBy(page, 'Status')
  await expect(titles(page, 'Users').first()).toContainText(`Asha ${word}`)
  await expectDense(page, 'Users')
  await page.goto(`/admin/organisations?q=${word}`)
  await sortBy(page, 'Organisation')
  await expect(head(page, 'Organisation')).toHaveAttribute('aria-sort', 'ascending')
  await sortBy(page, 'Organisation')
  await expect(titles(page, 'Organisations')).toContainText([`Charu ${word}`, `bina ${word}`, `Asha ${word}`])
  await expectAccessibleInBothThemes(page)
  await inDatabase(
    `update organisations set legal_name = display_name || ' Private Limited' where display_name like $1`,
    [`%${word}`],
  )
  await page.reload()
  await expect(page.getByText(`Charu ${word} Private Limited`)).toBeVisible()
  await expectDense(page, 'Organisations')
  await page.getByRole('cell', { name: 'Not given' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: `Charu ${word}` })).toBeVisible()
  await page.goto('/admin/jobs')
  await sortBy(page, 'Position')
  await expect(head(page, 'Position')).toHaveAttribute('aria-sort', 'ascending')
  await expect
    .poll(async () => {
      const names = await titles(page, 'Positions').getByRole('button').allTextContents()
      return names.every((name, n) => n === 0 || (names[n - 1] ?? '').localeCompare(name, 'en') <= 0)
    })
    .toBe(true)
  await expectDense(page, 'Positions')
  await titles(page, 'Positions').first().getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'Edit Position' })).toBeVisible()
})

test('the table of projects shows whole names, and finished projects don’t need a manager', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const word = ownWord()
  const client = await makePerson('client', 'Lakshmi Venkataraman')
  for (const status of ['planning', 'completed', 'cancelled'])
    await insertProject(client, { title: `${status} ${word}`, status })
  await signIn(page, baseURL ?? '', 'admin1')
  await page.goto(`/admin/projects?q=${word}&view=table`)
  await expect(titles(page, 'Projects')).toHaveCount(3)
  const name = table(page, 'Projects').getByText('Lakshmi Venkataraman').first()
  expect(await name.evaluate((text) => text.scrollHeight <= text.clientHeight + 1)).toBe(true)
  await expectDense(page, 'Projects')
  await page.getByLabel('Project manager').selectOption('Without a manager')
  await expect(titles(page, 'Projects')).toHaveText([`planning ${word}`])
})
