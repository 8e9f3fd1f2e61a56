import { expect, type Page } from '@playwright/test'
import { test } from '../test.ts'
import { expectAccessible, ownWord } from './admin-lists.ts'
import { mailTo, signInByApi } from './identity.ts'
import { insertProject, makePerson, putOnTeam } from './project-rows.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Change requests', exact: true })

test('staff propose a change, the owner accepts it, and the agreed value follows', async ({
  page: desk,
  browser,
  baseURL,
}) => {
  // Two people take turns, and mails come in between.
  test.setTimeout(120_000)
  const [client, manager] = [await makePerson('client'), await makePerson('manager')]
  const title = `Nagole depot ${ownWord()}`
  const project = await insertProject(client, {
    title,
    agreed_value_paise: 1_00_00_000_00,
    agreed_tax_rate: 18,
    end_date: '2027-03-31',
  })
  await putOnTeam(project, manager)
  const phone = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await phone.newPage()
  await signInByApi(desk, manager.email)
  await signInByApi(page, client.email)
  await page.goto(`/dashboard/projects/${project}`)
  await expect(card(page)).toContainText('No change requests yet.')

  await desk.goto(`/dashboard/projects/${project}`)
  await card(desk).getByRole('button', { name: 'Propose change' }).click()
  const dialog = desk.getByRole('dialog', { name: 'New change request' })
  await dialog.getByLabel('Title').fill('Second goods lift')
  await dialog.getByLabel('Cost').fill('1250000')
  await dialog.getByLabel('Days').fill('10')
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Send change request' }).click()
  await expect(card(desk)).toContainText('+₹12,50,000.00 + GST, 10 days later')
  await expect(card(desk).getByRole('button', { name: /^Accept/ })).toHaveCount(0)

  const mail = await mailTo(
    page,
    client.email,
    `${manager.name} proposed a change in ${title}: Second goods lift`,
  )
  expect(mail.text).toContain('12,50,000.00')
  await card(page).getByRole('button', { name: 'Accept change: Second goods lift' }).click()
  const question = page.getByRole('alertdialog', { name: 'Accept change' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Accept change' }).click()
  await expect(card(page)).toContainText('Due date moved from 31 Mar 2027 to 10 Apr 2027')
  for (const each of [page, desk])
    await expect(each.getByRole('region', { name: 'Project details' })).toContainText(
      '₹1,12,50,000.00 + 18% GST',
    )
  await phone.close()
})
