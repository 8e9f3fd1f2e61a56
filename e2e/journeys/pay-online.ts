import { expect, type Browser, type Page } from '@playwright/test'
import { standInKeys } from '../../apps/api/src/modules/settings/stand-in-keys.ts'
import { inDatabase } from './admin-lists.ts'
import { makeFirm, windowOf, type Firm } from './organisation-people.ts'
import { insertProject, makePerson, putOnTeam, type Person } from './project-rows.ts'
import { changeByApi, resetSettings } from './settings-page.ts'

export type GatewayName = 'stripe' | 'razorpay'

export const account = {
  accountHolder: 'Trusswell Engineering Private Limited',
  number: '041205008831',
  ifsc: 'ICIC0000412',
  bank: 'ICICI Bank',
  branch: 'Madhapur',
}

/** Processes cache a gateway's keys for three seconds. */
const untilKeysAreRead = () => new Promise((resolve) => setTimeout(resolve, 3_300))

/** Keys of both stand-ins and our bank account; clients pay with the given gateway. */
export async function setUpGateways(browser: Browser, baseURL: string | undefined, preferred: GatewayName) {
  await resetSettings()
  const page = await windowOf(browser, baseURL, await makePerson('admin'))
  await changeByApi(page, baseURL, (settings) => {
    settings.paymentGateway.preferred = preferred
    Object.assign(settings.paymentGateway.stripe, standInKeys.stripe)
    Object.assign(settings.paymentGateway.razorpay, standInKeys.razorpay)
    settings.paymentMethods['bankAccount'] = account
  })
  await page.context().close()
  await untilKeysAreRead()
}

export async function removeGateways() {
  await resetSettings()
  await untilKeysAreRead()
}

/** Sets a stand-in's behaviour; see `bin/stand-in-gateways`. */
export async function tellStandIn<Result>(
  name: GatewayName,
  action: string,
  input: object = {},
): Promise<Result> {
  const origin = process.env[name === 'stripe' ? 'E2E_STRIPE' : 'E2E_RAZORPAY']
  const answer = await fetch(`${origin}/_control/${action}`, { method: 'POST', body: JSON.stringify(input) })
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  return (JSON.parse(text) as { result: Result }).result
}

export type Site = { firm: Firm; manager: Person; project: string }

/** A project of a separate company, with a manager who has no other. */
export async function makeSite(row: Parameters<typeof insertProject>[1] = {}): Promise<Site> {
  const firm = await makeFirm()
  const manager = await makePerson('manager')
  const project = await insertProject(firm.owner, { estimated_cost_paise: 10_00_000_00, ...row })
  await putOnTeam(project, manager)
  return { firm, manager, project }
}

export const tabOf = ({ project }: Site) => `/dashboard/projects/${project}?tab=payments`
export const rowOf = (page: Page, text: string) =>
  page.getByRole('table', { name: 'Payments' }).getByRole('row').filter({ hasText: text })
export const newPayment = (page: Page) => page.getByRole('dialog', { name: 'New payment' })
export const totalOf = (page: Page, term: string) =>
  page
    .getByRole('region', { name: 'Totals' })
    .locator('.payment-figures > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .locator('dd')
    .first()

/** Adds a payment in the project's tab and goes to the gateway's page. */
export async function goToHostedPage(page: Page, site: Site, amount: string, description: string) {
  await page.goto(tabOf(site))
  await page.getByRole('button', { name: 'New payment' }).click()
  await newPayment(page).getByLabel('Amount').fill(amount)
  await newPayment(page).getByLabel('Description').fill(description)
  await newPayment(page).getByRole('button', { name: 'Go to payment page' }).click()
  await expect(page.getByText('No money moves.')).toBeVisible()
}

/** The browser's requests, without the clicks. */
export async function send<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answer = await page.request.post(path, { headers: { origin: originOf(page) }, data })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()) as Answer
}

/** The page must be on the site's own origin. */
const originOf = (page: Page) => new URL(page.url()).origin

type NewPayment = { amount: number; description: string }

/** Adds a payment and opens its page at the gateway, for tests of what follows. */
export async function openHostedPage(client: Page, { project }: Site, payment: NewPayment) {
  const { id } = await send<{ id: string }>(client, `/api/projects/${project}/payments`, {
    ...payment,
    payment_method: 'credit_card',
  })
  const { url } = await send<{ url: string }>(client, `/api/projects/${project}/payments/${id}/checkout`, {})
  return { id, page_id: url.split('/pay/')[1] ?? '' }
}

/** A transfer reported by the client and confirmed by an admin as received on this day. */
export async function payByTransfer(
  client: Page,
  admin: Page,
  { project }: Site,
  { day, ...payment }: NewPayment & { day: string },
) {
  const { id } = await send<{ id: string }>(client, `/api/projects/${project}/payments`, {
    ...payment,
    payment_method: 'bank_transfer',
  })
  const answer = await client.request.post(`/api/payments/${id}/claims`, {
    headers: { origin: originOf(client) },
    multipart: {
      method: 'bank_transfer',
      reference: `HDFC${crypto.randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`,
      paid_on: day,
      amount: String(payment.amount),
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const decided = await admin.request.post(`/api/admin/payments/${id}/claim`, {
    headers: { origin: originOf(admin) },
    data: { state: 'confirmed', received_on: day },
  })
  expect(decided.status(), await decided.text()).toBe(200)
  return id
}

/** All screens with a project's payments, for its client, its manager and an admin, each in a separate window. */
export async function openScreens(browser: Browser, baseURL: string | undefined, site: Site) {
  const screens: { page: Page; path: string }[] = []
  const show = async (page: Page, path: string) => {
    await page.goto(path)
    screens.push({ page, path })
  }
  const open = async (person: Person, path: string) => {
    const page = await windowOf(browser, baseURL, person)
    await show(page, path)
    return page
  }
  const client = await open(site.firm.owner, '/client/payments')
  const manager = await open(site.manager, '/manager/payments')
  const admin = await open(await makePerson('admin'), tabOf(site))
  for (const page of [client, manager]) await show(await page.context().newPage(), tabOf(site))
  return {
    client,
    admin,
    /** All of them show the same without a reload. */
    expectTotals: async (paid: string) => {
      for (const { page, path } of screens) await expect(totalOf(page, 'Total paid'), path).toHaveText(paid)
    },
    close: async () => {
      for (const page of [client, manager, admin]) await page.context().close()
    },
  }
}

/** Fails if the page is reloaded while a change is expected to appear by itself. */
export async function markDocument(page: Page) {
  await page.evaluate(() => void (document.documentElement.dataset['same'] = 'yes'))
  return () => expect(page.locator('html')).toHaveAttribute('data-same', 'yes')
}

/** Runs the job that polls the gateways. */
export const reconcileNow = () =>
  inDatabase(`insert into pgboss.job (name, data) values ('payments.reconcile', '{"payload": {}}')`)

export const receiptNumberOf = async (description: string) => {
  let number: string | null | undefined
  await expect
    .poll(async () => {
      const [row] = await inDatabase<{ receipt_number: string | null }>(
        'select receipt_number from payments where description = $1',
        [description],
      )
      number = row?.receipt_number
      return number
    })
    .toMatch(/^RC\//)
  return number ?? ''
}
