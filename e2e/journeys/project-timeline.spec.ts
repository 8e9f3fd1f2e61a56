import { expect, type Page } from '@playwright/test'
import { test } from '../test.ts'
import { expectToast, inDatabase, signIn, toast } from './admin-lists.ts'
import { clickRetry } from './click-retry.ts'
import {
  asOwnClient,
  createByApi,
  inDays,
  insertMilestones,
  managedProject,
  shown,
  typeDay,
} from './project-data.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Milestones', exact: true })
const items = (page: Page) => list(page).getByRole('listitem')
const item = (page: Page, title: string) => items(page).filter({ hasText: title })
const dialog = (page: Page, name = 'New Milestone') => page.getByRole('dialog', { name })
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' })
const describedBy = (page: Page, label: string) => dialog(page).getByLabel(label)

async function open(page: Page, id: string) {
  await page.goto(`/dashboard/projects/${id}?tab=timeline`)
  await expect(list(page)).toBeVisible()
}

async function fill(page: Page, title: string, due: string) {
  await page.getByRole('dialog').getByLabel('Title').fill(title)
  await page.getByRole('dialog').getByLabel('Description').fill('Manuals and training of the staff')
  await typeDay(page.getByRole('dialog'), 'Due date', due)
}

test('[TL-01] [TL-02] each milestone with its text, dates, icon and colour, and two buttons', async ({
  page,
  baseURL,
}) => {
  const id = await managedProject(page, baseURL ?? '')
  const done = inDays(-20)
  await insertMilestones(id, [
    { title: 'Site survey', due: inDays(-18), status: 'completed', completed: done },
    { title: 'Ducting', due: inDays(-12), status: 'delayed' },
    { title: 'Panel room', due: inDays(2), status: 'in_progress' },
    { title: 'Handover', due: inDays(90) },
  ])
  await open(page, id)
  await expect(items(page)).toHaveCount(4)
  const looks = {
    'Site survey': ['Completed', 'info'],
    Ducting: ['Delayed', 'danger'],
    'Panel room': ['In Progress', 'ok'],
    Handover: ['Pending', 'neutral'],
  } as const
  for (const [title, [label, tone]] of Object.entries(looks)) {
    const row = item(page, title)
    await expect(row).toContainText(`What belongs to ${title}, in a few words`)
    await expect(row.locator('.ui-badge')).toHaveText(label)
    await expect(row.locator('.ui-badge')).toHaveClass(new RegExp(`ui-badge-${tone}`))
    await expect(row.locator('.milestone-mark svg > *').first()).toBeAttached()
    await expect(row.getByRole('button', { name: `Edit ${title}` })).toBeVisible()
    await expect(row.getByRole('button', { name: `Delete ${title}` })).toBeVisible()
  }
  await expect(item(page, 'Site survey')).toContainText(`Completed${shown(done)}`)
  await expect(item(page, 'Ducting')).toContainText(`Due${shown(inDays(-12))}`)
  await expect(item(page, 'Ducting')).toContainText('12 days overdue')
  await expect(item(page, 'Panel room')).toContainText('due in 2 days')
  await expect(item(page, 'Handover')).not.toContainText('Completed')
})

test('[TL-03] [TL-04] [TL-12] an empty timeline offers to add the first; Cancel closes and resets', async ({
  page,
  baseURL,
}) => {
  await open(page, await managedProject(page, baseURL ?? ''))
  await expect(
    page.getByText('No milestones added yet. Click "Add Milestone" to create your first milestone.'),
  ).toBeVisible()
  const add = page.getByRole('button', { name: 'Add Milestone' })
  await add.click()
  await dialog(page).getByLabel('Title').fill('Thrown away')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(add).toBeFocused()
  await add.click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('')
  await fill(page, 'Handover', inDays(30))
  await save(page).click()
  await expect(dialog(page)).toBeHidden()
  await expect(items(page)).toHaveCount(1)
  await add.click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('')
})

