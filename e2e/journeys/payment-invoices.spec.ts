import { expect, type Page } from '@playwright/test'
import { test } from '../test.ts'
import { expectToast, ownWord } from './admin-lists.ts'
import { pdf } from './careers-parts.ts'
import { windowOf } from './organisation-people.ts'
import { makeSite, payByTransfer, rowOf } from './pay-online.ts'
import { dialog } from './payment-list.ts'
import { dayFromNow, makePerson, typeDay } from './project-rows.ts'

// The virus scanner and several downloads are slow beside other tests.
test.describe.configure({ timeout: 150_000 })

test('an invoice is attached beside the receipt, opened by the client, replaced and removed', async ({
  browser,
  baseURL,
}) => {
  const site = await makeSite()
  const description = `Running bill ${ownWord()}`
  const client = await windowOf(browser, baseURL, site.firm.owner)
  await client.goto('/client/payments')
  const admin = await windowOf(browser, baseURL, await makePerson('admin'))
  await admin.goto('/admin')
  const payment = { amount: 59_000, description, day: dayFromNow(-1) }
  const id = await payByTransfer(client, admin, site, payment)
  const row = rowOf(client, description)
  const link = (name: string) => row.getByRole('link', { name: `${name} for ${description}` })
  await expect(link('Receipt')).toBeVisible()
  await expect(row).toContainText('Advance')
  const openRecord = () => admin.goto(`/admin/payments?open=${id}`)
  const press = (name: string) => dialog(admin).getByRole('button', { name }).click()

  await openRecord()
  await press('Attach invoice')
  const attach = admin.getByRole('dialog', { name: 'Attach invoice' })
  await attach.getByLabel('Number').fill('inv/26-27/00042')
  await typeDay(admin, 'Date', dayFromNow(-1))
  await attach.getByLabel('File').setInputFiles(pdf('Invoice 42.pdf'))
  await attach.getByRole('button', { name: 'Attach invoice' }).click()
  await expectToast(admin, 'Invoice attached')
  // After the virus scan, without a reload.
  await expect(link('Invoice')).toBeVisible()
  await expect(row).not.toContainText('Advance')
  expect(await download(client, () => link('Invoice').click())).toBe('Invoice 42.pdf')
  expect(await download(client, () => link('Receipt').click())).toMatch(/^Receipt RC-.*\.pdf$/)

  await openRecord()
  await expect(dialog(admin).getByRole('link', { name: 'Tax invoice INV/26-27/00042' })).toBeVisible()
  await press('Replace invoice')
  const replace = admin.getByRole('dialog', { name: 'Replace invoice' })
  await expect(replace.getByLabel('Number')).toHaveValue('INV/26-27/00042')
  await replace.getByLabel('Number').fill('INV/26-27/00043')
  await replace.getByLabel('File').setInputFiles(pdf('Invoice 43.pdf'))
  await replace.getByRole('button', { name: 'Replace invoice' }).click()
  await expectToast(admin, 'Invoice replaced')
  await openRecord()
  await expect(dialog(admin).getByRole('link', { name: 'Tax invoice INV/26-27/00043' })).toBeVisible()
  await expect(link('Invoice')).toBeVisible()
  expect(await download(client, () => link('Invoice').click())).toBe('Invoice 43.pdf')

  await press('Remove invoice')
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove invoice' }).click()
  await expectToast(admin, 'Invoice removed')
  await expect(row).toContainText('Advance')
  await expect(link('Invoice')).toBeHidden()
  await expect(link('Receipt')).toBeVisible()
})

async function download(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return file.suggestedFilename()
}
