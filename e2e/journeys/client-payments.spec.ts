import { expect, type Browser, type Page } from '@playwright/test'
import { test } from '../test.ts'
import { ownWord } from './admin-lists.ts'
import { mailTo } from './identity.ts'
import { windowOf } from './organisation-people.ts'
import {
  goToHostedPage,
  makeSite,
  markDocument,
  openHostedPage,
  openScreens,
  receiptNumberOf,
  reconcileNow,
  rowOf,
  send,
  setUpGateways,
  tellStandIn,
  totalOf,
  type GatewayName,
  type Site,
} from './pay-online.ts'
import { dayFromNow, shown } from './project-rows.ts'
import { takeTurnsWithSettings } from './settings-turns.ts'

takeTurnsWithSettings()
// Each test signs several people in and checks all their screens.
test.describe.configure({ timeout: 150_000 })

const names = { razorpay: 'Razorpay', stripe: 'Stripe' } as const

async function expectTotalsEqual(browser: Browser, baseURL: string | undefined, site: Site, paid: string) {
  const screens = await openScreens(browser, baseURL, site)
  await screens.expectTotals(paid)
  await screens.close()
}

/** Returns from the gateway while the browser's report of it is delayed. */
async function returnSlowly(page: Page, press: () => Promise<void>) {
  let report = () => Promise.resolve()
  await page.route('**/api/payments/*/return', (route) => {
    report = () => route.continue()
  })
  await press()
  await expect(page).toHaveURL('/client/payments')
  return () => report()
}

for (const gateway of ['razorpay', 'stripe'] as const)
  test.describe(names[gateway], () => {
    test.beforeAll(async ({ browser }, { project }) => {
      test.setTimeout(120_000)
      await setUpGateways(browser, project.use.baseURL, gateway)
    })
    test.afterEach(() => letWebhooksThrough(gateway))

    test('[PP-02] a client pays, sees Processing, then Paid without a reload, and gets the receipt', async ({
      browser,
      baseURL,
    }) => {
      const site = await makeSite()
      const description = `Advance ${ownWord()}`
      const page = await windowOf(browser, baseURL, site.firm.owner)
      await tellStandIn(gateway, 'webhooks', { mode: 'hold' })
      await goToHostedPage(page, site, '50000', description)
      await expect(page.getByText(names[gateway]).first()).toBeVisible()
      const report = await returnSlowly(page, () =>
        page.getByRole('button', { name: 'Pay ₹50,000.00' }).click(),
      )
      const expectSameDocument = await markDocument(page)
      await expect(
        page.getByRole('status').filter({ hasText: 'This page updates automatically.' }),
      ).toBeVisible()
      await expect(rowOf(page, description)).toContainText('Processing')
      await expect(rowOf(page, description).getByRole('button', { name: /^Pay now/ })).toHaveCount(0)
      await expect(totalOf(page, 'Total paid')).toHaveText('₹0.00')

      await tellStandIn(gateway, 'release')
      await expect(rowOf(page, description)).toContainText('Paid')
      await expect(rowOf(page, description)).toContainText('Advance')
      await expect(page.getByRole('status').filter({ hasText: 'We’ve received ₹50,000.00' })).toBeVisible()
      await expect(rowOf(page, description).getByRole('link', { name: /^Receipt for/ })).toBeVisible()
      await expect(totalOf(page, 'Total paid')).toHaveText('₹50,000.00')
      await expectSameDocument()
      await report()

      const number = await receiptNumberOf(description)
      const mail = await mailTo(page, site.firm.owner.email, `Receipt ${number} for your payment`)
      expect(mail.text).toContain('₹50,000.00')
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        rowOf(page, description)
          .getByRole('link', { name: /^Receipt for/ })
          .click(),
      ])
      expect(file.suggestedFilename()).toMatch(/^Receipt RC-.*\.pdf$/)
      await expectTotalsEqual(browser, baseURL, site, '₹50,000.00')
    })

    test('the return is enough when the webhook is lost, and paying again isn’t possible', async ({
      browser,
      baseURL,
    }) => {
      const site = await makeSite()
      const description = `Deposit ${ownWord()}`
      const page = await windowOf(browser, baseURL, site.firm.owner)
      await tellStandIn(gateway, 'webhooks', { mode: 'lose' })
      await goToHostedPage(page, site, '1250.50', description)
      await page.getByRole('button', { name: 'Pay ₹1,250.50' }).click()
      await expect(page).toHaveURL('/client/payments')
      await expect(rowOf(page, description)).toContainText('Paid')
      await expect(rowOf(page, description).getByRole('button', { name: /^(Pay now|Report)/ })).toHaveCount(0)
    })

    test('a payment is found although the client never returns and the webhook is lost', async ({
      browser,
      baseURL,
    }) => {
      const site = await makeSite()
      const description = `Final bill ${ownWord()}`
      const page = await windowOf(browser, baseURL, site.firm.owner)
      await tellStandIn(gateway, 'webhooks', { mode: 'lose' })
      await goToHostedPage(page, site, '99999.99', description)
      const pages = await tellStandIn<{ id: string; description: string }[]>(gateway, 'pages')
      const paid = pages.find((each) => each.description.includes(description))
      await tellStandIn(gateway, 'pay', { page_id: paid?.id })
      await page.goto('/client/payments')
      await expect(rowOf(page, description)).toContainText('Processing')
      const expectSameDocument = await markDocument(page)
      await reconcileNow()
      await expect(rowOf(page, description)).toContainText('Paid', { timeout: 30_000 })
      await expectSameDocument()
      await expectTotalsEqual(browser, baseURL, site, '₹99,999.99')
    })
  })