test('[TL-05] [TL-13] a new one is added to the list, an edited one is replaced in place', async ({
  page,
  baseURL,
}) => {
  const id = await managedProject(page, baseURL ?? '')
  await insertMilestones(id, [
    { title: 'Survey', due: inDays(5) },
    { title: 'Handover', due: inDays(60) },
  ])
  await open(page, id)
  await page.getByRole('button', { name: 'Add Milestone' }).click()
  await fill(page, 'First fix', inDays(30))
  await save(page).click()
  await expectToast(page, 'Milestone added successfully')
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveText([
    /^Survey/,
    /^First fix/,
    /^Handover/,
  ])
  await page.getByRole('button', { name: 'Edit First fix' }).click()
  await expect(dialog(page, 'Edit Milestone').getByLabel('Title')).toHaveValue('First fix')
  await dialog(page, 'Edit Milestone').getByLabel('Title').fill('Electrical first fix')
  await save(page).click()
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveText([
    /^Survey/,
    /^Electrical first fix/,
    /^Handover/,
  ])
  expect(
    await inDatabase('select title, version from milestones where project_id = $1 and title like $2', [
      id,
      '%fix',
    ]),
  ).toEqual([{ title: 'Electrical first fix', version: 2 }])
})

test('[TL-06] [TL-07] [TL-09] lengths and the date are checked, each under its field', async ({
  page,
  baseURL,
}) => {
  await open(page, await managedProject(page, baseURL ?? ''))
  await page.getByRole('button', { name: 'Add Milestone' }).click()
  const title = describedBy(page, 'Title')
  const description = describedBy(page, 'Description')
  for (const [short, long] of [
    ['ab', 'too short'],
    ['a'.repeat(101), 'a'.repeat(501)],
  ] as const) {
    await title.fill(short)
    await description.fill(long)
    await save(page).click()
    await expect(title).toHaveAccessibleDescription('Title must be 3 to 100 characters')
    await expect(description).toHaveAccessibleDescription('Description must be 10 to 500 characters')
    await expect(dialog(page).getByText('Please enter a valid due date')).toBeVisible()
  }
  await title.fill('abc')
  await description.fill('a'.repeat(500))
  await save(page).click()
  await expect(title).not.toHaveAttribute('aria-invalid')
  await expect(description).not.toHaveAttribute('aria-invalid')
})

test('[TL-08] a date before today is refused; an overdue milestone keeps its own', async ({
  page,
  baseURL,
}) => {
  const id = await managedProject(page, baseURL ?? '')
  await insertMilestones(id, [{ title: 'Ducting', due: inDays(-3), status: 'delayed' }])
  await open(page, id)
  await page.getByRole('button', { name: 'Add Milestone' }).click()
  await fill(page, 'Handover', inDays(-1))
  await save(page).click()
  await expect(dialog(page).getByText('Due date cannot be in the past')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Edit Ducting' }).click()
  await dialog(page, 'Edit Milestone').getByLabel('Title').fill('Ducting, second floor')
  await save(page).click()
  await expect(item(page, 'Ducting, second floor')).toContainText('3 days overdue')
})

test('[TL-10] [TL-11] any status follows any other; the server stores the completion day', async ({
  page,
  baseURL,
}) => {
  const id = await managedProject(page, baseURL ?? '')
  await open(page, id)
  await page.getByRole('button', { name: 'Add Milestone' }).click()
  const status = dialog(page).getByLabel('Status')
  await expect(status).toHaveValue('pending')
  expect(
    await status.locator('option').evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value)),
  ).toEqual(['pending', 'in_progress', 'completed', 'delayed'])
  await fill(page, 'Handover', inDays(30))
  await save(page).click()
  for (const to of ['completed', 'pending', 'delayed', 'in_progress', 'completed'] as const) {
    await page.getByRole('button', { name: 'Edit Handover' }).click()
    await dialog(page, 'Edit Milestone').getByLabel('Status').selectOption(to)
    await save(page).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(item(page, 'Handover').getByText(`Completed${shown(inDays(0))}`)).toHaveCount(
      to === 'completed' ? 1 : 0,
    )
    const rows = await inDatabase(
      `select title, description, to_char(due_date, 'YYYY-MM-DD') as due_date, status,
              to_char(completion_date, 'YYYY-MM-DD') as completion_date from milestones where project_id = $1`,
      [id],
    )
    expect(rows).toEqual([
      {
        title: 'Handover',
        description: 'Manuals and training of the staff',
        due_date: inDays(30),
        status: to,
        completion_date: to === 'completed' ? inDays(0) : null,
      },
    ])
  }
})

