import { expect, type Page } from '@playwright/test'
import { test } from '../test.ts'
import { expectAccessible, ownWord } from './admin-lists.ts'
import { windowOf } from './organisation-people.ts'
import { makeSite, payByTransfer, send } from './pay-online.ts'
import { cards } from './payment-list.ts'
import { dayFromNow, makePerson } from './project-rows.ts'

type Month = Record<'received' | 'refunded' | 'disputed' | 'net', string>

test('a month shows the sum of its payments, and a refund counts in the month it is made', async ({
  browser,
  baseURL,
}) => {
  const site = await makeSite()
  const word = ownWord()
  const client = await windowOf(browser, baseURL, site.firm.owner)
  await client.goto('/client/payments')
  const admin = await windowOf(browser, baseURL, await makePerson('admin'))
  // No other test receives money this long ago.
  const day = dayFromNow(-500)
  const [past, now] = [monthOf(day), monthOf(dayFromNow(0))]
  const before = await readMonths(admin)

  let last = ''
  for (const amount of [12_500.5, 2_00_000, 0.5])
    last = await payByTransfer(client, admin, site, { amount, description: `${word} of ${amount}`, day })
  await send(admin, `/api/admin/payments/${last}/refunds`, { amount: 0.25, reason: 'Paid too much' })

  await admin.goto(`/admin/payments?q=${word}`)
  await expect(cards(admin)).toHaveCount(3)
  const listed = await admin.locator('.payment-money strong').allInnerTexts()
  const sum = listed.map(paiseOf).reduce((total, each) => total + each, 0)
  const after = await readMonths(admin)
  await expectAccessible(admin)
  await expect(admin.getByText('in each of the latest 24 months')).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Export CSV' })).toHaveCount(0)
  const gained = (month: string, what: keyof Month) =>
    paiseOf(after.get(month)?.[what]) - paiseOf(before.get(month)?.[what])
  expect(sum).toBe(2_12_501_00)
  expect([gained(past, 'received'), gained(past, 'refunded'), gained(past, 'net')]).toEqual([sum, 0, sum])
  // Other tests may refund at the same time.
  expect(gained(now, 'refunded')).toBeGreaterThanOrEqual(25)
  for (const { received, refunded, disputed, net } of after.values())
    expect(paiseOf(net)).toBe(paiseOf(received) - paiseOf(refunded) - paiseOf(disputed))
})

/** In the tab's format. */
async function readMonths(admin: Page): Promise<Map<string, Month>> {
  await admin.goto('/admin/payments?tab=months')
  const panel = admin.getByRole('tabpanel', { name: 'Months' })
  await expect(panel.getByRole('table').or(panel.getByText('No payments yet.'))).toBeVisible()
  const rows = await panel
    .getByRole('row')
    .evaluateAll((all: HTMLElement[]) => all.map((row) => [...row.children].map((cell) => cell.textContent)))
  const months = new Map<string, Month>()
  for (const [month = '', received = '', refunded = '', disputed = '', net = ''] of rows)
    months.set(month, { received, refunded, disputed, net })
  return months
}

const monthOf = (day: string) =>
  new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))

/** Parses `−₹1,250.50` as shown on a screen. */
function paiseOf(text = '₹0.00'): number {
  const digits = Number(text.replaceAll(/\D/g, ''))
  return /[-−]/.test(text) ? -digits : digits
}
