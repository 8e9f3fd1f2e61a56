import { test } from '@playwright/test'
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  expectToast,
  inDatabase,
  ownWord,
  signIn,
} from './admin-lists.ts'
import { expect } from './identity.ts'
import { insertProject, makePerson, putOnTeam } from './project-rows.ts'

test('an admin opens a manager’s page, deactivates them and names who takes over', async ({
  page,
  baseURL,
}) => {
  const word = ownWord()
  const leaving = await makePerson('manager', `Leela ${word}`)
  const next = await makePerson('manager', `Nitin ${word}`)
  const title = `Narsingi depot ${word}`
  const project = await insertProject(await makePerson('client'), { title })
  await putOnTeam(project, leaving)
  await signIn(page, baseURL ?? '', 'admin2', { fresh: true })
  await page.goto(`/admin/users?q=${leaving.email}`)
  await page.getByRole('link', { name: leaving.name }).click()
  await expect(page).toHaveURL(`/admin/users/${leaving.id}`)
  await expect(page.getByRole('heading', { level: 1, name: leaving.name })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Project manager')
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: `Actions for ${leaving.name}` }).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Deactivate user' })
  await expect(dialog).toContainText(`${leaving.name} manages 1 unfinished project.`)
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  const successor = dialog.getByLabel('Who takes over?')
  await expect(successor).toHaveAccessibleDescription(/Choose who takes over/)
  await successor.selectOption({ label: next.name })
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expectToast(page, `${leaving.name} can no longer sign in`)
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Deactivated, 1 project handed over' }),
  ).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: title })).toBeHidden()
  await expect
    .poll(() => inDatabase('select message from notifications where user_id = $1', [next.id]))
    .toEqual([
      { message: expect.stringMatching(new RegExp(`^.+ made you the project manager of ${title}$`)) },
    ])
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)

  // Deleting a manager asks the same.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/admin/users/${next.id}`)
  await page.getByRole('button', { name: `Actions for ${next.name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const deletion = page.getByRole('alertdialog', { name: 'Delete user' })
  await expect(deletion).toContainText(`${next.name} manages 1 unfinished project.`)
  await deletion.getByLabel('Who takes over?').selectOption({ label: 'Leave without a manager' })
  await deletion.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'User deleted successfully')
  const [left] = await inDatabase('select manager_id from projects where id = $1', [project])
  expect(left).toEqual({ manager_id: null })

  await page.goto(`/admin/users/${crypto.randomUUID()}`)
  await expect(page.getByRole('heading', { name: 'User not found' })).toBeVisible()
})
