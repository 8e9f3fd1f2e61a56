import { expect, type Browser, type Page } from '@playwright/test'
import { test } from '../test.ts'
import { inDatabase, ownWord } from './admin-lists.ts'
import { linkIn, mailTo } from './identity.ts'
import { beOwn, dayFromNow, makePerson, startOver, typeDay, type Person } from './project-rows.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function enter(
  browser: Browser,
  baseURL: string | undefined,
  role: 'client' | 'manager' | 'admin',
  look = {},
) {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), ...look })
  const page = await context.newPage()
  return { page, context, person: await beOwn(page, role) }
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible()

async function describeProject(page: Page, title: string): Promise<void> {
  await page.goto('/client')
  await page.getByRole('link', { name: 'Create New Project' }).first().click()
  await page.getByLabel('Project title').fill(title)
  await page.getByRole('radio', { name: 'Commercial' }).check()
  await page.getByLabel('Description').fill('A day clinic on two floors with its own plant room.')
  await next(page)
  await page.getByLabel('Site address').fill('Plot 14, Kondapur main road')
  await page.getByLabel('PIN code').fill('500084')
  await saved(page)
}

/** On another device the form continues where it was left. */
async function finishProject(page: Page, title: string): Promise<void> {
  await page.goto('/dashboard/projects/create')
  await expect(page.getByLabel('Site address')).toHaveValue('Plot 14, Kondapur main road')
  await expect(page.getByLabel('City')).toHaveValue(/Hyderabad/)
  await next(page)
  await page.getByLabel('Plot area').fill('4800')
  await page.getByLabel('Built-up area').fill('7200')
  await page.getByLabel('Number of floors').fill('2')
  await page.getByLabel('Estimated cost').fill('12500000')
  await typeDay(page, 'Start date', dayFromNow(1))
  await page.getByLabel('Estimated duration').fill('180')
  await next(page)
  await expect(page.getByRole('main')).toContainText(title)
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(page).toHaveURL(/\/dashboard\/projects\/[0-9a-f-]{36}/)
}

