import { expect, type Page, test } from '@playwright/test'
import { expectToast, inDatabase, signIn } from './admin-lists.ts'
import { choose } from './applications-list.ts'
import { fillJobForm, pdf, resumeField, submit } from './careers-parts.ts'
import { openAlive } from './contact-form.ts'
import { linkIn, mailTo, newAddress } from './identity.ts'

test.describe.configure({ timeout: 120_000 })

const received = 'We have received your application'
const fileOf = (email: string) =>
  inDatabase<{ id: string; state: string }>(
    'select f.id, f.state from files f join job_applications a on a.resume_file = f.id where a.email = $1',
    [email],
  )

async function openStatus(page: Page, email: string, subject: string): Promise<string> {
  const link = linkIn(await mailTo(page, email, subject), '/application')
  await page.goto(link)
  return link
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[CR-35] apply, open the mailed link, change of status, notification, withdraw, erase', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/careers/hvac-technician')
    await page.getByRole('link', { name: 'Apply for this Position' }).tap()
    const email = await fillJobForm(page)
    await resumeField(page).setInputFiles(pdf('resume.pdf', 300_000))
    await submit(page).tap()
    await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible()
    const reference = await page.getByText(/^TW-\d{4}-\d{4,}$/).innerText()

    const link = await openStatus(page, email, received)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('HVAC Technician')
    await expect(page.getByText(reference, { exact: true })).toBeVisible()
    await expect(page.getByText('We read every application within five working days.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'So far' }).getByRole('listitem')).toHaveCount(1)
    await expect.poll(async () => (await fileOf(email))[0]?.state, { timeout: 20_000 }).toBe('clean')

    await page.getByLabel('Replace it').setInputFiles(pdf('newer.pdf'))
    await page.getByRole('button', { name: 'Replace resume' }).tap()
    await expect(page.locator('.status-resume strong')).toHaveText('newer.pdf')
    await expect(page.getByRole('list', { name: 'So far' })).toContainText('Resume replaced')

    const office = await browser.newPage(baseURL ? { baseURL } : {})
    await signIn(office, baseURL ?? '', 'admin1')
    await office.goto(`/admin/applications?q=${encodeURIComponent(email)}`)
    await office.getByRole('button', { name: 'Edit application of Sravani Reddy' }).click()
    const dialog = office.getByRole('dialog', { name: 'Edit Application' })
    await choose(dialog, 'Reviewing')
    await expect(dialog.getByLabel('Text')).toHaveValue(/Dear Sravani Reddy/)
    await dialog.getByLabel('Subject').fill('We are reading your application')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(office, 'Application updated successfully')

    await openStatus(page, email, 'We are reading your application')
    await expect(page.getByText('The department is reading your application.')).toBeVisible()
    await page.getByText('Withdraw', { exact: true }).tap()
    await page.getByRole('button', { name: 'Withdraw my application' }).tap()
    await expect(page.getByText('Your application has been withdrawn.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'So far' })).toContainText('Withdrawn by you')

    const [file] = await fileOf(email)
    await page.getByText('Erase my data', { exact: true }).tap()
    await page.getByRole('button', { name: 'Erase everything' }).tap()
    await expect(page.getByRole('heading', { name: 'Your data has been erased' })).toBeVisible()
    expect(await inDatabase('select 1 from job_applications where email = $1', [email])).toEqual([])
    await expect
      .poll(() => inDatabase(`select 1 from files where id = $1 and state <> 'removed'`, [file?.id]))
      .toEqual([])

    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
    await office.close()
  })
})

test('the status page is neither cached nor indexed, and loads its data by request', async ({ page }) => {
  const answer = await page.goto('/application?token=made-up')
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  expect(await answer?.text()).toContain('content="noindex"')
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[CR-25] [CR-31] apply in two steps up to the mail, open the status, withdraw and erase', async ({
    page,
  }) => {
    await page.goto('/careers/civil-engineer')
    const email = await fillJobForm(page)
    await expect(resumeField(page)).toBeHidden()
    await submit(page).click()
    await expect(page.getByText('Please check your details and add your resume.')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(resumeField(page)).toHaveAccessibleDescription(/Please upload your resume/)
    await resumeField(page).setInputFiles(pdf('large.pdf', 5 * 1024 * 1024 + 1))
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(resumeField(page)).toHaveAccessibleDescription(/File size exceeds 5MB limit/)
    await page.getByRole('button', { name: 'Change something' }).click()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    await submit(page).click()
    await resumeField(page).setInputFiles(pdf())
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible()
    await expect(page).toHaveURL(/\/application\/sent(#apply)?$/)

    await openStatus(page, email, received)
    await page.getByRole('button', { name: 'Show my application' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Civil Engineer')
    await page.getByLabel('Replace it').setInputFiles(pdf('newer.pdf'))
    await page.getByRole('button', { name: 'Replace resume' }).click()
    await expect(page.locator('.status-resume strong')).toHaveText('newer.pdf')
    await page.getByText('Erase my data', { exact: true }).click()
    await page.getByRole('button', { name: 'Erase everything' }).click()
    await expect(page.getByRole('heading', { name: 'Your data has been erased' })).toBeVisible()
  })

  test('[CR-28] validation errors are shown under their fields, and the typed values stay', async ({
    page,
  }) => {
    await page.goto('/careers/civil-engineer')
    await fillJobForm(page, 'a@b')
    await submit(page).click()
    await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
      'Invalid email address',
    )
    await expect(page.getByLabel('Full name')).toHaveValue('Sravani Reddy')
  })

  test('[RT-08] the internship takes an application too', async ({ page }) => {
    await page.goto('/careers/internship')
    const email = newAddress()
    await page.getByLabel('Full name').fill('Nikhil Rao')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Phone').fill('+91 40 0000 0188')
    await page.getByLabel('Cover letter').fill('Final year, mechanical.')
    await submit(page).click()
    await resumeField(page).setInputFiles(pdf())
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible()
    const rows = await inDatabase('select source from job_applications where email = $1', [email])
    expect(rows).toEqual([{ source: 'internship' }])
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'with a browser that runs no script', () => {
    test.use({ javaScriptEnabled })

    test('a second application waits until its mailed link replaces the first one', async ({ page }) => {
      const email = newAddress()
      await inDatabase(
        `insert into job_applications (id, applicant_name, email, position, job_id, source, consent_notice, created_at)
         select gen_random_uuid(), 'S. Reddy', $1, title, id, 'job', 'application-2026-11', now() - interval '2 hours'
         from jobs where id = 'architect'`,
        [email],
      )
      const counts = () =>
        inDatabase('select applicant_name from job_applications where email = $1 and waits_for is null', [
          email,
        ])
      if (javaScriptEnabled) await openAlive(page, '/careers/architect')
      else await page.goto('/careers/architect')
      await fillJobForm(page, email)
      if (javaScriptEnabled) await resumeField(page).setInputFiles(pdf())
      await submit(page).click()
      if (!javaScriptEnabled) {
        await resumeField(page).setInputFiles(pdf())
        await page.getByRole('button', { name: 'Send', exact: true }).click()
      }
      await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible()
      const mail = await mailTo(page, email, 'You’ve already applied for this position')
      await page.goto(linkIn(mail, '/application/renew'))
      expect(await counts()).toEqual([{ applicant_name: 'S. Reddy' }])
      await page.getByRole('button', { name: 'Use the newer application' }).click()
      await expect(page.getByRole('heading', { name: 'We’re using your newer application' })).toBeVisible()
      expect(await counts()).toEqual([{ applicant_name: 'Sravani Reddy' }])

      await openStatus(page, email, 'We’re using your newer application')
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Show my application' }).click()
      await expect(page.getByText(/^Sent by Sravani Reddy/)).toBeVisible()
    })
  })
}
