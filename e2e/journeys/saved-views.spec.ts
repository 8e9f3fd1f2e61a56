import { expect, test, type Page } from '@playwright/test'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, ownWord } from './admin-lists.ts'
import { beOwn, insertProject, makePerson, putOnTeam } from './project-rows.ts'

const button = (page: Page, name = 'Views') => page.getByRole('button', { name, exact: true })

async function choose(page: Page, item: string, trigger = 'Views') {
  await button(page, trigger).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a view is saved, chosen, made the default, renamed and deleted', async ({ page }) => {
  const manager = await beOwn(page, 'manager')
  const client = await makePerson('client')
  const word = ownWord()
  for (const [title, status] of [
    ['Alpha', 'planning'],
    ['Beta', 'on_hold'],
    ['Gamma', 'on_hold'],
  ] as const)
    await putOnTeam(await insertProject(client, { title: `${title} ${word}`, status }), manager)
  const titles = page
    .getByRole('table', { name: 'Projects' })
    .getByRole('rowheader')
    .filter({ hasText: word })

  await page.goto('/manager/projects')
  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'On Hold' }).click()
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Table' }).click()
  await page.getByRole('columnheader', { name: 'Project' }).getByRole('link').click()
  await expect(titles).toHaveText([`Beta ${word}`, `Gamma ${word}`])
  await choose(page, 'Save this view')
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Name is required')
  await dialog.getByLabel('Name').fill('Waiting')
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Waiting')).toBeVisible()

  await choose(page, 'Clear search and filters', 'Waiting')
  await expect(titles).toHaveCount(3)
  await choose(page, 'Waiting')
  await expect(titles).toHaveText([`Beta ${word}`, `Gamma ${word}`])
  await expect(page).toHaveURL('/manager/projects?sort=title&status=on_hold&view=table')

  // The same name again is refused at the field, and the list isn't lost.
  await page.getByRole('searchbox').fill(word)
  await expect(button(page)).toBeVisible()
  await choose(page, 'Save this view')
  await dialog.getByLabel('Name').fill('waiting')
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog.getByText('You already have a view with this name.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await choose(page, 'Manage views')
  const manage = page.getByRole('dialog', { name: 'Manage views' })
  await manage.getByRole('button', { name: 'Make Waiting the default view' }).click()
  await expect(manage.getByText('Shown when you open the list')).toBeVisible()
  await manage.getByRole('button', { name: 'Rename Waiting' }).click()
  await manage.getByLabel('Name').fill('On hold')
  await manage.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(manage.getByRole('button', { name: 'Rename On hold' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await manage.getByRole('button', { name: 'Done' }).click()

  // Opened without filters, the list starts with the default; with filters it doesn't.
  await page.goto('/manager/projects')
  await expect(page).toHaveURL('/manager/projects?sort=title&status=on_hold&view=table')
  await expect(titles).toHaveCount(2)
  await page.goto(`/manager/projects?q=${word}`)
  await expect(titles).toHaveCount(3)
  await expect(button(page)).toBeVisible()
  await expect(page).toHaveURL(`/manager/projects?q=${word}`)

  await choose(page, 'Manage views')
  await manage.getByRole('button', { name: 'Delete On hold' }).click()
  await expect(manage.getByText('No views yet.')).toBeVisible()
  await manage.getByRole('button', { name: 'Done' }).click()
  await page.goto('/manager/projects')
  await expect(titles).toHaveCount(3)
  await expect(page).toHaveURL('/manager/projects')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Filters' }).click()
  await button(page).click()
  await expectNoSidewaysScroll(page)
  await expect(page.getByRole('menuitem', { name: 'Save this view' })).toBeVisible()
})
