import type { Page } from '@playwright/test'
import { test } from '../test.ts'
import { expectToast } from './admin-lists.ts'
import { expect, fillLogin, goodPassword, newAddress, seedPassword } from './identity.ts'
import {
  addPerson,
  choose,
  invitationTo,
  invitePerson,
  makeFirm,
  rowOf,
  windowOf,
  type Firm,
} from './organisation-people.ts'
import { dayFromNow, insertMilestone, insertProject, makePerson, type Person } from './project-rows.ts'

const settings = '/client/settings/organisation'
const invitations = (page: Page) => page.getByRole('region', { name: /^Invitations/ })
const details = (page: Page) => page.getByRole('region', { name: 'Billing details' })

/** Actions that people who don't own the company aren't offered. */
async function expectReadOnly(page: Page, project: string, firm: Firm): Promise<void> {
  await expect(page.getByRole('link', { name: 'Create New Project' })).toHaveCount(0)
  await page.goto(`/dashboard/projects/${project}?tab=timeline`)
  await expect(page.getByRole('heading', { name: 'Ducting first fix' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Milestone|^Edit|^Delete/ })).toHaveCount(0)
  await page.goto('/dashboard/projects/create')
  await expect(page.getByText('Only owners of your organisation can create projects.')).toBeVisible()
  await page.goto(settings)
  await expect(details(page)).toContainText(firm.name)
  await expect(rowOf(page, firm.owner.email)).toContainText('Owner')
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
  await expect(invitations(page)).toHaveCount(0)
}

test('an owner invites a finance member and a viewer, who see exactly what their role allows', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const firm = await makeFirm()
  const project = await insertProject(firm.owner, { title: 'Kondapur plant' })
  await insertMilestone(project, dayFromNow(20), { added_by: firm.owner.id, added_by_client: true })
  const known = await makePerson('client')
  const finance = newAddress()

  const owner = await windowOf(browser, baseURL, firm.owner)
  await owner.goto(settings)
  await invitePerson(owner, 'Asha Rao', finance, 'Finance')
  await expectToast(owner, `Invitation sent to ${finance}`)
  await invitePerson(owner, known.name, known.email, 'Viewer')
  await expect(invitations(owner).getByRole('listitem')).toHaveCount(2)
  await expect(invitations(owner)).toContainText('Finance, expires')

  await test.step('a person without an account creates one', async () => {
    const theirs = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
    await theirs.goto(await invitationTo(page, firm.name, finance))
    await expect(
      theirs.getByText(`Join ${firm.name} as Finance. You’ll sign in as ${finance}.`),
    ).toBeVisible()
    await theirs.mouse.move(40, 40)
    await theirs.getByLabel('Password').fill(goodPassword)
    await theirs.getByRole('button', { name: 'Create Account' }).click()
    await expect(theirs).toHaveURL('/client')
    await expect(theirs.getByRole('link', { name: 'Kondapur plant' })).toBeVisible()
    await expectReadOnly(theirs, project, firm)

    await theirs.getByRole('button', { name: 'Edit billing details' }).click()
    const dialog = theirs.getByRole('dialog', { name: 'Edit billing details' })
    await expect(dialog.getByLabel('Legal name')).toBeVisible()
    await expect(dialog.getByLabel(/Display name|Phone/)).toHaveCount(0)
    await dialog.getByLabel('GST category').selectOption('Registered')
    await dialog.getByLabel('GSTIN').fill('36aabct1332l1zx')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('GSTIN')).toHaveAccessibleDescription(/valid 15-character GSTIN/)
    await dialog.getByLabel('GSTIN').fill('36 AABCT1332L 1ZF')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('State')).toHaveAccessibleDescription(
      'The state must be the one in the GSTIN',
    )
    await dialog.getByLabel('State').selectOption('36')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(details(theirs)).toContainText('36AABCT1332L1ZF')
  })

  await test.step('a person with an account signs in and accepts', async () => {
    const theirs = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
    await theirs.goto(await invitationTo(page, firm.name, known.email))
    await expect(
      theirs.getByText(`You’re invited as Viewer. The invitation is for ${known.email}.`),
    ).toBeVisible()
    await theirs.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(theirs).toHaveURL(/\/login\?next=/)
    await theirs.mouse.move(40, 40)
    await fillLogin(theirs, known.email, seedPassword())
    await theirs.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(theirs).toHaveURL('/client')
    await expect(theirs.getByRole('link', { name: 'Kondapur plant' })).toBeVisible()
    await expectReadOnly(theirs, project, firm)
    await expect(details(theirs)).toContainText('Telangana')
    await expect(details(theirs).getByRole('button')).toHaveCount(0)
  })

  // The owner's open page was updated live.
  await expect(rowOf(owner, finance)).toContainText('Finance')
  await expect(rowOf(owner, known.email)).toContainText('Viewer')
  await expect(invitations(owner)).toContainText('No open invitations.')
  await expect(details(owner)).toContainText('36AABCT1332L1ZF')
})

