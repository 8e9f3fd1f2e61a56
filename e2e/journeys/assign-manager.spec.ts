import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, expectToast, inDatabase, ownWord, toast } from './admin-lists.ts'
import { card, openProjects } from './admin-project-list.ts'
import { insertProject, makePerson, putOnTeam, type Person } from './project-rows.ts'

const managersOf = async (word: string) =>
  (
    await inDatabase<{ name: string | null }>(
      `select (select name from users where id = manager_id) as name from projects where title like '%' || $1
       order by title`,
      [word],
    )
  ).map(({ name }) => name)

async function choose(page: Page, title: string, { name }: Person) {
  const dialog = page.getByRole('dialog', { name: `Assign a manager to ${title}` })
  await dialog.getByRole('button', { name: 'Assign manager' }).click()
  await expect(dialog).toContainText('Choose a project manager')
  await dialog.getByRole('combobox', { name: 'Project manager' }).fill(name)
  await page.getByRole('listbox').getByRole('option', { name }).click()
  await dialog.getByRole('button', { name: 'Assign manager' }).click()
  await expect(dialog).toBeHidden()
  await expectToast(page, `${name} now manages ${title}`)
}

async function undo(page: Page, restored: string) {
  await toast(page).last().getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, restored)
}

test('a manager is assigned from a card and in the table, and both can be undone', async ({
  page,
  baseURL,
}) => {
  const word = ownWord()
  const [first, second] = [await makePerson('manager'), await makePerson('manager')]
  const title = `Depot ${word}`
  await insertProject(await makePerson('client'), { title })
  await openProjects(page, baseURL, `?q=${word}`)
  await card(page, title)
    .getByRole('button', { name: `Assign manager of ${title}` })
    .click()
  await choose(page, title, first)
  await expect(card(page, title).getByRole('button', { name: `Change manager of ${title}` })).toBeVisible()
  expect(await managersOf(word)).toEqual([first.name])

  await page.goto(`/admin/projects?q=${word}&view=table`)
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText(first.name)
  await row.getByRole('button', { name: `Change manager of ${title}` }).click()
  await expect(page.getByRole('dialog')).toContainText('The current manager stays on the team.')
  await expectAccessible(page)
  await choose(page, title, second)
  await expect(row).toContainText(second.name)
  await undo(page, '1 project restored')
  await expect(row).toContainText(first.name)
  expect(await managersOf(word)).toEqual([first.name])
})

test('several projects get one manager at once, and Undo gives each its own back', async ({
  page,
  baseURL,
}) => {
  const word = ownWord()
  const client = await makePerson('client')
  const [before, next] = [await makePerson('manager'), await makePerson('manager')]
  const ids: string[] = []
  for (const at of [1, 2, 3]) ids.push(await insertProject(client, { title: `Block ${at} ${word}` }))
  await putOnTeam(ids[0] ?? '', before)
  await openProjects(page, baseURL, `?q=${word}`)
  for (const at of [1, 2]) await page.getByRole('checkbox', { name: `Select Block ${at} ${word}` }).check()
  await page.getByRole('button', { name: 'Assign manager', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('1 project already has a manager')
  await choose(page, '2 projects', next)
  await expect(page.getByText('2 selected')).toBeHidden()
  expect(await managersOf(word)).toEqual([next.name, next.name, null])
  await undo(page, '2 projects restored')
  await expect.poll(() => managersOf(word)).toEqual([before.name, null, null])
})
