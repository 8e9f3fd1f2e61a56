import { expect, type Page, test } from '@playwright/test'
import { expectToast, inDatabase, ownWord } from './admin-lists.ts'
import { card, dialog } from './admin-project-list.ts'
import { addDialog } from './applications-list.ts'
import { fillJobForm, pdf, resumeField, submit } from './careers-parts.ts'
import { openAlive } from './contact-form.ts'
import { newAddress } from './identity.ts'
import { insertProject, makePerson, typeDay } from './project-rows.ts'

/** As a signed-in admin: users, applications, projects, a job's form and the newsletter. */
export async function expectEnteredDataStored(page: Page): Promise<void> {
  const word = ownWord()
  await test.step('Users', async () => {
    const email = newAddress()
    await page.goto('/admin/users?open=new')
    const adding = page.getByRole('dialog', { name: 'Add User' })
    await adding.getByLabel('Name').fill('Kavya Iyer')
    await adding.getByLabel('Email').fill(email)
    await adding.getByRole('button', { name: 'Send invitation' }).click()
    await expectToast(page, `Invitation sent to ${email}`)
    expect(await inDatabase('select name from invitations where email = $1', [email])).toEqual([
      { name: 'Kavya Iyer' },
    ])
  })
  await test.step('Applications', async () => {
    const email = newAddress()
    await page.goto('/admin/applications')
    await page.getByRole('button', { name: 'Add Application' }).first().click()
    await addDialog(page).getByLabel('Applicant name').fill('Tabassum Begum')
    await addDialog(page).getByLabel('Email').fill(email)
    await addDialog(page).getByLabel('Position').fill('Housekeeping Lead')
    await addDialog(page).getByLabel('Experience').fill('7')
    await addDialog(page).getByRole('button', { name: 'Add Application' }).click()
    await expectToast(page, 'Application added successfully')
    expect(await inDatabase('select experience from job_applications where email = $1', [email])).toEqual([
      { experience: 7 },
    ])
  })
  await test.step('Projects', async () => {
    const id = await insertProject(await makePerson('client'), { title: `Depot ${word}` })
    await page.goto(`/admin/projects?q=${word}`)
    await card(page, word).getByRole('button', { name: /^Edit/ }).click()
    await dialog(page).getByLabel('Description').fill(`About ${word}`)
    await typeDay(page, 'Due date', '2030-01-31')
    await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog(page)).toBeHidden()
    expect(await inDatabase('select description from projects where id = $1', [id])).toEqual([
      { description: `About ${word}` },
    ])
  })
  await test.step('Job application', async () => {
    await openAlive(page, '/careers/hvac-technician')
    const email = await fillJobForm(page)
    await resumeField(page).setInputFiles(pdf())
    await submit(page).click()
    await expect
      .poll(() => inDatabase('select applicant_name from job_applications where email = $1', [email]))
      .toEqual([{ applicant_name: 'Sravani Reddy' }])
  })
  await test.step('Newsletter', async () => {
    const email = newAddress()
    await openAlive(page, '/about')
    const footer = page.getByRole('contentinfo')
    await footer.getByPlaceholder('Your email').fill(email)
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(footer.getByRole('status')).toContainText('Please check your inbox')
    expect(await inDatabase('select email from newsletter_subscriptions where email = $1', [email])).toEqual([
      { email },
    ])
  })
}
