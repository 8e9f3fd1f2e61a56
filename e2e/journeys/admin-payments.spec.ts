import { expect, test } from '@playwright/test'
import {
  checkedWidths,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  expectToast,
  inDatabase,
  ownWord,
  signIn,
  toast,
} from './admin-lists.ts'
import { cards, dialog, insertClaim, insertPayments, openFirst, openList, save } from './payment-list.ts'

const reference = () => `HDFC${ownWord().toUpperCase()}0001`

test('[PM-01] [PM-03] [PM-07] a card for each record opens a dialog with a numeric amount', async ({
  page,
  baseURL,
}) => {
  const word = await insertPayments(30)
  await openList(page, baseURL, word)
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Records' })).toBeVisible()
  await expect(cards(page)).toHaveCount(25)
  await expect(
    cards(page)
      .first()
      .getByRole('heading', { name: `${word} instalment 1` }),
  ).toBeVisible()
  await expect(cards(page).first()).toContainText('₹12,500.00')
  await expect(cards(page).first().getByRole('button', { name: 'Delete' })).toBeVisible()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(cards(page)).toHaveCount(30)
  await openFirst(page)
  const amount = dialog(page).getByLabel('Amount')
  await expect(amount).toHaveValue('12,500.00')
  await expect(amount).toHaveAttribute('inputmode', 'decimal')
  await amount.fill('abc')
  await save(page).click()
  await expect(amount).toHaveAccessibleDescription('Please enter a valid amount')
})

test('[PM-02] [PM-05] [PM-06] newest first, with four statuses and both gateways to choose from', async ({
  page,
  baseURL,
}) => {
  const word = await insertPayments(3)
  await openList(page, baseURL, word)
  const titles = [1, 2, 3].map((number) => `${word} instalment ${number}`)
  await expect(cards(page).getByRole('heading')).toHaveText(titles)
  await openFirst(page)
  const statuses = dialog(page).getByRole('radio')
  await expect(statuses).toHaveCount(4)
  for (const name of ['Pending', 'Completed', 'Failed', 'Refunded']) {
    await dialog(page).getByRole('radio', { name }).check({ force: true })
    await expect(dialog(page).getByRole('radio', { name })).toBeChecked()
  }
  for (const method of ['Stripe', 'Razorpay']) {
    await dialog(page).getByLabel('Payment method').selectOption(method)
    await expect(dialog(page).getByLabel('Payment method').locator('option:checked')).toHaveText(method)
  }
})

test('[PM-08] [TO-12] saving changes the record, with a reason for a new status', async ({
  page,
  baseURL,
}) => {
  const word = await insertPayments(1)
  await openList(page, baseURL, word)
  await openFirst(page)
  await dialog(page).getByLabel('Amount').fill('2500')
  await dialog(page).getByLabel('Payment method').selectOption('Razorpay')
  await dialog(page).getByRole('radio', { name: 'Completed' }).check({ force: true })
  await save(page).click()
  const reason = dialog(page).getByLabel('Reason for the new status')
  await expect(reason).toHaveAccessibleDescription(/Say why you’re changing the status/)
  await reason.fill('Paid in our office')
  await save(page).click()
  await expectToast(page, 'Payment record updated successfully')
  await expect(cards(page).first()).toContainText('₹2,500.00')
  await expect(cards(page).first()).toContainText('Completed')
  await openFirst(page)
  await expect(dialog(page).getByRole('listitem').first()).toContainText('Status set to completed')
  await expect(dialog(page).getByRole('listitem').first()).toContainText('Paid in our office')
})

test('[PM-09] [TO-12] deletes only when confirmed, with Undo, and restores', async ({ page, baseURL }) => {
  const word = await insertPayments(2)
  await openList(page, baseURL, word)
  const askDelete = () => cards(page).first().getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await askDelete()
  await expect(question).toContainText('Are you sure you want to delete this payment record?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(cards(page)).toHaveCount(2)
  await askDelete()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expectToast(page, 'Payment record deleted successfully')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveCount(2)
  await askDelete()
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('link', { name: 'Recently deleted' }).click()
  await cards(page).first().getByRole('button', { name: 'Restore' }).click()
  await expectToast(page, 'Payment record restored successfully')
})

test('[TO-17] without an answer the toasts name the failed action', async ({ page, baseURL }) => {
  await openList(page, baseURL, await insertPayments(1))
  await page.route('**/api/admin/payments/*', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  )
  await openFirst(page)
  await dialog(page).getByLabel('Description').fill('Other')
  await save(page).click()
  await expectToast(page, 'Error', 'Failed to update payment record')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await cards(page).first().getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Error', 'Failed to delete payment record')
  await expect(cards(page)).toHaveCount(1)
})

test('a transfer is confirmed and then refunded in part', async ({ page, baseURL }) => {
  const word = await insertPayments(1)
  await insertClaim(word, 'bank_transfer', reference())
  await openList(page, baseURL, word)
  await expect(cards(page).first()).toContainText('To confirm')
  await openFirst(page)
  await dialog(page).getByRole('button', { name: 'Confirm transfer' }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm transfer' })
  await expect(confirm.getByLabel('Amount received')).toHaveValue('12,500.00')
  await expect(confirm).toContainText('This is the amount we requested.')
  await confirm.getByLabel('TDS deducted').fill('250')
  await expect(confirm).toContainText('₹250.00 more than we requested.')
  await confirm.getByLabel('TDS deducted').fill('0')
  await confirm.getByRole('button', { name: 'Confirm transfer' }).click()
  await expectToast(page, 'Transfer confirmed')
  await expect(cards(page).first()).toContainText('Completed')
  await signIn(page, baseURL ?? '', 'admin1', { fresh: true })
  await page.goto(`/admin/payments?q=${word}`)
  await openFirst(page)
  await dialog(page).getByRole('button', { name: 'Refund payment' }).click()
  const refund = page.getByRole('dialog', { name: 'Refund payment' })
  await refund.getByLabel('Amount').fill('500')
  await refund.getByLabel('Reason').fill('Smaller scope')
  await refund.getByRole('button', { name: 'Record refund' }).click()
  await expectToast(page, 'Refund recorded')
  await expect(cards(page).first()).toContainText('₹500.00 refunded')
  expect(
    await inDatabase(
      'select status, credited_paise::int as credited from payments where description like $1',
      [`${word}%`],
    ),
  ).toEqual([{ status: 'completed', credited: 12_000_00 }])
})

test('a cheque is deposited and bounces', async ({ page, baseURL }) => {
  const word = await insertPayments(1)
  await insertClaim(word, 'check', '000123')
  await openList(page, baseURL, word)
  await openFirst(page)
  await dialog(page).getByRole('button', { name: 'Mark as deposited' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as deposited' }).click()
  await expectToast(page, 'Cheque marked as deposited')
  await openFirst(page)
  await dialog(page).getByRole('button', { name: 'Mark as bounced' }).click()
  const bounce = page.getByRole('dialog', { name: 'Mark as bounced' })
  await bounce.getByLabel('Reason').fill('Insufficient funds')
  await bounce.getByRole('button', { name: 'Mark as bounced' }).click()
  await expect(cards(page).first()).toContainText('Failed')
})

for (const width of checkedWidths)
  test(`the list and the dialog are accessible at ${width} px`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 })
    const word = await insertPayments(3)
    await insertClaim(word, 'bank_transfer', reference())
    await openList(page, baseURL, word)
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
    await openFirst(page)
    await expect(dialog(page)).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })
