import { expect, test } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectToast, inDatabase, ownWord, toast } from './admin-lists.ts'
import { card, cards, choose, dialog, openProjects, pickClient } from './admin-project-list.ts'
import {
  dayFromNow,
  insertMilestone,
  insertProject,
  makePerson,
  putOnTeam,
  shown,
  typeDay,
} from './project-rows.ts'

test('[AP-01] [AP-02] [AP-06] the list is searched by name, client or description, and each card can be edited and deleted', async ({
  page,
  baseURL,
}) => {
  const client = await makePerson('client')
  const words = { name: ownWord(), text: ownWord() }
  await insertProject(client, { title: `Clinic ${words.name}`, description: `About ${words.text}` })
  await openProjects(page, baseURL)
  await expect(page.getByRole('button', { name: 'New Project' })).toBeVisible()
  const search = page.getByPlaceholder('Search projects...')
  for (const typed of [words.name, words.text.toUpperCase(), client.name]) {
    await search.fill(typed)
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText(`Clinic ${words.name}`)
    await search.fill(ownWord())
    await expect(page.getByText('No projects match the search and filters.')).toBeVisible()
  }
  await search.fill(words.name)
  await expect(cards(page).getByRole('button', { name: /^Edit/ })).toHaveText('Edit')
  await expect(cards(page).getByRole('button', { name: /^Delete/ })).toBeVisible()
})

test('[AP-03] [AP-04] [AP-08] search, status and priority narrow the list together', async ({
  page,
  baseURL,
}) => {
  const client = await makePerson('client')
  const word = ownWord()
  for (const status of ['planning', 'in_progress', 'on_hold', 'completed', 'cancelled']) {
    for (const priority of ['high', 'medium', 'normal']) {
      await insertProject(client, { title: `${status} ${priority} ${word}`, status, priority })
    }
  }
  await openProjects(page, baseURL, `?q=${word}`)
  const options = (name: string) => page.getByRole('navigation', { name }).getByRole('link')
  await expect(options('Status')).toHaveText([
    'All Status',
    'Planning',
    'In Progress',
    'On Hold',
    'Completed',
    'Cancelled',
  ])
  await expect(options('Priority')).toHaveText(['All Priority', 'High', 'Medium', 'Normal'])
  await expect(cards(page)).toHaveCount(15)
  await choose(page, 'Status', 'On Hold')
  await expect(cards(page)).toHaveCount(3)
  await choose(page, 'Priority', 'High')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(`on_hold high ${word}`)
  await choose(page, 'Status', 'All Status')
  await expect(cards(page)).toHaveCount(5)
  await choose(page, 'Priority', 'All Priority')
  await expect(cards(page)).toHaveCount(15)
})