test('[TL-14] deletes only when confirmed, and Undo restores it', async ({ page, baseURL }) => {
  const id = await managedProject(page, baseURL ?? '')
  await insertMilestones(id, [
    { title: 'Snag list', due: inDays(5) },
    { title: 'Handover', due: inDays(9) },
  ])
  await open(page, id)
  const question = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'Delete Snag list' }).click()
  await expect(question).toContainText('Are you sure you want to delete this milestone?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(items(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete Snag list' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(items(page)).toHaveCount(1)
  await expectToast(page, 'Milestone “Snag list” deleted')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(items(page)).toHaveCount(2)
})

test('[TO-23] each failure is shown in a red banner, with the server’s message or ours', async ({
  page,
  baseURL,
}) => {
  const id = await managedProject(page, baseURL ?? '')
  await insertMilestones(id, [{ title: 'Handover', due: inDays(9) }])
  const calls = `**/api/projects/${id}/milestones**`
  const banner = (text: string) => page.getByRole('alert').filter({ hasText: text })
  await page.route(calls, (route) => route.fulfill({ status: 500, body: 'broken' }))
  await open(page, id)
  await expect(banner('Failed to fetch milestones')).toBeVisible()
  await page.unroute(calls)
  await page.route(calls, (route) => route.abort())
  await page.reload()
  await expect(banner('Failed to load milestones')).toBeVisible()
  await clickRetry(page, calls, banner('Failed to load milestones'))
  await expect(items(page)).toHaveCount(1)

  await page.route(calls, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
  await page.getByRole('button', { name: 'Delete Handover' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(banner('Failed to delete milestone')).toBeVisible()
  await expect(items(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Edit Handover' }).click()
  await save(page).click()
  await expect(banner('Failed to save milestone')).toBeVisible()
  await page.unroute(calls)
  await page.route(calls, (route) =>
    route.fulfill({
      status: 500,
      json: { message: 'The disk is full', code: 'internal', request_id: 'req-8' },
    }),
  )
  await save(page).click()
  await expect(banner('The disk is full')).toContainText('req-8')
})

test('two managers edit the same milestone: the second one sees both versions', async ({
  page,
  baseURL,
  browser,
}) => {
  const id = await managedProject(page, baseURL ?? '')
  await insertMilestones(id, [{ title: 'Handover', due: inDays(9) }])
  await open(page, id)
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await context.newPage()
  await signIn(other, baseURL ?? '', 'admin1')
  await open(other, id)
  for (const each of [page, other]) await each.getByRole('button', { name: 'Edit Handover' }).click()
  await dialog(other, 'Edit Milestone').getByLabel('Title').fill('Handover of the block')
  await save(other).click()
  await expect(other.getByRole('dialog')).toBeHidden()
  await dialog(page, 'Edit Milestone').getByLabel('Title').fill('Handover to the owner')
  await save(page).click()
  const both = page.getByRole('alert').filter({ hasText: 'Someone else changed this in the meantime.' })
  await expect(both.getByRole('row', { name: /Title/ }).getByRole('cell')).toHaveText([
    'Handover to the owner',
    'Handover of the block',
  ])
  expect(await inDatabase('select title from milestones where project_id = $1', [id])).toEqual([
    { title: 'Handover of the block' },
  ])
  await both.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(item(other, 'Handover to the owner')).toBeVisible()
  await context.close()
})

test('a client adds milestones, edits only its own, and can’t complete any', async ({ page, baseURL }) => {
  await asOwnClient(page, baseURL ?? '', 'project-timeline')
  const id = await createByApi(page, baseURL ?? '')
  await insertMilestones(id, [{ title: 'Site survey', due: inDays(5) }])
  await open(page, id)
  await expect(page.getByRole('region', { name: 'Tasks' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add Milestone' }).click()
  await expect(dialog(page).getByLabel('Status').locator('option')).toHaveText([
    'Pending',
    'In Progress',
    'Delayed',
  ])
  await expect(dialog(page).getByLabel('Weight')).toHaveCount(0)
  await fill(page, 'Choice of tiles', inDays(30))
  await save(page).click()
  await expect(item(page, 'Choice of tiles').getByRole('button')).toHaveCount(2)
  await expect(item(page, 'Site survey').getByRole('button')).toHaveCount(0)
})
