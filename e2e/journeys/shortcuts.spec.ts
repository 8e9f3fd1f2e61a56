import { test } from '@playwright/test'
import { expectAccessible, ownWord } from './admin-lists.ts'
import { expect, people, signInByApi } from './identity.ts'
import { insertProject, makePerson } from './project-rows.ts'

test('an admin works by keyboard alone: go, search, move, edit, open, and finds the item again', async ({
  page,
}) => {
  const word = ownWord()
  const client = await makePerson('client')
  await insertProject(client, { title: `Narsingi depot ${word}` })
  await insertProject(client, { title: `Kokapet depot ${word}` })
  await signInByApi(page, people.admin.email)
  await page.goto('/admin')
  await expect(page.getByText('Admin Dashboard')).toBeVisible()
  const { keyboard } = page

  await keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help.getByText('Contact Forms')).toBeVisible()
  await expectAccessible(page)
  await keyboard.press('Escape')
  await expect(help).toBeHidden()

  await keyboard.press('g')
  await keyboard.press('p')
  await expect(page).toHaveURL('/admin/projects')
  const search = page.getByRole('searchbox', { name: 'Search projects...' })
  await expect(search).toBeVisible()
  await keyboard.press('/')
  await expect(search).toBeFocused()
  // Letters of shortcuts are text in the field.
  await keyboard.type(`depot ${word}`)
  await expect(page.getByRole('article')).toHaveCount(2)
  // Out of the field; the next one is a field too.
  await keyboard.press('Shift+Tab')
  const [first, second] = await page.getByRole('article').getByRole('heading').allTextContents()
  await keyboard.press('j')
  await expect(page.getByRole('link', { name: first! })).toBeFocused()
  await keyboard.press('j')
  await expect(page.getByRole('link', { name: second! })).toBeFocused()
  await keyboard.press('e')
  const dialog = page.getByRole('dialog', { name: 'Edit Project' })
  await expect(dialog).toBeVisible()
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: second! })).toBeFocused()
  await keyboard.press('k')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: first! })).toBeVisible()

  await keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search, go to or create' })
  await expect(
    palette.getByRole('group', { name: 'Recent', exact: true }).getByRole('menuitem'),
  ).toContainText([first!])
  await expect(palette.getByText('to see all keyboard shortcuts')).toBeVisible()
})

test('single-key shortcuts stay off for the person who turned them off', async ({ page }) => {
  await signInByApi(page, people.manager.email)
  await page.goto('/manager')
  await expect(page.getByRole('heading', { name: 'Manager Dashboard' })).toBeVisible()
  await page.keyboard.press('?')
  const on = page.getByRole('switch', { name: 'Single-key shortcuts' })
  await expect(on).toBeChecked()
  await on.press('Space')
  await expect(on).not.toBeChecked()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Manager Dashboard' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await page.keyboard.press('?')
  // The palette still works and leads to the switch.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('keyboard')
  await page.keyboard.press('Enter')
  await expect(on).not.toBeChecked()
  await expect(page).toHaveURL('/manager')
  await on.press('Space')
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page).toHaveURL('/manager/projects')
})
