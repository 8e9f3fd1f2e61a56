import { expect, type Page, test } from '@playwright/test'
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  expectToast,
  inDatabase,
  toast,
} from './admin-lists.ts'
import { insertPayments, openList } from './payment-list.ts'

/** What staff requested some days ago. */
async function insertRequests(count: number): Promise<string> {
  const word = await insertPayments(count)
  await inDatabase(
    `update payments set created_at = created_at - interval '3 days',
       requested_by = (select id from users where email = 'manager1@trusswell.example')
     where description like $1 || ' instalment %'`,
    [word],
  )
  return word
}
const change = (word: string, instalment: number, changes: string) =>
  inDatabase(`update payments set ${changes} where description = $1`, [`${word} instalment ${instalment}`])
const reminded = async (word: string) =>
  (
    await inDatabase<{ isReminded: boolean }>(
      `select reminded_on is not null as "isReminded" from payments where description like $1 || ' instalment %'
       order by description`,
      [word],
    )
  ).map(({ isReminded }) => isReminded)
const select = (page: Page, word: string, instalment: number) =>
  page.getByRole('checkbox', { name: `Select ${word} instalment ${instalment}` }).check()

test('several reminders are sent after a question that names who gets none and why, and Undo cancels them', async ({
  page,
  baseURL,
}) => {
  const word = await insertRequests(5)
  await change(word, 3, 'awaiting_confirmation = true')
  await change(word, 4, 'requested_by = null')
  await change(word, 5, 'processing = true')
  await openList(page, baseURL, word)
  await page.getByRole('checkbox', { name: 'Select all 5 shown' }).check()
  await page.getByRole('button', { name: 'Send reminders' }).click()
  const question = page.getByRole('alertdialog', { name: 'Send 2 reminders?' })
  await expect(question).toContainText('The clients get an e-mail after 30 seconds.')
  await expect(question.getByRole('listitem')).toHaveText([
    new RegExp(`^${word} instalment 1, ₹12,500.00, `),
    new RegExp(`^${word} instalment 2, ₹12,500.00, `),
    /instalment 3, .* \(reported, to be confirmed\)$/,
    /instalment 4, .* \(not requested by us\)$/,
    /instalment 5, .* \(being paid now\)$/,
  ])
  await expectAccessibleInBothThemes(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await reminded(word)).toEqual(Array(5).fill(false))
  await page.getByRole('button', { name: 'Send reminders' }).click()
  await question.getByRole('button', { name: 'Send reminders' }).click()
  await expectToast(page, '2 reminders will be sent in 30 seconds')
  await expect(page.getByText('5 selected')).toBeHidden()
  await expect(page.getByText('Reminder sent today')).toHaveCount(2)
  expect(await reminded(word)).toEqual([true, true, false, false, false])
  await toast(page).last().getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, '2 reminders cancelled')
  await expect(page.getByText('Reminder sent today')).toHaveCount(0)
  expect(await reminded(word)).toEqual(Array(5).fill(false))
})

test('the selected rows of the table get reminders by keyboard', async ({ page, baseURL }) => {
  const word = await insertRequests(2)
  await openList(page, baseURL, word)
  await page.goto(`/admin/payments?q=${word}&view=table`)
  await expect(page.getByRole('row').filter({ hasText: `${word} instalment 2` })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByRole('alertdialog', { name: 'Send 2 reminders?' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectToast(page, '2 reminders will be sent in 30 seconds')
  expect(await reminded(word)).toEqual([true, true])
})

test('on a phone reminders are sent for the selected cards', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const word = await insertRequests(2)
  await change(word, 2, 'requested_by = null')
  await openList(page, baseURL, word)
  await select(page, word, 2)
  await expect(page.getByText('No reminder can be sent for this payment now.')).toBeVisible()
  await select(page, word, 1)
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Send reminders' }).click()
  await expectNoSidewaysScroll(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send reminders' }).click()
  await expectToast(page, '1 reminder will be sent in 30 seconds')
  expect(await reminded(word)).toEqual([true, false])
})
