import { expect, type Page } from '@playwright/test'
import { test } from '../test.ts'
import {
  checkedWidths,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  expectToast,
  inDatabase,
  ownWord,
} from './admin-lists.ts'
import { pdf } from './careers-parts.ts'
import { clickRetry } from './click-retry.ts'
import { addPerson, windowOf } from './organisation-people.ts'
import {
  account,
  makeSite,
  newPayment,
  removeGateways,
  rowOf,
  setUpGateways,
  tabOf,
  totalOf,
  type Site,
} from './pay-online.ts'
import { dayFromNow, insertPayment, makePerson, shown, typeDay } from './project-rows.ts'
import { takeTurnsWithSettings } from './settings-turns.ts'

takeTurnsWithSettings()
test.describe.configure({ timeout: 240_000 })
test.beforeAll(async ({ browser }, { project }) => {
  test.setTimeout(120_000)
  await setUpGateways(browser, project.use.baseURL, 'razorpay')
})

const add = (page: Page) => page.getByRole('button', { name: 'New payment' })
const method = (page: Page, name: string) =>
  newPayment(page).getByRole('radio', { name: new RegExp(`^${name}`) })
const paying = (page: Page) => page.getByRole('dialog', { name: 'Pay now' })
const reporting = (page: Page) => page.getByRole('dialog', { name: 'Report a payment' })

test('[PP-01] [PP-03] [PP-04] budget, paid and remaining in rupees, against the estimate and the agreed value', async ({
  browser,
  baseURL,
}) => {
  const site = await makeSite()
  await insertPayment(site.firm.owner, site.project, {
    status: 'completed',
    amount_paise: 1,
    credited_paise: 2_00_000_00,
  })
  const page = await windowOf(browser, baseURL, site.firm.owner)
  await page.goto(tabOf(site))
  await expect(totalOf(page, 'Total budget')).toHaveText('₹10,00,000.00')
  await expect(totalOf(page, 'Total paid')).toHaveText('₹2,00,000.00')
  await expect(totalOf(page, 'Remaining balance')).toHaveText('₹8,00,000.00')
  await expect(page.getByText('Deducted at source (TDS)')).toHaveCount(0)

  await inDatabase('update projects set agreed_value_paise = $1, agreed_tax_rate = 18 where id = $2', [
    20_00_000_00,
    site.project,
  ])
  await insertPayment(site.firm.owner, site.project, {
    status: 'completed',
    amount_paise: 1_00_000_00,
    credited_paise: 98_000_00,
    tds_paise: 2_000_00,
  })
  await page.reload()
  await expect(totalOf(page, 'Total budget')).toHaveText('₹23,60,000.00')
  const totals = page.getByRole('region', { name: 'Totals' })
  await expect(totals).toContainText('Agreed value ₹20,00,000.00')
  await expect(totals).toContainText('GST 18% ₹3,60,000.00')
  await expect(totalOf(page, 'Remaining balance')).toHaveText('₹20,62,000.00')
  await expect(totals).toContainText('Deducted at source (TDS) ₹2,000.00')
  await expect(totals).toContainText('₹20,60,000.00 after TDS')
})

test('[PP-05] [PP-06] each payment has its date, amount, description, status, method and document', async ({
  browser,
  baseURL,
}) => {
  const site = await makeSite()
  const { owner } = site.firm
  const add = (description: string, row: Parameters<typeof insertPayment>[2]) =>
    insertPayment(owner, site.project, { description, amount_paise: 12_50_000_00, ...row })
  await add('Paid one', {
    status: 'completed',
    credited_paise: 12_50_000_00,
    payment_method: 'bank_transfer',
    receipt_number: 'RC/26-27/09999',
    paid_at: '2026-11-02T06:00:00Z',
  })
  await add('Late one', { due_date: dayFromNow(-7) })
  await add('Failed one', { status: 'failed', payment_method: 'check', failure_reason: 'Insufficient funds' })
  await add('Disputed one', { status: 'completed', credited_paise: 12_50_000_00, disputed: true })
  await add('Returned one', { status: 'completed', credited_paise: 12_00_000_00, refunded_paise: 50_000_00 })
  await add('Refunded one', { status: 'refunded', refunded_paise: 12_50_000_00 })
  const page = await windowOf(browser, baseURL, owner)
  await page.goto(tabOf(site))
  const paid = rowOf(page, 'Paid one')
  await expect(paid).toContainText('2 Nov 2026')
  await expect(paid).toContainText('₹12,50,000.00')
  await expect(paid).toContainText('Bank transfer')
  await expect(paid).toContainText('Advance')
  await expect(paid.locator('.ui-badge').first()).toHaveText('Paid')
  await expect(paid.getByRole('link', { name: 'Receipt for Paid one' })).toHaveAttribute('href', /\/receipt$/)
  await expect(rowOf(page, 'Late one')).toContainText('Unpaid')
  await expect(rowOf(page, 'Late one')).toContainText(shown(dayFromNow(-7)))
  await expect(rowOf(page, 'Late one')).toContainText('7 days late')
  await expect(rowOf(page, 'Failed one')).toContainText('Insufficient funds')
  await expect(rowOf(page, 'Disputed one')).toContainText('Disputed')
  await expect(rowOf(page, 'Returned one')).toContainText('₹50,000.00 returned')
  await expect(rowOf(page, 'Refunded one')).toContainText('Refunded')
})

