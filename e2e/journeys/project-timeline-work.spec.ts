import { expect, test, type Page } from '@playwright/test'
import {
  checkedWidths,
  expectAccessibleInBothThemes,
  expectInLine,
  expectNoSidewaysScroll,
  expectToast,
  inDatabase,
  toast,
} from './admin-lists.ts'
import { inDays, insertMilestones, managedProject } from './project-data.ts'

const tasks = (page: Page) => page.getByRole('region', { name: /^Tasks/ })
const column = (page: Page, name: RegExp) => tasks(page).getByRole('region', { name })

async function open(page: Page, id: string, view = '') {
  await page.goto(`/dashboard/projects/${id}?tab=timeline${view}`)
  await expect(tasks(page)).toBeVisible()
}

async function insertTasks(project: string, rows: [title: string, weight: number, due: string | null][]) {
  for (const [title, weight, due] of rows)
    await inDatabase(
      `insert into tasks (id, project_id, title, weight, due_date) values (gen_random_uuid(), $1, $2, $3, $4)`,
      [project, title, weight, due],
    )
}

const statusOf = async (project: string, title: string) =>
  (
    await inDatabase<{ status: string }>('select status from tasks where project_id = $1 and title = $2', [
      project,
      title,
    ])
  )[0]?.status

test('the schedule is drawn against the baseline and can be read as a table', async ({ page, baseURL }) => {
  const id = await managedProject(page, baseURL ?? '')
  await insertMilestones(id, [
    { title: 'Survey', due: inDays(-30), status: 'completed', completed: inDays(-32) },
    { title: 'Ducting', due: inDays(-12), status: 'delayed' },
    { title: 'Handover', due: inDays(60), baseline: inDays(53) },
  ])
  await open(page, id)
  const chart = page.getByRole('region', { name: 'Schedule against baseline' })
  await expect(chart.locator('.schedule-row')).toHaveText([
    /Survey.*2 days early/,
    /Ducting.*12 days overdue/,
    /Handover.*\+7 d/,
  ])
  await expect(
    chart.getByText(/3 milestones against their baseline\. Ducting is 12 days overdue\./),
  ).toBeAttached()
  await chart.getByRole('switch', { name: 'View as table' }).check({ force: true })
  await expect(chart.getByRole('row', { name: /Handover/ })).toContainText('+7 d')
})

test('a task is added, checked off and deleted with Undo, and progress follows', async ({
  page,
  baseURL,
}) => {
  const id = await managedProject(page, baseURL ?? '')
  await insertTasks(id, [['Order detectors', 3, inDays(-3)]])
  await open(page, id)
  await expect(tasks(page).getByText('3 days late')).toBeVisible()
  await page.getByRole('button', { name: 'Add Task' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Task' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Title')).toHaveAccessibleDescription('Title is required')
  await dialog.getByLabel('Title').fill('Pressure test')
  await dialog.getByLabel('Assignee').selectOption('Suresh Reddy')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(tasks(page).getByRole('checkbox')).toHaveCount(2)
  await tasks(page).getByRole('checkbox', { name: 'Order detectors' }).check()
  await expect(tasks(page).getByText(/^3 of 4 weight done/)).toBeVisible()
  await expect(tasks(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75')
  await tasks(page).getByRole('link', { name: /^Mine/ }).click()
  await expect(tasks(page).getByRole('checkbox')).toHaveCount(1)
  await page.getByRole('button', { name: 'Delete Pressure test' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Task “Pressure test” deleted')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(tasks(page).getByRole('checkbox', { name: 'Pressure test' })).toBeVisible()
})

test('on the board a task moves by dragging and by keyboard', async ({ page, baseURL }) => {
  const id = await managedProject(page, baseURL ?? '')
  await insertTasks(id, [
    ['Cable pull', 5, null],
    ['Earthing', 2, null],
  ])
  await open(page, id)
  await tasks(page).getByRole('link', { name: 'Board' }).click()
  await expect(page).toHaveURL(/view=board/)
  const toDo = column(page, /^To do/)
  const inProgress = column(page, /^In progress/)
  const done = column(page, /^Done/)
  await expect(toDo.getByRole('listitem')).toHaveCount(2)
  await toDo.getByRole('listitem').filter({ hasText: 'Cable pull' }).dragTo(done)
  await expect(done.getByRole('listitem')).toContainText('Cable pull')
  await expect.poll(() => statusOf(id, 'Cable pull')).toBe('done')
  await page.getByRole('button', { name: 'Move Earthing to In progress' }).focus()
  await page.keyboard.press('Enter')
  await expect(inProgress.getByRole('listitem')).toContainText('Earthing')
  await expect(
    tasks(page).getByRole('status').filter({ hasText: '“Earthing” moved to In progress' }),
  ).toBeAttached()
  await expect(page.getByRole('button', { name: 'Move Earthing to To do' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(done.getByRole('listitem')).toHaveCount(2)
  await expect.poll(() => statusOf(id, 'Earthing')).toBe('done')
})

test('what a colleague changes appears without reloading', async ({ page, baseURL }) => {
  const id = await managedProject(page, baseURL ?? '')
  await open(page, id)
  await expect(page.getByText(/No milestones added yet/)).toBeVisible()
  const answer = await page.request.post(`/api/projects/${id}/milestones`, {
    headers: { origin: baseURL ?? '' },
    data: {
      title: 'Topping out',
      description: 'The last slab is poured',
      due_date: inDays(20),
      status: 'pending',
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  await expect(page.getByRole('heading', { level: 3, name: /Topping out/ })).toBeVisible()
})

for (const width of checkedWidths) {
  test(`the timeline is accessible in both themes at ${width} px, board and dialogs too`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    const id = await managedProject(page, baseURL ?? '')
    await insertMilestones(id, [
      { title: 'Survey', due: inDays(-30), status: 'completed', completed: inDays(-32) },
      { title: 'Ducting', due: inDays(-12), status: 'delayed' },
      { title: 'Panel room', due: inDays(2), status: 'in_progress' },
      { title: 'Handover', due: inDays(60) },
    ])
    await insertTasks(id, [['Cable pull', 5, inDays(-1)]])
    await open(page, id)
    await expect(tasks(page).getByRole('checkbox')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectInLine(
      page.getByRole('heading', { name: /^Milestones/ }),
      page.getByRole('button', { name: 'Add Milestone' }),
    )
    // The line of today is drawn behind the label of a late bar.
    const late = page.locator('.schedule-row').filter({ hasText: 'Ducting' }).getByText('12 days overdue')
    await expect(late).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Edit Ducting' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await open(page, id, '&view=board')
    await expect(column(page, /^To do/)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
  })
}
