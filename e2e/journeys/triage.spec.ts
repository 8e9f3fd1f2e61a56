import { expect, type Browser, type Page } from '@playwright/test'
import { test } from '../test.ts'
import {
  expectAccessibleInBothThemes,
  brokenLabels,
  expectNoSidewaysScroll,
  expectToast,
  inDatabase,
  ownWord,
} from './admin-lists.ts'
import { mailTo } from './identity.ts'
import { createByApi } from './project-data.ts'
import { beOwn, makePerson } from './project-rows.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function enter(browser: Browser, baseURL: string, role: 'client' | 'admin', look = {}) {
  const context = await browser.newContext({ baseURL, ...look })
  const page = await context.newPage()
  return { page, person: await beOwn(page, role) }
}

const request = (page: Page, title: string) => page.getByRole('article', { name: title })
const nextStep = (page: Page) => page.getByRole('region', { name: 'What happens next' })

test('a client’s project is asked about and accepted with a manager, whom the client sees', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const title = `Rice mill ${ownWord()}`
  const client = await enter(browser, origin, 'client', phone)
  const manager = await makePerson('manager', `Lakshmi ${ownWord()}`)
  const id = await createByApi(client.page, origin, { title })
  await client.page.goto(`/dashboard/projects/${id}`)
  await expect(nextStep(client.page)).toContainText('We’ll answer by')
  await expect(nextStep(client.page).getByRole('button', { name: 'Withdraw project' })).toBeVisible()
  await expectNoSidewaysScroll(client.page)
  await expectAccessibleInBothThemes(client.page)

  const admin = await enter(browser, origin, 'admin')
  await admin.page.goto(`/admin/projects/waiting?q=${title}`)
  await expect(request(admin.page, title)).toContainText('₹9,70,00,000')
  await expectAccessibleInBothThemes(admin.page)
  await request(admin.page, title)
    .getByRole('button', { name: `Ask the client about ${title}` })
    .click()
  const ask = admin.page.getByRole('dialog', { name: `Ask about ${title}` })
  await ask.getByLabel('Question').fill('Is the plot yours?')
  await ask.getByRole('button', { name: 'Send question' }).click()
  await expectToast(admin.page, 'Question sent to')
  await expect(request(admin.page, title)).toContainText(`Asked by ${admin.person.name}`)
  await client.page.reload()
  await expect(nextStep(client.page)).toContainText(
    `${admin.person.name} has a question about your project. Please reply in the chat`,
  )

  // The facts change while the admin decides: the decision about the old version is refused once.
  await request(admin.page, title)
    .getByRole('button', { name: `Accept ${title}` })
    .click()
  const accept = admin.page.getByRole('dialog', { name: `Accept ${title}` })
  await accept.getByRole('button', { name: 'Accept project' }).click()
  await expect(accept).toContainText('Choose a project manager')
  await accept.getByRole('combobox', { name: 'Project manager' }).fill(manager.name)
  await admin.page.getByRole('option', { name: manager.name }).click()
  await client.page.getByRole('link', { name: 'Correct details' }).click()
  const edit = client.page.getByRole('dialog', { name: 'Edit Project' })
  await expect(edit.getByLabel('Status')).toHaveCount(0)
  await edit.getByLabel('Estimated cost').fill('80000000')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await accept.getByRole('button', { name: 'Accept project' }).click()
  await expect(accept).toContainText('Someone else changed this in the meantime')
  await expect(admin.page.getByRole('article', { name: title, includeHidden: true })).toContainText(
    '₹8,00,00,000',
  )
  await accept.getByRole('button', { name: 'Accept project' }).click()
  await expectToast(admin.page, `${manager.name} now manages ${title}`)
  await expect(request(admin.page, title)).toHaveCount(0)

  await expect(nextStep(client.page)).toContainText(
    `${manager.name} is your project manager and will get in touch with you by`,
  )
  await expect(client.page.getByRole('button', { name: 'Withdraw project' })).toHaveCount(0)
})

test('a declined project tells the client the reason, a withdrawn one leaves the list', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const word = ownWord()
  const client = await enter(browser, origin, 'client')
  const declined = await createByApi(client.page, origin, { title: `Far away ${word}` })
  const withdrawn = await createByApi(client.page, origin, { title: `Not needed ${word}` })

  const admin = await enter(browser, origin, 'admin', phone)
  await admin.page.goto(`/admin/projects/waiting?q=${word}`)
  await expect(admin.page.getByRole('article')).toHaveCount(2)
  await expectNoSidewaysScroll(admin.page)
  expect(await brokenLabels(admin.page)).toEqual([])
  await admin.page.getByRole('button', { name: `Decline Far away ${word}` }).click()
  const dialog = admin.page.getByRole('dialog', { name: `Decline Far away ${word}` })
  await dialog.getByRole('button', { name: 'Decline project' }).click()
  await expect(dialog).toContainText('Enter a reason of at least 10 characters')
  await dialog.getByLabel('Reason').fill('We don’t build in that district.')
  await dialog.getByRole('button', { name: 'Decline project' }).click()
  await expect(admin.page.getByRole('article')).toHaveCount(1)

  const subject = `We can’t take on your project: Far away ${word}`
  expect((await mailTo(client.page, client.person.email, subject)).text).toContain(
    'We don’t build in that district.',
  )
  await client.page.goto(`/dashboard/projects/${declined}`)
  await expect(client.page.getByRole('region', { name: 'We can’t take on this project' })).toContainText(
    'We don’t build in that district.',
  )

  await client.page.goto(`/dashboard/projects/${withdrawn}`)
  await client.page.getByRole('button', { name: 'Withdraw project' }).click()
  const question = client.page.getByRole('dialog', { name: `Withdraw Not needed ${word}?` })
  await question.getByLabel('Reason').fill('The site was sold.')
  await question.getByRole('button', { name: 'Withdraw project' }).click()
  await expect(client.page.getByRole('region', { name: 'You withdrew this project' })).toBeVisible()
  await expect(admin.page.getByText('No projects match')).toBeVisible()
  expect(await inDatabase('select status, triage from projects where id = $1', [withdrawn])).toEqual([
    { status: 'cancelled', triage: 'withdrawn' },
  ])
  await admin.page.goto('/admin/notifications')
  await expect(admin.page.getByRole('main')).toContainText(
    `${client.person.name} has withdrawn a project: Not needed ${word}`,
  )
})
