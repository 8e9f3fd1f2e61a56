import { expect, test, type Page } from '@playwright/test'
import { expectToast, inDatabase } from './admin-lists.ts'
import { dialog as projectDialog, pickClient } from './admin-project-list.ts'
import { insertApplications } from './applications-list.ts'
import { seedPassword, signInByApi } from './identity.ts'
import { addPerson, choose, invitePerson, makeFirm, rowOf } from './organisation-people.ts'
import { dialog as record, insertClaim, insertPayments, openFirst } from './payment-list.ts'
import { insertProject, makePerson } from './project-rows.ts'

/** Signs in as an admin of this test alone, an hour ago. */
async function beLateAdmin(page: Page): Promise<void> {
  const admin = await makePerson('admin')
  await signInByApi(page, admin.email)
  await inDatabase(`update sessions set authenticated_at = now() - interval '1 hour' where user_id = $1`, [
    admin.id,
  ])
}

async function givePassword(page: Page): Promise<void> {
  const asking = page.getByRole('dialog', { name: /password/ })
  await asking.getByLabel('Current password').fill(seedPassword())
  await asking.getByRole('button', { name: 'Continue' }).click()
}

test('the password is asked again before an organisation gets or loses a person', async ({ page }) => {
  const firm = await makeFirm()
  const viewer = await addPerson(firm, 'viewer')
  await beLateAdmin(page)
  await page.goto(`/admin/organisations/${firm.id}`)
  await choose(page, viewer.name, 'Remove')
  const remove = page.getByRole('alertdialog').getByRole('button', { name: 'Remove person' })
  await remove.click()
  await page
    .getByRole('dialog', { name: /password/ })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await expect(rowOf(page, viewer.email)).toBeVisible()
  await expect(page.locator('.ui-toast')).toHaveCount(0)
  await choose(page, viewer.name, 'Remove')
  await remove.click()
  await givePassword(page)
  await expectToast(page, `${viewer.name} was removed from ${firm.name}`)
})

test('the password is asked again before a viewer is invited into an organisation', async ({ page }) => {
  const firm = await makeFirm()
  await beLateAdmin(page)
  await page.goto(`/admin/organisations/${firm.id}`)
  const email = `${crypto.randomUUID()}@people.example`
  await invitePerson(page, 'Ravi Teja', email, 'Viewer')
  await givePassword(page)
  await expectToast(page, `Invitation sent to ${email}`)
})

test('the password is asked again before a transfer is confirmed', async ({ page }) => {
  const word = await insertPayments(1)
  await insertClaim(word, 'bank_transfer', `UTR${word.toUpperCase()}00000`)
  await beLateAdmin(page)
  await page.goto(`/admin/payments?q=${word}`)
  await openFirst(page)
  await record(page).getByRole('button', { name: 'Confirm transfer' }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm transfer' })
  await confirm.getByRole('button', { name: 'Confirm transfer' }).click()
  await givePassword(page)
  await expectToast(page, 'Transfer confirmed')
})

test('the password is asked again before a project moves to another client', async ({ page }) => {
  const [from, to] = [await makeFirm(), await makeFirm()]
  const project = await insertProject(from.owner, { end_date: '2027-06-30' })
  await beLateAdmin(page)
  await page.goto(`/admin/projects?open=${project}`)
  await pickClient(page, to.name)
  await projectDialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await givePassword(page)
  await expectToast(page, 'Project updated successfully')
})

test('the password is asked again before applications are exported', async ({ page }) => {
  const word = await insertApplications(1)
  await beLateAdmin(page)
  await page.goto(`/admin/applications?q=${word}`)
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = page.waitForEvent('download')
  await givePassword(page)
  expect((await download).suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/)
})
