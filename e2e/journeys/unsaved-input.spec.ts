import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../test.ts'
import { expectAccessible, ownWord } from './admin-lists.ts'
import { editDialog, insertApplications, openApplications } from './applications-list.ts'
import { pdf } from './careers-parts.ts'
import { message, openRoom, say, tool } from './chat-parts.ts'
import { signInByApi } from './identity.ts'
import { beOwn, insertProject, makePerson, putOnTeam } from './project-rows.ts'

const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' })

const projects = (page: Page) => page.getByRole('complementary').getByRole('link', { name: /^Projects/ })

/** Tries to leave by a link and by the browser's history, keeps what was typed, and discards it the last time. */
async function expectGuarded(page: Page, field: Locator, typed: string) {
  await field.fill(typed)
  for (const leave of [() => projects(page).click(), () => page.goForward()]) {
    await leave()
    await leaving(page).getByRole('button', { name: 'Keep editing' }).click()
    await expect(leaving(page)).toBeHidden()
    await expect(field).toHaveValue(typed)
  }
  await projects(page).click()
  await expect(leaving(page)).toBeVisible()
  await expectAccessible(page)
  await leaving(page).getByRole('button', { name: 'Discard changes' }).click()
}

const pages = [
  ['admin', '/admin/settings', 'From name'],
  ['admin', '/admin/newsletter/new', 'Subject'],
  ['admin', '/admin/account', 'Name'],
  ['manager', '/manager/settings', 'Name'],
  ['client', '/client/settings', 'New address'],
] as const

for (const [role, path, label] of pages)
  test(`${path} asks before typed input is thrown away`, async ({ page }) => {
    await beOwn(page, role)
    await page.goto(path)
    const field = page.getByRole('textbox', { name: label }).first()
    await expect(field).toBeVisible()
    // An unchanged form is left without a question; from there the history leads forward.
    await projects(page).click()
    await expect(page).toHaveURL(`/${role}/projects`)
    await page.goBack()
    await expectGuarded(page, field, `typed.${ownWord()}@people.example`)
    await expect(page).toHaveURL(`/${role}/projects`)
  })

test('an edited message asks before its project or its tab is left', async ({ browser, baseURL }) => {
  const { client, open, close } = await openRoom(browser, baseURL)
  await open()
  const { page } = client
  await say(page, 'Meeting at 10')
  await tool(message(page, 'Meeting at 10'), 'Edit message').click()
  const edit = page.getByRole('textbox', { name: 'Edit your message' })
  await edit.fill('Meeting at 11')
  await page.getByRole('tab', { name: 'Payments' }).click()
  await leaving(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(edit).toHaveValue('Meeting at 11')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(edit).toBeHidden()
  await expect(message(page, 'Meeting at 11')).toBeVisible()
  await page.getByRole('tab', { name: 'Payments' }).click()
  await expect(page).toHaveURL(/tab=payments/)
  await close()
})

test('a new project is left without a question, and what was typed is there again', async ({
  page,
  baseURL,
}) => {
  await beOwn(page, 'client')
  await page.request.delete('/api/projects/draft', { headers: { origin: baseURL ?? '' } })
  await page.goto('/dashboard/projects/create')
  const title = page.getByLabel('Project title')
  await title.fill('Warehouse at Shamirpet')
  await projects(page).click()
  await expect(page).toHaveURL('/client/projects')
  await page.goBack()
  await expect(title).toHaveValue('Warehouse at Shamirpet')
})

test('Back asks before it closes a changed dialog; Cancel doesn’t', async ({ page }) => {
  await beOwn(page, 'admin')
  await page.goto('/admin/users')
  const add = page.getByRole('button', { name: 'Add User' })
  const dialog = page.getByRole('dialog', { name: 'Add User' })
  const name = dialog.getByLabel('Name')
  await add.click()
  await name.fill('Kavya Iyer')
  await page.goBack()
  await leaving(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(leaving(page)).toBeHidden()
  await expect(name).toHaveValue('Kavya Iyer')
  await expect(page).toHaveURL('/admin/users?open=new')
  await page.goBack()
  await expect(leaving(page)).toBeVisible()
  await expectAccessible(page)
  await leaving(page).getByRole('button', { name: 'Discard changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/admin/users')

  await add.click()
  await expect(name).toHaveValue('')
  await name.fill('Kavya Iyer')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(leaving(page)).toBeHidden()
  await expect(page).toHaveURL('/admin/users')
})

/** Tries to close the dialog by Escape and by Back, and discards its input the last time. */
async function expectDialogGuarded(page: Page, dialog: Locator, expectKept: () => Promise<void>) {
  await page.keyboard.press('Escape')
  await expect(dialog).toContainText('Discard your changes?')
  await expectKept()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await page.goBack()
  await leaving(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(leaving(page)).toBeHidden()
  await expectKept()
  await page.goBack()
  await leaving(page).getByRole('button', { name: 'Discard changes' }).click()
  await expect(dialog).toBeHidden()
}

test('a rewritten e-mail asks before the dialog of a moved card is closed', async ({ page, baseURL }) => {
  await openApplications(page, baseURL, `q=${await insertApplications(1)}&view=board`)
  const dialog = editDialog(page)
  const pending = page.getByRole('region', { name: /^Pending/ })
  await pending.getByRole('button', { name: 'Move Keerthana 1', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Move to Interviewed' }).click()
  const text = dialog.getByLabel('Text')
  await text.fill('Please come to the site.')
  await expectDialogGuarded(page, dialog, () => expect(text).toHaveValue('Please come to the site.'))
  await expect(pending.getByRole('article')).toHaveCount(1)
})

test('a chosen file asks before its dialog is closed', async ({ page }) => {
  const manager = await beOwn(page, 'manager')
  const project = await insertProject(await makePerson('client'))
  await putOnTeam(project, manager)
  await page.goto(`/dashboard/projects/${project}?tab=details`)
  await page.getByRole('button', { name: 'Add Expense' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Expense' })
  await dialog.locator('input[type=file]').setInputFiles(pdf('Bill 17.pdf'))
  await expectDialogGuarded(page, dialog, () => expect(dialog.getByText('Bill 17.pdf')).toBeVisible())
})

test('Logout asks before typed input is thrown away', async ({ page }) => {
  // The session of `beOwn` is shared with other tests.
  const { email } = await makePerson('manager')
  await signInByApi(page, email)
  await page.goto('/manager/settings')
  const name = page.getByRole('textbox', { name: 'Name' }).first()
  const logout = page.getByRole('button', { name: 'Logout' })
  await name.fill('Kavya Iyer')
  await logout.click()
  await leaving(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(leaving(page)).toBeHidden()
  await expect(name).toHaveValue('Kavya Iyer')
  await logout.click()
  await leaving(page).getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL('/login')
})