test('[PP-07] [PP-08] [PP-09] the dialog opens on the card, closes, and asks for an amount over 0', async ({
  browser,
  baseURL,
}) => {
  const site = await makeSite()
  const page = await windowOf(browser, baseURL, site.firm.owner)
  await page.goto(tabOf(site))
  await add(page).focus()
  await page.keyboard.press('Enter')
  await expect(method(page, 'Card')).toBeChecked()
  await expect(newPayment(page).getByRole('radio')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(newPayment(page)).toBeHidden()
  await expect(add(page)).toBeFocused()
  await add(page).click()
  const amount = newPayment(page).getByLabel('Amount')
  for (const typed of ['', '0', '-5', 'abc']) {
    await amount.fill(typed)
    await newPayment(page).getByRole('button', { name: 'Go to payment page' }).click()
    await expect(amount).toHaveAccessibleDescription(/Please enter a valid amount/)
  }
  await newPayment(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(newPayment(page)).toBeHidden()
  expect(await inDatabase('select id from payments where project_id = $1', [site.project])).toEqual([])
})

test('[PP-10] [PP-11] a description is required; a new payment appears in the list', async ({
  browser,
  baseURL,
}) => {
  const site = await makeSite()
  const page = await windowOf(browser, baseURL, site.firm.owner)
  await page.goto(tabOf(site))
  await add(page).click()
  await newPayment(page).getByLabel('Amount').fill('25000')
  await method(page, 'Bank transfer').check()
  await newPayment(page).getByRole('button', { name: 'Continue' }).click()
  const description = newPayment(page).getByLabel('Description')
  await expect(description).toHaveAccessibleDescription('Description is required')
  await description.fill('Mobilisation advance')
  await newPayment(page).getByRole('button', { name: 'Continue' }).click()
  await expect(reporting(page)).toContainText(account.number)
  await reporting(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, 'Mobilisation advance')).toContainText('₹25,000.00')
  await expect(rowOf(page, 'Mobilisation advance')).toContainText('Pending')
})

test('above the limit bank transfer comes first; without a gateway the card says why', async ({
  browser,
  baseURL,
}) => {
  const site = await makeSite()
  const page = await windowOf(browser, baseURL, site.firm.owner)
  await page.goto(tabOf(site))
  await add(page).click()
  await newPayment(page).getByLabel('Amount').fill('500001')
  await expect(newPayment(page).getByRole('radio').first()).toHaveAttribute('value', 'bank_transfer')
  await expect(method(page, 'Bank transfer')).toBeChecked()
  await expect(method(page, 'Card')).toBeDisabled()
  await expect(newPayment(page)).toContainText('Up to ₹5,00,000.00 at once.')
  await newPayment(page).getByLabel('Amount').fill('500000')
  await expect(method(page, 'Card')).toBeChecked()
  await removeGateways()
  await page.reload()
  await expect(method(page, 'Bank transfer')).toBeChecked()
  await expect(method(page, 'Card')).toBeDisabled()
  await expect(newPayment(page)).toContainText('Online payment isn’t set up yet.')
  await setUpGateways(browser, baseURL, 'razorpay')
})

test('[TO-22] failed loads and saves are reported, never shown as an empty list', async ({
  browser,
  baseURL,
}) => {
  const site = await makeSite()
  const page = await windowOf(browser, baseURL, site.firm.owner)
  const calls = `**/api/projects/${site.project}/payments*`
  await page.route(calls, (route) => route.abort())
  await page.goto(tabOf(site))
  const list = page.getByRole('region', { name: 'Payment list' })
  await expect(list.getByRole('alert')).toContainText('Failed to load payment history')
  await expect(page.getByText('No payments yet.')).toHaveCount(0)
  await page.unroute(calls)
  await page.route(calls, (route) => route.fulfill({ status: 500, body: 'broken' }))
  await list.getByRole('button', { name: 'Retry' }).click()
  await expect(list.getByRole('alert')).toContainText('Failed to fetch payments')
  await clickRetry(page, calls, list)
  await expect(page.getByText('No payments yet.')).toBeVisible()

  await add(page).click()
  await newPayment(page).getByLabel('Amount').fill('100')
  await newPayment(page).getByLabel('Description').fill('Token')
  const send = () => newPayment(page).getByRole('button', { name: 'Go to payment page' }).click()
  await page.route(calls, (route) => route.fulfill({ status: 500, body: 'broken' }))
  await send()
  await expectToast(page, 'Error', 'Failed to process payment')
  await page.unroute(calls)
  await page.route(calls, (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'conflict', message: 'The project is closed.', request_id: 'r' },
    }),
  )
  await send()
  await expectToast(page, 'Error', 'The project is closed.')
})

