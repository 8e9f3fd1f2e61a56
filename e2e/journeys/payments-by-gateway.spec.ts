import { expect, type Page } from '@playwright/test'
import { test } from '../test.ts'
import { expectAccessible, expectNoSidewaysScroll, expectToast, inDatabase, ownWord } from './admin-lists.ts'
import { linkIn, mailTo } from './identity.ts'
import { windowOf } from './organisation-people.ts'
import {
  makeSite,
  openHostedPage,
  openScreens,
  rowOf,
  setUpGateways,
  tabOf,
  tellStandIn,
  totalOf,
  type Site,
} from './pay-online.ts'
import { cards, dialog, insertWaiting, openFirst } from './payment-list.ts'
import { makePerson } from './project-rows.ts'
import { takeTurnsWithSettings } from './settings-turns.ts'

takeTurnsWithSettings()
// These tests sign several people in and wait for mails.
test.describe.configure({ timeout: 150_000 })
test.beforeAll(async ({ browser }, { project }) => {
  test.setTimeout(120_000)
  await setUpGateways(browser, project.use.baseURL, 'razorpay')
})

test('a request is mailed and repeated; its link leads a client to the payment page and back in two clicks', async ({
  browser,
  baseURL,
}) => {
  const title = `Kondapur clinic ${ownWord()}`
  const site = await makeSite({ title })
  const { email } = site.firm.owner
  const manager = await windowOf(browser, baseURL, site.manager)
  await manager.goto(tabOf(site))
  await manager.getByRole('button', { name: 'Request payment' }).click()
  const form = manager.getByRole('dialog', { name: 'Request payment' })
  await form.getByLabel('Amount').fill('125000')
  await form.getByLabel('Description').fill('Running bill 05')
  await form.getByRole('button', { name: 'Request payment' }).click()
  await expectToast(manager, 'Payment requested')
  const row = rowOf(manager, 'Running bill 05')
  await expect(row).toContainText('Requested today')
  await expect(row.getByRole('button', { name: /^Send reminder/ })).toHaveCount(0)
  const request = await mailTo(manager, email, `We requested a payment of ₹1,25,000.00 for ${title}`)
  expect(request.text).toContain('Running bill 05')

  await inDatabase(`update payments set created_at = created_at - interval '1 day' where project_id = $1`, [
    site.project,
  ])
  await manager.reload()
  await row.getByRole('button', { name: 'Send reminder: Running bill 05' }).click()
  await expectToast(manager, 'Reminder sent')
  await expect(row).toContainText('Reminder sent today')
  const reminder = await mailTo(manager, email, `Reminder: payment of ₹1,25,000.00 for ${title}`)

  const client = await windowOf(browser, baseURL, site.firm.owner)
  const clicks = await countClicks(client)
  const letThrough = await hold(client, '**/api/payments/*')
  await client.goto(linkIn(reminder, '/client/payments'))
  await expect(client.getByRole('dialog').getByRole('status', { name: 'Loading the payment' })).toBeVisible()
  letThrough()
  await client.getByRole('button', { name: 'Go to payment page' }).click()
  await client.getByRole('button', { name: 'Pay ₹1,25,000.00' }).click()
  await expect(client).toHaveURL('/client/payments')
  await expect(rowOf(client, 'Running bill 05')).toContainText('Paid')
  expect(clicks()).toBe(2)
})

