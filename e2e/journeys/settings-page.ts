import { expect, type Page } from '@playwright/test'
import { inDatabase } from './admin-lists.ts'
import { beOwn } from './project-rows.ts'

/** The defaults of a new installation. Only files that take turns may depend on what tests change here. */
export async function resetSettings(): Promise<void> {
  await inDatabase(`update settings set value = '{}', version = version + 1`)
  await inDatabase('delete from settings_secrets')
  await inDatabase(`delete from tax_rates where effective_from > '2017-07-01'`)
}

export async function openSettings(page: Page) {
  const admin = await beOwn(page, 'admin')
  await page.goto('/admin/settings')
  await expect(page.getByLabel('Company name')).toBeVisible()
  return admin
}

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const gateway = (page: Page, name: 'Stripe' | 'Razorpay') =>
  page.getByRole('group', { name, exact: true })
export const secret = (page: Page, name: 'Stripe' | 'Razorpay', label: string) =>
  gateway(page, name).getByRole('group', { name: label, exact: true })
export const save = (page: Page) => page.getByRole('button', { name: 'Save Settings' }).first().click()

/** A colleague's request meanwhile, in the same session. */
export async function changeByApi(
  page: Page,
  baseURL: string | undefined,
  change: (settings: Stored) => void,
): Promise<void> {
  const stored = (await (await page.request.get('/api/admin/settings')).json()) as Stored
  const { taxRates: _past, updated_at: _at, ...body } = stored
  for (const secrets of [body.paymentGateway.stripe, body.paymentGateway.razorpay, body.emailSettings])
    for (const [name, value] of Object.entries(secrets)) if (typeof value === 'object') delete secrets[name]
  change(body as Stored)
  const answer = await page.request.put('/api/admin/settings', {
    headers: { origin: baseURL ?? '' },
    data: body,
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

type Fields = Record<string, unknown>
type Stored = {
  taxRates?: unknown
  updated_at?: unknown
  paymentGateway: { preferred: string; stripe: Fields; razorpay: Fields }
  paymentMethods: Fields
  emailSettings: Fields
}