test('a manager requests a payment with a due date; a viewer sees it without any action', async ({
  browser,
  baseURL,
}) => {
  const site = await makeSite()
  const manager = await windowOf(browser, baseURL, site.manager)
  await manager.goto(tabOf(site))
  await manager.getByRole('button', { name: 'Request payment' }).click()
  const dialog = manager.getByRole('dialog', { name: 'Request payment' })
  await dialog.getByLabel('Amount').fill('1250000')
  await dialog.getByLabel('Description').fill('Running bill 04')
  await typeDay(manager, 'Due date', dayFromNow(10))
  await dialog.getByRole('button', { name: 'Request payment' }).click()
  await expectToast(manager, 'Payment requested')
  await expect(rowOf(manager, 'Running bill 04')).toContainText('in 10 days')
  await expect(
    rowOf(manager, 'Running bill 04').getByRole('button', { name: /^(Pay now|Report)/ }),
  ).toHaveCount(0)

  const viewer = await windowOf(browser, baseURL, await addPerson(site.firm, 'viewer'))
  for (const path of [tabOf(site), '/client/payments']) {
    await viewer.goto(path)
    await expect(rowOf(viewer, 'Running bill 04')).toContainText('₹12,50,000.00')
    await expect(viewer.getByRole('button', { name: /^(Pay now|Report|New payment)/ })).toHaveCount(0)
  }
  await viewer.getByRole('button', { name: 'Running bill 04', exact: true }).click()
  await expect(viewer.getByRole('dialog', { name: 'Running bill 04' })).toContainText('Payment requested')

  const finance = await windowOf(browser, baseURL, await addPerson(site.firm, 'finance'))
  await finance.goto('/client/payments')
  await rowOf(finance, 'Running bill 04')
    .getByRole('button', { name: /^Pay now/ })
    .click()
  await expect(paying(finance).getByRole('radio', { name: /^Bank transfer/ })).toBeChecked()
  await expect(paying(finance)).toContainText(account.ifsc)
})

test('a transfer is reported with proof, rejected with a reason, corrected and confirmed', async ({
  browser,
  baseURL,
}) => {
  const site = await makeSite()
  const description = `Running bill ${ownWord()}`
  const id = await insertPayment(site.firm.owner, site.project, {
    description,
    amount_paise: 50_000_00,
    requested_by: site.manager.id,
  })
  const client = await windowOf(browser, baseURL, site.firm.owner)
  await client.goto('/client/payments')
  await rowOf(client, description)
    .getByRole('button', { name: /^Report a transfer/ })
    .click()
  await reporting(client).getByLabel('TDS deducted').fill('1000')
  await reporting(client).getByLabel('Amount transferred').fill('49000')
  await expect(reporting(client)).toContainText('₹49,000.00 + ₹1,000.00 TDS = ₹50,000.00, the full amount')
  await reporting(client).getByLabel('UTR').fill('short')
  await reporting(client).getByRole('button', { name: 'Send transfer details' }).click()
  await expect(reporting(client).getByLabel('UTR')).toHaveAccessibleDescription(/12 to 22 letters and digits/)
  const utr = `HDFC${ownWord().toUpperCase()}0001`
  await reporting(client).getByLabel('UTR').fill(utr)
  await reporting(client).getByLabel('Proof').setInputFiles(pdf('advice.pdf'))
  await reporting(client).getByRole('button', { name: 'Send transfer details' }).click()
  await expectToast(client, 'We’ll confirm the payment')
  await expect(rowOf(client, description)).toContainText('Being checked')

  const admin = await windowOf(browser, baseURL, await makePerson('admin'))
  const decide = async (act: () => Promise<void>) => {
    await admin.goto(`/admin/payments?open=${id}`)
    await act()
  }
  await decide(async () => {
    await expect(admin.getByRole('dialog')).toContainText(utr)
    await admin.getByRole('button', { name: 'Reject transfer' }).click()
    const reject = admin.getByRole('dialog', { name: 'Reject transfer' })
    await reject.getByLabel('Reason').fill('No such UTR in our statement')
    await reject.getByRole('button', { name: 'Reject transfer' }).click()
    await expectToast(admin, 'Transfer rejected')
  })
  await expect(rowOf(client, description)).toContainText('No such UTR in our statement')
  await rowOf(client, description)
    .getByRole('button', { name: /^Correct and resend/ })
    .click()
  await expect(reporting(client)).toContainText('No such UTR in our statement')
  await expect(reporting(client).getByLabel('UTR')).toHaveValue(utr)
  await reporting(client).getByLabel('UTR').fill(utr.replace('0001', '0002'))
  await reporting(client).getByRole('button', { name: 'Send transfer details' }).click()
  await expect(rowOf(client, description)).toContainText('Being checked')
  await decide(async () => {
    await admin.getByRole('dialog').getByRole('button', { name: 'Confirm transfer' }).click()
    await admin
      .getByRole('dialog', { name: 'Confirm transfer' })
      .getByRole('button', { name: 'Confirm transfer' })
      .click()
    await expectToast(admin, 'Transfer confirmed')
  })
  await expect(rowOf(client, description)).toContainText('Paid')
  await expect(rowOf(client, description)).toContainText('incl. ₹1,000.00 TDS')
  await expect(totalOf(client, 'Total paid')).toHaveText('₹49,000.00')
  await expect(totalOf(client, 'Deducted at source (TDS)')).toHaveText('₹1,000.00')
})