test('a refund is made through the gateway in two parts: all screens agree, and the client is mailed', async ({
  browser,
  baseURL,
}) => {
  const title = `Kondapur clinic ${ownWord()}`
  const description = `Advance ${ownWord()}`
  const site = await makeSite({ title })
  const { email } = site.firm.owner
  await inDatabase(
    `insert into notification_preferences (user_id, kind, in_app, email, digest)
     values ($1, 'payment_refunded', true, true, false)`,
    [site.firm.owner.id],
  )
  const { client, admin, expectTotals } = await openScreens(browser, baseURL, site)
  const { id, page_id } = await openHostedPage(client, site, { amount: 1_00_000, description })
  await tellStandIn('razorpay', 'pay', { page_id })
  await expect(rowOf(client, description)).toContainText('Paid')
  await expectTotals('₹1,00,000.00')

  const records = await admin.context().newPage()
  await records.goto(`/admin/payments?q=${encodeURIComponent(description)}`)
  const refund = async (rupees: string, left: string) => {
    await openFirst(records)
    await dialog(records).getByRole('button', { name: 'Refund payment' }).click()
    const form = records.getByRole('dialog', { name: 'Refund payment' })
    await expect(form).toContainText(`You can refund up to ${left}.`)
    await form.getByLabel('Amount').fill(rupees)
    await form.getByLabel('Reason').fill('Smaller scope')
    await form.getByRole('button', { name: 'Send refund' }).click()
    await expectToast(records, 'Refund requested')
    await expect(cards(records).first()).toContainText(`Refund of ₹${rupees}.00 on its way`)
    await expect(rowOf(client, description)).toContainText(`₹${rupees}.00 on its way back`)
    await tellStandIn('razorpay', 'finish_refund', { refund_id: await refundAtGateway(id) })
  }

  await refund('40,000', '₹1,00,000.00')
  await expect(cards(records).first()).toContainText('₹40,000.00 refunded')
  await expect(cards(records).first()).toContainText('Completed')
  await expect(rowOf(client, description)).toContainText('₹40,000.00 returned')
  await expect(rowOf(client, description)).toContainText('Paid')
  await expectTotals('₹60,000.00')
  await mailTo(client, email, `We refunded ₹40,000.00 for ${title}`)

  await refund('60,000', '₹60,000.00')
  await expect(cards(records).first()).toContainText('Refunded')
  await expect(rowOf(client, description)).toContainText('Refunded')
  await expectTotals('₹0.00')
  const mail = await mailTo(client, email, `We refunded ₹60,000.00 for ${title}`)
  await client.goto(linkIn(mail, '/client/payments'))
  await expect(client.getByRole('dialog', { name: description })).toContainText('Refund of ₹60,000.00 sent')
})

test('finance finds a settlement by its UTR, sees the payments in it, and from a payment its settlement', async ({
  browser,
  baseURL,
}) => {
  const site = await makeSite()
  const description = `Advance ${ownWord()}`
  const client = await windowOf(browser, baseURL, site.firm.owner)
  await client.goto(tabOf(site))
  const { page_id } = await openHostedPage(client, site, { amount: 1_00_000, description })
  await tellStandIn('razorpay', 'pay', { page_id })
  await expect(rowOf(client, description)).toContainText('Paid')
  const admin = await windowOf(browser, baseURL, await makePerson('admin'))
  await admin.goto('/admin/payments?tab=settlements')
  const utr = await utrOf(await tellStandIn('razorpay', 'settle'))

  await admin.getByRole('searchbox', { name: 'Search by UTR' }).fill(utr)
  const row = admin.getByRole('table', { name: 'Settlements' }).getByRole('row').filter({ hasText: utr })
  await expect(row).toContainText('Razorpay')
  await expectNoSidewaysScroll(admin)
  await expect(admin).toHaveURL(/utr=/)
  await row.getByRole('button').press('Enter')
  const settlement = admin.getByRole('dialog', { name: 'Settlement' })
  const paid = settlement.getByRole('row').filter({ hasText: description })
  await expect(paid).toContainText('₹1,00,000.00')
  await expectAccessible(admin)
  await paid.getByRole('link', { name: description }).click()
  await expect(dialog(admin)).toContainText(
    /₹1,00,000.00 settled to our bank account by Razorpay, less a fee/,
  )
  await dialog(admin)
    .getByRole('link', { name: `UTR ${utr}` })
    .click()
  await expect(settlement).toContainText(utr)
})

