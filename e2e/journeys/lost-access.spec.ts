import { expect } from '@playwright/test'
import { test } from '../test.ts'
import { clickWhenReady, expectToast, inDatabase } from './admin-lists.ts'
import { signInByApi } from './identity.ts'
import { beOwn, makePerson } from './project-rows.ts'

test('an open window of a manager who is deactivated goes to the login, without a reload', async ({
  browser,
  page,
  baseURL,
}) => {
  const leaving = await makePerson('manager')
  const theirs = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await signInByApi(theirs, leaving.email)
  await theirs.goto('/manager/projects')
  await expect(theirs.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()

  await beOwn(page, 'admin')
  await page.goto(`/admin/users/${leaving.id}`)
  await page.getByRole('button', { name: `Actions for ${leaving.name}` }).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Deactivate user' })
  await clickWhenReady(dialog.getByRole('button', { name: 'Deactivate' }))
  await expectToast(page, `${leaving.name} can no longer sign in`)
  await expect(theirs).toHaveURL(/\/login/, { timeout: 20_000 })
})

test('an open window of a manager who becomes a client leaves the manager’s screens', async ({
  browser,
  baseURL,
}) => {
  const person = await makePerson('manager')
  const theirs = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await signInByApi(theirs, person.email)
  await theirs.goto('/manager/projects')
  const title = theirs.getByRole('heading', { level: 1, name: 'Projects' })
  await expect(title).toBeVisible()
  const admin = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await beOwn(admin, 'admin')
  const [row] = await inDatabase<{ version: number }>('select version from users where id = $1', [person.id])
  const changed = await admin.request.patch(`/api/admin/users/${person.id}`, {
    headers: { origin: baseURL ?? '' },
    data: { version: row?.version, role: 'client' },
  })
  expect(changed.status(), await changed.text()).toBe(200)
  await expect(theirs).not.toHaveURL(/\/manager/, { timeout: 20_000 })
})