test('[CL-07] [CL-08] [CL-09] the overview shows what was requested and paid in the product', async ({
  browser,
  baseURL,
}) => {
  const site = await makeSite()
  const manager = await windowOf(browser, baseURL, site.manager)
  const request = async (description: string, due_date: string) => {
    const answer = await manager.request.post(`/api/projects/${site.project}/payments`, {
      headers: { origin: baseURL ?? '' },
      data: { amount: 125_000, description, due_date },
    })
    expect(answer.status(), await answer.text()).toBe(201)
  }
  await request('Bill late', dayFromNow(-2))
  await request('Bill due', dayFromNow(6))
  await request('Bill paid', dayFromNow(3))
  const page = await windowOf(browser, baseURL, site.firm.owner)
  await page.goto('/client')
  const recent = page.getByRole('region', { name: 'Recent Payments' }).getByRole('row')
  const row = (text: string) => recent.filter({ hasText: text })
  await expect(row('Bill paid').locator('.ui-badge')).toHaveText('Pending')
  await page.getByRole('link', { name: 'Pay now: Pay “Bill paid”' }).click()
  await page
    .getByRole('dialog', { name: 'Pay now' })
    .getByRole('button', { name: 'Go to payment page' })
    .click()
  await page.getByRole('button', { name: 'Pay ₹1,25,000.00' }).click()
  await expect(rowOf(page, 'Bill paid')).toContainText('Paid')
  await page.goto('/client')
  for (const [text, day, label, tone] of [
    ['Bill late', -2, 'Unpaid', 'danger'],
    ['Bill due', 6, 'Pending', 'warn'],
    ['Bill paid', 3, 'Paid', 'ok'],
  ] as const) {
    await expect(row(text)).toContainText('₹1,25,000.00')
    await expect(row(text)).toContainText(shown(dayFromNow(day)))
    // One that is paid without an invoice is also marked as an advance.
    const status = row(text).locator('.ui-badge').first()
    await expect(status).toHaveText(label)
    await expect(status).toHaveClass(new RegExp(`ui-badge-${tone}`))
  }
})

test('a declined card shows an error, and the next attempt works from the list', async ({
  browser,
  baseURL,
}) => {
  const site = await makeSite()
  const description = `Second bill ${ownWord()}`
  const page = await windowOf(browser, baseURL, site.firm.owner)
  await goToHostedPage(page, site, '700', description)
  await page.getByRole('button', { name: 'Let the payment fail' }).click()
  await expect(page.getByRole('alert')).toContainText('declined')
  await page.goto('/client/payments')
  await rowOf(page, description)
    .getByRole('button', { name: /^Pay now/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Pay now' })
  await dialog.getByRole('button', { name: 'Go to payment page' }).click()
  await page.getByRole('button', { name: 'Pay ₹700.00' }).click()
  await expect(page).toHaveURL('/client/payments')
  await expect(rowOf(page, description)).toContainText('Paid')
})

test.describe('cancelling', () => {
  test.beforeAll(async ({ browser }, { project }) => {
    test.setTimeout(120_000)
    await setUpGateways(browser, project.use.baseURL, 'razorpay')
  })

  test('a client’s own payment can be cancelled; a requested one stays open', async ({
    browser,
    baseURL,
  }) => {
    const site = await makeSite()
    const [own, asked] = [`Deposit ${ownWord()}`, `Bill ${ownWord()}`]
    const manager = await windowOf(browser, baseURL, site.manager)
    await manager.goto('/manager/payments')
    await send(manager, `/api/projects/${site.project}/payments`, { amount: 90_000, description: asked })
    const page = await windowOf(browser, baseURL, site.firm.owner)
    await page.goto('/client/payments')
    await openHostedPage(page, site, { amount: 700, description: own })
    await expect(rowOf(page, own)).toContainText('Processing')
    await expect(rowOf(page, asked).getByRole('button', { name: /^(Cancel|Withdraw)/ })).toHaveCount(0)
    await rowOf(page, own).getByRole('button', { name: 'Cancel payment' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Cancel this payment?' })
    await expect(dialog).toContainText('The payment page will be closed.')
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(rowOf(page, own)).toContainText('Processing')
    await rowOf(page, own).getByRole('button', { name: 'Cancel payment' }).click()
    await dialog.getByRole('button', { name: 'Cancel payment' }).click()
    await expect(rowOf(page, own)).toHaveCount(0)

    await rowOf(page, asked)
      .getByRole('button', { name: /^Report a transfer/ })
      .click()
    const report = page.getByRole('dialog', { name: 'Report a payment' })
    await report.getByLabel('UTR').fill('HDFCN52026111688')
    await report.getByRole('button', { name: 'Send transfer details' }).click()
    await expect(rowOf(page, asked)).toContainText('Being checked')
    await rowOf(page, asked).getByRole('button', { name: 'Withdraw report' }).click()
    await page
      .getByRole('alertdialog', { name: 'Withdraw your report?' })
      .getByRole('button', { name: 'Withdraw report' })
      .click()
    await expect(rowOf(page, asked)).toContainText('Pending')
    await expect(rowOf(page, asked).getByRole('button', { name: /^Pay now/ })).toBeVisible()
    // The button that was used is removed with the report.
    await expect(page.getByRole('region', { name: 'Payment list' })).toBeFocused()
  })
})

const letWebhooksThrough = async (gateway: GatewayName) => {
  await tellStandIn(gateway, 'webhooks', { mode: 'send' })
  await tellStandIn(gateway, 'release')
}
