import { expect, test } from '@playwright/test'
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  expectToast,
  inDatabase,
  signIn,
} from './admin-lists.ts'
import {
  choose,
  editDialog,
  editFirst,
  insertApplications,
  openApplications,
  save,
} from './applications-list.ts'

test('a rejection has a reason, and the history says who decided', async ({ page, baseURL }) => {
  const word = await insertApplications(1)
  await openApplications(page, baseURL, `q=${word}`)
  await editFirst(page)
  await expect(editDialog(page).getByLabel('Reason for the rejection')).toBeHidden()
  await choose(editDialog(page), 'Rejected')
  await editDialog(page).getByLabel('Reason for the rejection').selectOption('Salary expectations')
  await editDialog(page).getByLabel('Remarks').fill('Asked for twice as much.')
  await editDialog(page)
    .getByLabel(/^E-mail the applicant/)
    .uncheck()
  await save(page).click()
  await expectToast(page, 'Application updated successfully')
  expect(
    await inDatabase(
      'select status, rejection_reason, rejection_note from job_applications where email = $1',
      [`${word}1@people.example`],
    ),
  ).toEqual([{ status: 'rejected', rejection_reason: 'salary', rejection_note: 'Asked for twice as much.' }])
  await editFirst(page)
  const history = editDialog(page).getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await expect(history.getByRole('listitem').last()).toContainText('Rejected')
  await expect(history.getByRole('listitem').last()).toContainText('Meera Krishnan')
  await expect(editDialog(page).getByLabel('Reason for the rejection')).toHaveValue('salary')
  await expectAccessibleInBothThemes(page)
})

test('an admin edits the mail templates on their page', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '', 'admin1')
  await page.goto('/admin/applications')
  await page.getByRole('link', { name: 'E-mail templates' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'E-mail templates' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit the template for Pending' }).click()
  const dialog = page.getByRole('dialog', { name: 'E-mail for Pending' })
  const text = `Dear {name},\n\nWe are reading it again, ${crypto.randomUUID()}.`
  await dialog.getByLabel('Text').fill('')
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await expect(dialog.getByLabel('Text')).toHaveAccessibleDescription(/Text is required/)
  await dialog.getByLabel('Text').fill(text)
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await expectToast(page, 'Template saved')
  await expect(page.getByText(text.split('\n\n')[1] ?? '')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})
