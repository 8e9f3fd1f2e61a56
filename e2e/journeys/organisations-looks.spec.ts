import { expect } from '@playwright/test'
import { test } from '../test.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, inDatabase, signIn } from './admin-lists.ts'
import { newAddress, signInByApi } from './identity.ts'
import {
  addPeople,
  choose,
  invitationTo,
  invitePerson,
  makeFirm,
  rowOf,
  windowOf,
} from './organisation-people.ts'
import { insertProject } from './project-rows.ts'

const settings = '/client/settings/organisation'

test('the organisation is accessible in both themes for its owner, dialogs too', async ({ page }) => {
  test.setTimeout(90_000)
  const firm = await makeFirm()
  await signInByApi(page, firm.owner.email)
  await page.goto(settings)
  await expect(rowOf(page, firm.owner.email)).toBeVisible()
  await expect(page.getByText('No open invitations.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Edit organisation' }).click()
  await expect(page.getByLabel('Display name')).toHaveValue(firm.name)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Invite person' }).click()
  await expect(page.getByRole('dialog', { name: 'Invite person' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await choose(page, firm.owner.name, 'Leave organisation')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('organisations are accessible in both themes for an admin, dialogs too', async ({ page, baseURL }) => {
  test.setTimeout(90_000)
  const firm = await makeFirm()
  await addPeople(firm, 40)
  await insertProject(firm.owner)
  await signIn(page, baseURL ?? '', 'admin1')
  await page.goto(`/admin/organisations?q=${encodeURIComponent(firm.name)}`)
  await expect(page.getByRole('link', { name: firm.name })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: firm.name }).click()
  await expect(page.getByRole('region', { name: 'Activity', exact: true })).toContainText('No activity yet.')
  await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: `Actions for ${firm.name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Merge into another' }).click()
  await page.getByRole('combobox', { name: 'Organisation to keep' }).fill('client')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('will move from')
  await expectAccessibleInBothThemes(page)
})

test('the invitation of a person with an account is accessible in both themes', async ({
  page,
  browser,
  baseURL,
}) => {
  const [firm, other] = [await makeFirm(), await makeFirm()]
  const owner = await windowOf(browser, baseURL, firm.owner)
  await owner.goto(settings)
  await invitePerson(owner, other.owner.name, other.owner.email, 'Finance')
  await page.goto(await invitationTo(owner, firm.name, other.owner.email))
  await expect(page.getByRole('button', { name: 'Accept invitation' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('long names wrap, forty people fit, and touch targets are 56 px', async ({ page, baseURL }) => {
    test.setTimeout(90_000)
    const firm = await makeFirm()
    await addPeople(firm, 40)
    const long = 'Venkatasatyanarayanachandrasekhara '.repeat(3).trim()
    await inDatabase('update organisations set display_name = $1, legal_name = $1 where id = $2', [
      long,
      firm.id,
    ])
    await signInByApi(page, firm.owner.email)
    await page.goto(settings)
    const menu = page.getByRole('button', { name: /^Actions for/ }).first()
    await expect(menu).toBeVisible()
    const box = await menu.boundingBox()
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(56)
    await expectNoSidewaysScroll(page)
    await invitePerson(page, 'Asha Rao', newAddress(), 'Viewer')
    await expect(page.getByRole('button', { name: /^Withdraw/ })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await signIn(page, baseURL ?? '', 'admin1')
    await page.goto(`/admin/organisations/${firm.id}`)
    await expect(page.getByRole('heading', { name: long, level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
