import { expect, type Page } from '@playwright/test'
import { test } from '../test.ts'
import { expectAccessible, expectNoSidewaysScroll, inDatabase, ownWord } from './admin-lists.ts'
import { linkIn, mailTo, signInByApi } from './identity.ts'
import { policyViolations } from './policy-violations.ts'
import { dayFromNow, insertMilestone, insertProject, makePerson, putOnTeam } from './project-rows.ts'

test.describe.configure({ timeout: 90_000 })

/** A project, its client, and a window in which its manager works. */
async function scene(desk: Page, rows: object = {}) {
  const [client, manager] = [await makePerson('client'), await makePerson('manager')]
  const title = `Kompally mill ${ownWord()}`
  const project = await insertProject(client, { title, ...rows })
  await putOnTeam(project, manager)
  await signInByApi(desk, manager.email)
  return { client, manager, title, project }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

/** Nothing but the one thing was opened. */
async function expectNoSession(page: Page) {
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session')
  expect((await page.request.get('/api/me')).status()).toBe(401)
}

test('a milestone is accepted from the mail without signing in, once', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const desk = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  const { client, manager, title, project } = await scene(desk)
  await insertMilestone(project, dayFromNow(8), { title: 'Boiler house roof', status: 'in_progress' })
  await desk.goto(`/dashboard/projects/${project}?tab=timeline`)
  await desk.getByRole('button', { name: 'Edit Boiler house roof' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Edit Milestone' })
  await dialog.getByLabel('Status').selectOption('Completed')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const link = linkIn(
    await mailTo(page, client.email, `${manager.name} completed a milestone in ${title}: Boiler house roof`),
    '/answer',
  )

  // A scanner that follows the link decides nothing.
  await page.request.get(link)
  const violations = await policyViolations(page.context())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(link)
  await expect(heading(page, 'Boiler house roof')).toBeVisible()
  await expect(page.getByText(`You’re answering as ${client.name}`)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.screenshot({ path: info.outputPath('milestone-390-dark.png'), fullPage: true })
  await page.getByRole('radio', { name: 'Accept with remarks' }).check()
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('Enter your remarks')).toBeVisible()
  await page.getByLabel('Remarks, or what is missing').fill('Clean the gutter, please')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(heading(page, 'Your answer has been sent')).toBeVisible()
  expect(violations).toEqual([])
  await page.screenshot({ path: info.outputPath('answered-390-dark.png') })
  await expectNoSession(page)
  await expect(desk.getByText(`Accepted with remarks by ${client.name}`)).toBeVisible()
  const again = await page.goto(link)
  expect(again?.status()).toBe(404)
  await expect(heading(page, 'This link is no longer valid')).toBeVisible()
  await desk.context().close()
})

test('a change request is declined from the mail', async ({ page, browser, baseURL }, info) => {
  const desk = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  const { client, manager, title, project } = await scene(desk, {
    agreed_value_paise: 1_00_00_000_00,
    agreed_tax_rate: 18,
  })
  const made = await desk.request.post(`/api/projects/${project}/change-requests`, {
    data: { title: 'Second goods lift', description: 'Beside the first one', cost: 1_250_000, days: 10 },
    headers: { origin: new URL(desk.url() === 'about:blank' ? (baseURL ?? '') : desk.url()).origin },
  })
  expect(made.status(), await made.text()).toBe(201)
  const link = linkIn(
    await mailTo(page, client.email, `${manager.name} proposed a change in ${title}: Second goods lift`),
    '/answer',
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(link)
  await expect(page.getByText('₹12,50,000.00 + GST')).toBeVisible()
  await expect(page.getByText('10 days later')).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('change-1440-light.png') })
  await page.getByRole('button', { name: 'Decline change' }).click()
  await expect(page.getByText('You’ve declined the change.')).toBeVisible()
  await expectNoSession(page)
  const [row] = await inDatabase<{ state: string; closed_by: string }>(
    'select state, closed_by from change_requests where project_id = $1',
    [project],
  )
  expect(row).toEqual({ state: 'declined', closed_by: client.id })
  await desk.context().close()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an unread message is read and answered from the mail', async ({ page, browser, baseURL }, info) => {
    const desk = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
    const { client, manager, title, project } = await scene(desk)
    const sent = await desk.request.post(`/api/projects/${project}/messages`, {
      data: { content: 'Which colour shall the doors have?' },
    })
    expect(sent.status(), await sent.text()).toBe(201)
    // The mail goes out after 15 minutes; the worker looks for such messages every five.
    await inDatabase(
      `update chat_messages set created_at = now() - interval '16 minutes' where project_id = $1`,
      [project],
    )
    await inDatabase(`insert into pgboss.job (name, data) values ('chat.find-unread', '{"payload": {}}')`)
    const mail = await mailTo(page, client.email, `1 new message in ${title}`)
    await page.goto(linkIn(mail, '/answer'))
    await expect(heading(page, manager.name)).toBeVisible()
    await expect(page.getByText('Which colour shall the doors have?')).toBeVisible()
    await page.screenshot({ path: info.outputPath('message.png') })
    await page.getByLabel('Your answer').fill('Blue, like the gate.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Your message is in the project’s chat.')).toBeVisible()
    const room = await desk.request.get(`/api/projects/${project}/messages`)
    expect(await room.json()).toMatchObject({
      data: [{ content: 'Blue, like the gate.', sender_id: client.id }, {}],
    })
    await desk.context().close()
  })
})