test('a cheque is reported with its number and bank', async ({ browser, baseURL }) => {
  const site = await makeSite()
  const description = `Deposit ${ownWord()}`
  await insertPayment(site.firm.owner, site.project, { description })
  const page = await windowOf(browser, baseURL, site.firm.owner)
  await page.goto(tabOf(site))
  await rowOf(page, description)
    .getByRole('button', { name: /^Pay now/ })
    .click()
  await paying(page)
    .getByRole('radio', { name: /^Cheque/ })
    .check()
  await expect(paying(page)).toContainText(`Payable to ${account.accountHolder}`)
  await paying(page).getByLabel('Cheque number').fill('000123')
  await paying(page).getByRole('textbox', { name: /^Bank/ }).fill('State Bank of India')
  await paying(page).getByRole('button', { name: 'Send cheque details' }).click()
  await expect(rowOf(page, description)).toContainText('Being checked')
  await expect(rowOf(page, description)).toContainText('Cheque')
})

test('payments of a deleted project stay in the list, without a link', async ({ browser, baseURL }) => {
  const site = await makeSite()
  await insertPayment(site.firm.owner, site.project, { description: 'Earlier bill' })
  const page = await windowOf(browser, baseURL, site.firm.owner)
  await page.goto('/client/payments')
  await expect(rowOf(page, 'Earlier bill').getByRole('link')).toHaveCount(1)
  await inDatabase('update projects set deleted_at = now() where id = $1', [site.project])
  await page.reload()
  await expect(rowOf(page, 'Earlier bill').getByRole('link')).toHaveCount(0)
  await expect(rowOf(page, 'Earlier bill').getByRole('button', { name: /^Pay now/ })).toHaveCount(0)
})

for (const width of checkedWidths)
  test(`lists and dialogs are accessible at ${width} px, empty and with 40 rows`, async ({
    browser,
    baseURL,
  }) => {
    const site = await makeSite()
    const page = await windowOf(browser, baseURL, site.firm.owner)
    await page.setViewportSize({ width, height: 900 })
    for (const path of [tabOf(site), '/client/payments']) {
      await page.goto(path)
      await expect(page.getByText('No payments yet.')).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessibleInBothThemes(page)
    }
    await insertMany(site)
    for (const path of [tabOf(site), '/client/payments']) {
      await page.goto(path)
      await page.getByRole('button', { name: 'Load more' }).click()
      await expect(rowOf(page, 'Bill ')).toHaveCount(40)
      await expectNoSidewaysScroll(page)
      // As tall as the page, so that the bar at the bottom covers no button in the list.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height })
      await expectAccessibleInBothThemes(page)
      await page.setViewportSize({ width, height: 900 })
    }
    await rowOf(page, 'Bill 40,')
      .getByRole('button', { name: /^Pay now/ })
      .click()
    await paying(page)
      .getByRole('radio', { name: /^Bank transfer/ })
      .check()
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
  })

const insertMany = ({ firm, project }: Site) =>
  inDatabase(
    `insert into payments (id, project_id, client_id, organisation_id, amount_paise, description, payment_method, due_date, created_at)
     select gen_random_uuid(), p.id, p.client_id, p.organisation_id, 1250000 * n, 'Bill ' || n || ', supply and installation of chilled-water piping',
            'credit_card', current_date + n - 20, now() + n * interval '1 second'
     from generate_series(1, 40) n, projects p where p.id = $1 and p.client_id = $2`,
    [project, firm.owner.id],
  )
