import { expect, type Page } from '@playwright/test'
import { test } from '../test.ts'
import { expectAccessible, ownWord } from './admin-lists.ts'
import { mailTo, signInByApi } from './identity.ts'
import { dayFromNow, insertMilestone, insertProject, makePerson, putOnTeam } from './project-rows.ts'

const item = (page: Page) =>
  page
    .getByRole('region', { name: 'Milestones', exact: true })
    .getByRole('listitem')
    .filter({ hasText: 'Chilled water piping' })

async function complete(page: Page) {
  await item(page).getByRole('button', { name: 'Edit Chilled water piping' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Milestone' })
  await dialog.getByLabel('Status').selectOption('Completed')
  await expect(dialog.getByText('The client will be asked to accept it.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(item(page)).toContainText('Waiting for the client’s acceptance since')
}

test('a client rejects a completed milestone with a reason and accepts it the second time', async ({
  page: desk,
  browser,
  baseURL,
}) => {
  // Two people take turns, and mails come in between.
  test.setTimeout(120_000)
  const [client, manager] = [await makePerson('client'), await makePerson('manager')]
  const title = `Uppal cold store ${ownWord()}`
  const project = await insertProject(client, { title })
  await putOnTeam(project, manager)
  await insertMilestone(project, dayFromNow(8), { title: 'Chilled water piping', status: 'in_progress' })
  const phone = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await phone.newPage()
  await signInByApi(desk, manager.email)
  await signInByApi(page, client.email)

  await desk.goto(`/dashboard/projects/${project}?tab=timeline`)
  await page.goto('/client')
  await complete(desk)
  const needs = page.getByRole('region', { name: /^Needs you/ })
  await expect(needs).toContainText('Accept “Chilled water piping”')
  const mail = await mailTo(
    page,
    client.email,
    `${manager.name} completed a milestone in ${title}: Chilled water piping`,
  )
  expect(mail.text).toContain('Please check the work, then accept it or tell us what is missing.')

  await needs.getByRole('link', { name: /^Accept or reject/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept or reject' })
  await dialog.getByRole('radio', { name: 'Reject' }).check()
  await dialog.getByRole('button', { name: 'Reject milestone' }).click()
  await expect(dialog.getByText('Enter what is missing or wrong')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('What is missing or wrong').fill('Insulation of the last riser is missing')
  await dialog.getByRole('button', { name: 'Reject milestone' }).click()
  await expect(dialog).toBeHidden()
  await expect(item(page)).toContainText('In Progress')

  await expect(item(desk)).toContainText(`Rejected by ${client.name}`)
  await expect(item(desk)).toContainText('Insulation of the last riser is missing')
  await complete(desk)

  await item(page)
    .getByRole('button', { name: /^Accept or reject/ })
    .click()
  await dialog.getByRole('radio', { name: 'Accept', exact: true }).check()
  await dialog.getByRole('button', { name: 'Accept milestone' }).click()
  await expect(item(page)).toContainText(`Accepted by ${client.name}`)
  // The button that was used is removed with the answer.
  await expect(page.getByRole('region', { name: 'List of milestones' })).toBeFocused()
  await expect(item(desk)).toContainText(`Accepted by ${client.name}`)
  await expect(item(desk)).not.toContainText('Insulation')
  await phone.close()
})

test('a milestone is completed with one click or key, and Undo puts it back', async ({ page }) => {
  const [client, manager] = [await makePerson('client'), await makePerson('manager')]
  const project = await insertProject(client)
  await putOnTeam(project, manager)
  await insertMilestone(project, dayFromNow(8), { title: 'Chilled water piping', status: 'delayed' })
  await signInByApi(page, manager.email)
  await page.goto(`/dashboard/projects/${project}?tab=timeline`)
  const check = item(page).getByRole('button', { name: 'Complete Chilled water piping' })
  await check.focus()
  await page.keyboard.press('Enter')
  await expect(item(page)).toContainText('Waiting for the client’s acceptance since')
  await expect(check).toBeHidden()
  await expect(item(page).getByRole('button', { name: 'Edit Chilled water piping' })).toBeFocused()
  // Shown before it is stored; the next change needs its version.
  const reopened = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/milestones/'),
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await reopened
  await expect(item(page)).toContainText('Delayed')
  await expect(item(page)).not.toContainText('Waiting for the client’s acceptance')
  await check.click()
  await expect(item(page)).toContainText('Waiting for the client’s acceptance since')
  await page.reload()
  await expect(item(page)).toContainText('Completed')

  await page.context().clearCookies()
  await signInByApi(page, client.email)
  await page.goto(`/dashboard/projects/${project}?tab=timeline`)
  await expect(item(page)).toContainText('Please check the work')
  await expect(page.getByRole('button', { name: /^Complete / })).toHaveCount(0)
})