test('a payment with another amount waits for an admin, who retries until it matches or dismisses it', async ({
  browser,
  baseURL,
}) => {
  const site = await makeSite()
  const client = await windowOf(browser, baseURL, site.firm.owner)
  await client.goto(tabOf(site))
  const booked = await payOtherAmount(client, site, 31_111.11)
  const dismissed = await payOtherAmount(client, site, 22_222.22)
  const admin = await windowOf(browser, baseURL, await makePerson('admin'))
  await admin.goto('/admin/payments?tab=waiting')
  await expect(admin.getByText('Nothing is credited until you decide.')).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Export CSV' })).toHaveCount(0)
  const card = (object: string) => cards(admin).filter({ hasText: object })
  await expect(card(booked.object)).toContainText('Razorpay reported a payment of ₹31,111.11')
  await expect(card(booked.object)).toContainText('The amount is ₹31,111.11, but ₹31,112.11 was requested.')

  const retry = () => card(booked.object).getByRole('button', { name: 'Retry' }).click()
  const before = await parkedAt(booked.object)
  await retry()
  await expectToast(admin, 'Checking with the gateway again')
  await expect.poll(async () => (await parkedAt(booked.object)) > before).toBe(true)
  await expect(card(booked.object)).toBeVisible()
  await changeAttempt(booked.id, -100)
  await retry()
  await expect(rowOf(client, booked.description)).toContainText('Paid')
  await expect(card(booked.object)).toHaveCount(0)

  await card(dismissed.object).getByRole('button', { name: 'Dismiss' }).click()
  const form = admin.getByRole('dialog', { name: 'Dismiss message' })
  await form.getByLabel('Reason').fill('Returned in the gateway’s dashboard')
  await form.getByRole('button', { name: 'Dismiss message' }).click()
  await expectToast(admin, 'Message dismissed')
  await expect(card(dismissed.object)).toHaveCount(0)
  await expect(rowOf(client, dismissed.description)).not.toContainText('Paid')
  await expect(totalOf(client, 'Total paid')).toHaveText('₹31,111.11')
})

test('more waiting messages than fit on a page are loaded on request', async ({ browser, baseURL }) => {
  const word = ownWord()
  await insertWaiting(word, 30)
  const admin = await windowOf(browser, baseURL, await makePerson('admin'))
  // All of them are counted, also those of other tests, which may add or resolve one in this moment.
  await expect(async () => {
    await admin.goto('/admin/payments?tab=waiting')
    const [all] = await inDatabase<{ n: number }>(
      'select count(*)::int as n from parked_events where resolved_at is null',
    )
    const tab = admin.getByRole('tab', { name: /^Gateway messages/ })
    await expect(tab).toHaveText(new RegExp(`\\D${all?.n}$`), { timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  await expect(cards(admin)).toHaveCount(25)
  await admin.getByRole('button', { name: 'Load more' }).click()
  await expect(cards(admin).filter({ hasText: word })).toHaveCount(30)
  await inDatabase('update parked_events set resolved_at = now() where object_id like $1', [`${word}%`])
})

/** Counts a person's clicks on this page. */
async function countClicks(page: Page) {
  let clicks = 0
  await page.exposeFunction('noteClick', () => void (clicks += 1))
  await page.addInitScript(() =>
    addEventListener('click', () => (Reflect.get(globalThis, 'noteClick') as () => void)(), true),
  )
  return () => clicks
}

/** Holds answers until they are released. */
async function hold(page: Page, url: string) {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  await page.route(url, async (route) => {
    await opened
    await route.continue()
  })
  return () => open()
}

/** The gateway's id of the latest refund, once it was requested. */
async function refundAtGateway(payment: string): Promise<string> {
  let id: string | null | undefined
  await expect
    .poll(async () => {
      const [row] = await inDatabase<{ object_id: string | null }>(
        'select object_id from payment_refunds where payment_id = $1 order by created_at desc limit 1',
        [payment],
      )
      id = row?.object_id
      return id
    })
    .toBeTruthy()
  return id ?? ''
}

/** The bank's reference of a payout, once it was read from the gateway. */
async function utrOf(settlement: string): Promise<string> {
  let utr: string | undefined
  await expect
    .poll(async () => {
      const [row] = await inDatabase<{ utr: string }>(
        'select utr from gateway_settlements where object_id = $1',
        [settlement],
      )
      utr = row?.utr
      return utr
    })
    .toBeTruthy()
  return utr ?? ''
}

/** Changes the stored amount so that it differs from the gateway's. */
async function payOtherAmount(client: Page, site: Site, amount: number) {
  const description = `Bill ${ownWord()}`
  const { id, page_id } = await openHostedPage(client, site, { amount, description })
  await changeAttempt(id, 100)
  return { id, description, object: await tellStandIn<string>('razorpay', 'pay', { page_id }) }
}

const changeAttempt = (payment: string, paise: number) =>
  inDatabase('update payment_attempts set amount_paise = amount_paise + $2 where payment_id = $1', [
    payment,
    paise,
  ])

/** When a message about this was last parked; 0 once it is decided. */
async function parkedAt(object: string): Promise<number> {
  const [row] = await inDatabase<{ parked_at: Date }>(
    'select parked_at from parked_events where object_id = $1 and resolved_at is null',
    [object],
  )
  return row ? new Date(row.parked_at).getTime() : 0
}