test('[AP-05] a card shows everything about its project at a glance', async ({ page, baseURL }) => {
  const client = await makePerson('client')
  const manager = await makePerson('manager')
  const end_date = dayFromNow(40)
  const title = `Uppal stores ${ownWord()}`
  const id = await insertProject(client, { title, status: 'in_progress', priority: 'high', end_date })
  await putOnTeam(id, manager)
  await putOnTeam(id, { id: null, name: 'ravi Teja' }, 'member')
  await insertMilestone(id, dayFromNow(-1), {
    status: 'completed',
    completion_date: dayFromNow(-1),
    weight: 3,
  })
  await insertMilestone(id, dayFromNow(20), { title: 'Second fix' })
  await openProjects(page, baseURL, `?q=${title}`)
  const own = card(page, title)
  await expect(own.getByRole('heading', { name: title })).toBeVisible()
  await expect(own).toContainText(client.name)
  await expect(own.locator('.ui-badge')).toHaveText(['In Progress', 'High', 'On track'])
  await expect(own.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75')
  await expect(own).toContainText('75%')
  await expect(own.getByText(shown(end_date))).toBeVisible()
  await expect(own.getByRole('list', { name: 'Team' }).locator('.ui-avatar')).toHaveText(['F', 'R'])
  await expect(own).toContainText('HVAC and electrical fit-out of two floors')
})

test('[AP-10] [AP-11] [AP-13] adding: title, fields and presets', async ({ page, baseURL }) => {
  await openProjects(page, baseURL)
  await page.getByRole('button', { name: 'New Project' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Add New Project' })).toBeVisible()
  const field = (name: string) => dialog(page).getByLabel(name, { exact: true })
  await expect(field('Name')).toHaveValue('')
  await expect(dialog(page).getByRole('combobox', { name: 'Client' })).toHaveValue('')
  await expect(field('Status')).toHaveValue('planning')
  await expect(field('Priority')).toHaveValue('normal')
  await expect(dialog(page).getByRole('group', { name: 'Due date' })).toBeVisible()
  await expect(dialog(page).getByLabel('Team')).toHaveValue('')
  expect(
    await dialog(page)
      .getByLabel('Description')
      .evaluate((each) => each.tagName),
  ).toBe('TEXTAREA')
  await expect(dialog(page).getByRole('button', { name: 'Create Project' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeHidden()
})

test('[AP-12] name, client and due date are required', async ({ page, baseURL }) => {
  await openProjects(page, baseURL, '?open=new')
  await dialog(page).getByRole('button', { name: 'Create Project' }).click()
  for (const message of ['Name is required', 'Client is required', 'Due date is required']) {
    await expect(dialog(page).getByText(message)).toBeVisible()
  }
  await expect(dialog(page).getByLabel('Name', { exact: true })).toBeFocused()
})

test('[AP-07] [AP-14] [AP-15] a new project is stored with the typed values, progress 0 and its own id', async ({
  page,
  baseURL,
}) => {
  const client = await makePerson('client')
  const manager = await makePerson('manager')
  const title = `Gachibowli clinic ${ownWord()}`
  const due = dayFromNow(120)
  await openProjects(page, baseURL, '?open=new')
  await dialog(page).getByLabel('Name', { exact: true }).fill(title)
  await pickClient(page, client.name)
  await dialog(page).getByLabel('Priority').selectOption('Medium')
  await typeDay(page, 'Due date', due)
  await dialog(page).getByLabel('Team').fill(`  ${manager.name} ,Ravi   Teja,, `)
  await expect(dialog(page).getByText(`${manager.name}: has an account`)).toBeVisible()
  await expect(dialog(page).getByText('Ravi Teja: no account')).toBeVisible()
  await dialog(page).getByLabel('Description').fill('Chiller replacement')
  await dialog(page).getByRole('button', { name: 'Create Project' }).click()
  await expectToast(page, 'Project created successfully')
  await page.goto(`/admin/projects?q=${title}`)
  await expect(card(page, title).locator('.ui-badge')).toHaveText(['Planning', 'Medium', 'On track'])
  await expect(card(page, title).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  const stored = await inDatabase(
    `select organisation_id = (select organisation_id from users where id = $2) as for_client, status, priority,
            end_date::text, description,
            (select array_agg(name || ':' || (user_id is not null) order by name) from project_members m where m.project_id = p.id) as team
     from projects p where title = $1`,
    [title, client.id],
  )
  expect(stored).toEqual([
    {
      for_client: true,
      status: 'planning',
      priority: 'medium',
      end_date: due,
      description: 'Chiller replacement',
      team: [`${manager.name}:true`, 'Ravi Teja:false'],
    },
  ])
})

test('[AP-10] [CN-05] [CN-06] editing: title and buttons, at most 600 px, and any status after any other', async ({
  page,
  baseURL,
}) => {
  const title = `Tarnaka pharmacy ${ownWord()}`
  await insertProject(await makePerson('client'), { title, end_date: dayFromNow(3) })
  await openProjects(page, baseURL, `?q=${title}`)
  const statuses = ['Completed', 'Planning', 'Cancelled', 'In Progress', 'On Hold', 'Completed']
  for (const status of statuses) {
    await card(page, title).getByRole('button', { name: /^Edit/ }).click()
    await expect(page.getByRole('dialog', { name: 'Edit Project' })).toBeVisible()
    expect((await dialog(page).boundingBox())?.width).toBeLessThanOrEqual(600)
    await expect(dialog(page).getByLabel('Name', { exact: true })).toHaveValue(title)
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeVisible()
    await dialog(page).getByLabel('Status').selectOption(status)
    await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(card(page, title).locator('.ui-badge').first()).toHaveText(status)
  }
  await expectToast(page, 'Project updated successfully')
})

test('[AP-16] [AP-17] deleting asks with the specified message and is final', async ({ page, baseURL }) => {
  const title = `Kompally "depot" ${ownWord()}`
  await insertProject(await makePerson('client'), { title })
  await openProjects(page, baseURL, `?q=${title.slice(-9)}`)
  const ask = () =>
    card(page, title)
      .getByRole('button', { name: /^Delete/ })
      .click()
  const question = page.getByRole('alertdialog', { name: 'Delete Project' })
  await ask()
  await expect(question).toContainText(
    `Are you sure you want to delete "${title}"? This action cannot be undone.`,
  )
  await expect(question).toHaveAttribute('data-tone', 'danger')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(card(page, title)).toBeVisible()
  await ask()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(cards(page)).toHaveCount(0)
  await expectToast(page, 'Project deleted successfully')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('No projects match the search and filters.')).toBeVisible()
})

test('[TO-14] a failed save or delete shows the reason and loses nothing', async ({ page, baseURL }) => {
  const title = `Begumpet towers ${ownWord()}`
  await insertProject(await makePerson('client'), { title, end_date: dayFromNow(9) })
  await openProjects(page, baseURL, `?q=${title}`)
  const one = /\/api\/admin\/projects\/[0-9a-f-]{36}$/
  await page.route(one, (route) => route.abort())
  await card(page, title).getByRole('button', { name: /^Edit/ }).click()
  await dialog(page).getByLabel('Description').fill('Unsaved')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Error', 'Failed to update project')
  await expect(dialog(page).getByLabel('Description')).toHaveValue('Unsaved')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await card(page, title)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Error', 'Failed to delete project')
  await expect(card(page, title)).toBeVisible()
})

test('on concurrent edits the second person sees the first one’s change and keeps their own', async ({
  page,
  baseURL,
}) => {
  const title = `Miyapur school ${ownWord()}`
  const id = await insertProject(await makePerson('client'), { title, end_date: dayFromNow(9) })
  await openProjects(page, baseURL, `?q=${title}`)
  await card(page, title).getByRole('button', { name: /^Edit/ }).click()
  await dialog(page).getByLabel('Description').fill('Mine')
  await inDatabase(`update projects set priority = 'high', version = version + 1 where id = $1`, [id])
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Your changes are still here')
  await expect(dialog(page).getByLabel('Priority')).toHaveValue('high')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await inDatabase('select priority, description from projects where id = $1', [id])).toEqual([
    { priority: 'high', description: 'Mine' },
  ])
})

test('several projects get one status at once', async ({ page, baseURL }) => {
  const client = await makePerson('client')
  const word = ownWord()
  for (const at of [1, 2, 3]) await insertProject(client, { title: `Block ${at} ${word}` })
  await openProjects(page, baseURL, `?q=${word}`)
  await page.getByRole('checkbox', { name: `Select Block 1 ${word}` }).check()
  await page.getByRole('checkbox', { name: `Select Block 3 ${word}` }).check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByLabel('New status').selectOption('On Hold')
  await page.getByRole('button', { name: 'Set status' }).click()
  const question = page.getByRole('alertdialog', { name: 'Set 2 projects to On Hold?' })
  await expect(question.getByRole('listitem')).toHaveText([`Block 3 ${word}`, `Block 1 ${word}`])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(card(page, `Block 1 ${word}`)).toContainText('Planning')
  await page.getByRole('button', { name: 'Set status' }).click()
  await question.getByRole('button', { name: 'Set status' }).click()
  await expectToast(page, '2 projects are now On Hold')
  await expect(card(page, `Block 1 ${word}`)).toContainText('On Hold')
  await expect(card(page, `Block 2 ${word}`)).toContainText('Planning')
  await expect(page.getByText('2 selected')).toBeHidden()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, '2 projects restored')
  await expect(card(page, `Block 1 ${word}`)).toContainText('Planning')
  await page.getByRole('checkbox', { name: 'Select all 3 shown' }).check()
  await expect(page.getByText('3 selected')).toBeVisible()
})

test('the filter shows projects without a manager', async ({ page, baseURL }) => {
  const client = await makePerson('client')
  const word = ownWord()
  const managed = await insertProject(client, { title: `Managed ${word}` })
  await insertProject(client, { title: `Waiting ${word}` })
  await putOnTeam(managed, await makePerson('manager'))
  await openProjects(page, baseURL, `?q=${word}`)
  await expect(cards(page)).toHaveCount(2)
  await page.getByLabel('Project manager').selectOption('Without a manager')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(`Waiting ${word}`)
})

test('the filtered list is exported as a file without formula injection', async ({ page, baseURL }) => {
  const client = await makePerson('client')
  const word = ownWord()
  await insertProject(client, { title: `=HYPERLINK("x") ${word}`, status: 'on_hold' })
  await insertProject(client, { title: `Other ${word}` })
  await openProjects(page, baseURL, `?q=${word}&status=on_hold`)
  await expect(cards(page)).toHaveCount(1)
  const loading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const text = await readFile(await (await loading).path(), 'utf8')
  expect(text).toContain('Name,Client,Status')
  expect(text).toMatch(/,TW-\d{4}-\d{4,}\r?$/m)
  expect(text).toContain(word)
  expect(text).not.toContain(`Other ${word}`)
  expect(text).not.toMatch(/^"?=/m)
})
