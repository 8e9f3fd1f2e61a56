import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, expectToast, inDatabase, ownWord, toast } from './admin-lists.ts'
import { card, openProjects } from './admin-project-list.ts'
import { insertProject, makePerson, putOnTeam, type Person } from './project-rows.ts'

/** Names of the members of each project, in the order of titles. */
const teamsOf = async (word: string) =>
  (
    await inDatabase<{ names: string[] }>(
      `select array(select users.name from project_members m join users on users.id = m.user_id
         where m.project_id = projects.id order by users.name) as names
       from projects where title like '%' || $1 order by title`,
      [word],
    )
  ).map(({ names }) => names)

const sorted = (...people: Person[]) => people.map(({ name }) => name).toSorted()

async function add(page: Page, title: string, people: Person[]) {
  const dialog = page.getByRole('dialog', { name: `Add people to the team of ${title}` })
  await dialog.getByRole('button', { name: 'Add to team' }).click()
  await expect(dialog).toContainText('Choose at least one person')
  for (const { name, email } of people)
    await dialog.getByLabel('Team members').selectOption({ label: `${name}, ${email}` })
  await expect(dialog.getByRole('list', { name: 'Chosen people' }).getByRole('listitem')).toHaveCount(
    people.length,
  )
  await dialog.getByRole('button', { name: 'Add to team' }).click()
  await expect(dialog).toBeHidden()
}

async function undo(page: Page, restored: string) {
  await toast(page).last().getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, restored)
}

test('people join a team from a card and in the table, and Undo takes them off again', async ({
  page,
  baseURL,
}) => {
  const word = ownWord()
  const title = `Depot ${word}`
  const [manager, first, second] = [
    await makePerson('manager'),
    await makePerson('manager'),
    await makePerson('manager'),
  ]
  await putOnTeam(await insertProject(await makePerson('client'), { title }), manager)
  await openProjects(page, baseURL, `?q=${word}`)
  const label = `Add people to the team of ${title}`
  await card(page, title).getByRole('button', { name: label }).click()
  await expect(page.getByRole('dialog')).toContainText(`On the team now: ${manager.name}.`)
  await expectAccessible(page)
  await add(page, title, [first])
  await expectToast(page, `${first.name} is now on the team of ${title}`)
  await expect(card(page, title).getByRole('list', { name: 'Team' }).getByRole('listitem')).toHaveCount(2)

  await page.goto(`/admin/projects?q=${word}&view=table`)
  await page.getByRole('row').filter({ hasText: title }).getByRole('button', { name: label }).click()
  await add(page, title, [second])
  expect(await teamsOf(word)).toEqual([sorted(manager, first, second)])
  await undo(page, '1 project restored')
  await expect.poll(() => teamsOf(word)).toEqual([sorted(manager, first)])
})

test('several projects get the same members at once, and Undo leaves those who were there', async ({
  page,
  baseURL,
}) => {
  const word = ownWord()
  const client = await makePerson('client')
  const [one, two] = [await makePerson('manager'), await makePerson('manager')]
  const ids: string[] = []
  for (const at of [1, 2, 3]) ids.push(await insertProject(client, { title: `Block ${at} ${word}` }))
  await putOnTeam(ids[0] ?? '', one, 'member')
  await openProjects(page, baseURL, `?q=${word}`)
  for (const at of [1, 2]) await page.getByRole('checkbox', { name: `Select Block ${at} ${word}` }).check()
  await page.getByRole('button', { name: 'Add to team', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(`Block 2 ${word}`)
  await add(page, '2 projects', [one, two])
  await expectToast(page, '2 people are now on the team of 2 projects')
  await expect(page.getByText('2 selected')).toBeHidden()
  expect(await teamsOf(word)).toEqual([sorted(one, two), sorted(one, two), []])
  await undo(page, '2 projects restored')
  await expect.poll(() => teamsOf(word)).toEqual([sorted(one), [], []])
})