async function accept(page: Page, title: string, manager: Person): Promise<void> {
  await page.goto(`/admin/projects/waiting?q=${title}`)
  await page.getByRole('button', { name: `Accept ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: `Accept ${title}` })
  await dialog.getByRole('combobox', { name: 'Project manager' }).fill(manager.name)
  await page.getByRole('option', { name: manager.name }).click()
  await dialog.getByRole('button', { name: 'Accept project' }).click()
  await expect(page.getByText('No projects match')).toBeVisible()
}

type Side = Awaited<ReturnType<typeof enter>>

/** The link in this person's mail, opened in a tab of its own. */
async function openMailed({ page, context, person }: Side, subject: string, path = '/dashboard/projects/') {
  const mail = await mailTo(page, person.email, subject)
  const tab = await context.newPage()
  await tab.goto(linkIn(mail, path))
  return tab
}

async function addWork(page: Page, title: string): Promise<void> {
  // The overview shows the worst projects only.
  await page.goto(`/manager/projects?q=${title}`)
  await page.getByRole('article').getByRole('link', { name: title }).click()
  await page.getByRole('tab', { name: 'Timeline' }).click()
  for (const [name, day] of [
    ['Ducting first fix', 12],
    ['Panels are in', 30],
  ] as const) {
    await page.getByRole('button', { name: 'Add Milestone' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Milestone' })
    await dialog.getByLabel('Title').fill(name)
    await dialog.getByLabel('Description').fill('Done when the client has seen it.')
    await typeDay(page, 'Due date', dayFromNow(day))
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
  }
  for (const name of ['Hang the ducts', 'Test the fans']) {
    await page.getByRole('button', { name: 'Add Task' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Task' })
    await dialog.getByLabel('Title').fill(name)
    await dialog.getByLabel('Status').selectOption(name === 'Hang the ducts' ? 'Done' : 'To do')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
  }
}

async function complete(page: Page, milestone: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${milestone}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Milestone' })
  await dialog.getByLabel('Status').selectOption('Completed')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

test('a client’s project is accepted, planned and built, and its owner accepts the work, by the mails in between', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const title = `Kondapur clinic ${ownWord()}`
  const client = await enter(browser, baseURL, 'client', phone)
  await startOver(client.person)
  await inDatabase('delete from project_drafts where user_id = $1', [client.person.id])
  await describeProject(client.page, title)
  await client.page.close()
  const desk = await enter(browser, baseURL, 'client')
  const admin = await enter(browser, baseURL, 'admin')
  const manager = await enter(browser, baseURL, 'manager')
  const own = (page: Page) => page.getByRole('heading', { level: 1, name: title })

  await finishProject(desk.page, title)
  const received = await openMailed(desk, `We have received your project: ${title}`)
  await expect(own(received)).toBeVisible()
  await expect(received.getByRole('region', { name: 'What happens next' })).toContainText('answer by')
  await received.close()
  await desk.page.getByRole('tab', { name: 'Timeline' }).click()
  await expect(desk.page.getByText(/No milestones added yet/)).toBeVisible()

  await admin.page.goto('/admin/notifications')
  const news = admin.page.getByRole('main')
  await news.getByRole('link', { name: `${client.person.name} has sent a new project: ${title}` }).click()
  await expect(own(admin.page)).toBeVisible()
  await accept(admin.page, title, manager.person)
  const assigned = await openMailed(
    desk,
    `Trusswell made ${manager.person.name} the project manager of ${title}`,
  )
  await expect(assigned.getByRole('region', { name: 'What happens next' })).toContainText(
    `${manager.person.name} is your project manager`,
  )
  await assigned.close()
  await admin.page.goto(`/admin/projects?q=${title}`)
  const card = admin.page.getByRole('article')
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')

  await addWork(manager.page, title)
  await expect(desk.page.getByRole('heading', { name: /Ducting first fix/ }).first()).toBeVisible()
  await complete(manager.page, 'Ducting first fix')
  const milestone = (page: Page) =>
    page.getByRole('listitem').filter({ hasText: 'Ducting first fix' }).first()
  await expect(milestone(desk.page)).toContainText('Completed')
  await desk.page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click()
  await expect(desk.page.getByRole('dialog', { name: 'Notifications' })).toContainText(
    `${manager.person.name} completed a milestone in ${title}: Ducting first fix`,
  )
  await desk.page.keyboard.press('Escape')
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')

  const asked = await openMailed(
    desk,
    `${manager.person.name} completed a milestone in ${title}: Ducting first fix`,
    '/answer',
  )
  await asked.getByRole('radio', { name: 'Accept', exact: true }).check()
  await asked.getByRole('button', { name: 'Send answer' }).click()
  await expect(asked.getByRole('heading', { name: 'Your answer has been sent' })).toBeVisible()
  const accepted = `Accepted by ${client.person.name}`
  await expect(milestone(desk.page)).toContainText(accepted)
  const answered = await openMailed(
    manager,
    `${client.person.name} accepted a milestone in ${title}: Ducting first fix`,
  )
  await expect(milestone(answered)).toContainText(accepted)
  expect(
    await inDatabase(
      `select m.status, acceptance from milestones m join projects p on p.id = m.project_id
       where p.title = $1 and m.title = 'Ducting first fix'`,
      [title],
    ),
  ).toEqual([{ status: 'completed', acceptance: 'accepted' }])

  for (const { context } of [client, desk, admin, manager]) await context.close()
})

test('two clients can’t see each other’s projects', async ({ page }) => {
  const client = await beOwn(page, 'client')
  await startOver(client)
  const other = await makePerson('client')
  const [row] = await inDatabase<{ id: string }>(
    `insert into projects (id, client_id, client_name, title, description)
     values (gen_random_uuid(), $1, '', 'Not for your eyes', '') returning id`,
    [other.id],
  )
  await page.goto('/client/projects')
  await expect(page.getByText('You have no projects yet.')).toBeVisible()
  expect((await page.request.get(`/api/projects/${row?.id}`)).status()).toBe(404)
})