test('a removed person loses the project at once, and the last owner can’t be removed', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const firm = await makeFirm()
  const project = await insertProject(firm.owner, { title: 'Kondapur plant' })
  const viewer = await addPerson(firm, 'viewer')
  const owner = await windowOf(browser, baseURL, firm.owner)
  const theirs = await windowOf(browser, baseURL, viewer)
  await theirs.goto(`/dashboard/projects/${project}`)
  await expect(theirs.getByRole('heading', { name: 'Kondapur plant' })).toBeVisible()

  await owner.goto(settings)
  await choose(owner, firm.owner.name, 'Leave organisation')
  await expect(owner.getByRole('alertdialog')).toContainText(`Leave ${firm.name}?`)
  await owner.getByRole('button', { name: 'Leave organisation' }).click()
  await expectToast(owner, 'Error', 'This is the last owner of an organisation with projects.')
  await expect(rowOf(owner, firm.owner.email)).toBeVisible()
  await choose(owner, firm.owner.name, 'Change role')
  const role = owner.getByRole('dialog', { name: `Role of ${firm.owner.name}` })
  await role.getByRole('radio', { name: /^Viewer/ }).check()
  await role.getByRole('button', { name: 'Change role' }).click()
  await expect(role.getByRole('alert')).toContainText('Make someone else an owner first.')
  await role.getByRole('button', { name: 'Cancel' }).click()

  await choose(owner, viewer.name, 'Remove')
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove person' }).click()
  await expectToast(owner, `${viewer.name} was removed from ${firm.name}`)
  await expect(rowOf(owner, viewer.email)).toHaveCount(0)
  await expect(theirs.getByRole('heading', { name: 'Project not found' })).toBeVisible()
  await theirs.goto(settings)
  await expect(details(theirs)).toContainText(viewer.name)
  await expect(details(theirs)).not.toContainText(firm.name)
})

test('an owner transfers ownership and leaves', async ({ browser, baseURL }) => {
  const firm = await makeFirm()
  await insertProject(firm.owner)
  const next = await addPerson(firm, 'viewer')
  const owner = await windowOf(browser, baseURL, firm.owner)
  await owner.goto(settings)
  await choose(owner, next.name, 'Change role')
  const role = owner.getByRole('dialog', { name: `Role of ${next.name}` })
  await role.getByRole('radio', { name: /^Owner/ }).check()
  await role.getByRole('button', { name: 'Change role' }).click()
  await expectToast(owner, `${next.name} is now Owner`)
  await choose(owner, firm.owner.name, 'Leave organisation')
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Leave organisation' }).click()
  await expectToast(owner, `You left ${firm.name}`)
  await expect(details(owner)).not.toContainText(firm.name)
  await expect(rowOf(owner, next.email)).toHaveCount(0)
})

test('an invitation explains why it can’t be accepted: own projects, another account', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const firm = await makeFirm()
  const busy = await makePerson('client')
  await insertProject(busy)
  const owner = await windowOf(browser, baseURL, firm.owner)
  await owner.goto(settings)
  await invitePerson(owner, busy.name, busy.email, 'Viewer')
  const link = await invitationTo(page, firm.name, busy.email)

  const theirs = await windowOf(browser, baseURL, busy)
  await theirs.goto(link)
  await theirs.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(theirs.getByRole('alert')).toContainText('Ask us to merge the two.')

  await openAs(owner, link, firm.owner)
  await expect(owner.getByRole('alert')).toContainText(`You’re signed in as ${firm.owner.email}.`)
  await owner.getByRole('button', { name: 'Sign out' }).click()
  await expect(owner.getByRole('button', { name: 'Accept invitation' })).toBeVisible()
})

test('an invitation can be withdrawn', async ({ page, browser, baseURL }) => {
  const firm = await makeFirm()
  const email = newAddress()
  const owner = await windowOf(browser, baseURL, firm.owner)
  await owner.goto(settings)
  await invitePerson(owner, 'Asha Rao', email, 'Viewer')
  const link = await invitationTo(page, firm.name, email)
  await invitations(owner).getByRole('button', { name: 'Withdraw' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Withdraw invitation' }).click()
  await expectToast(owner, `Invitation to ${email} withdrawn`)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible()
})

async function openAs(page: Page, link: string, person: Person): Promise<void> {
  await page.goto(link)
  await page.mouse.move(40, 40)
  await expect(page.getByText(person.email)).toBeVisible()
}
