import { addDays, kolkataDay } from '@trusswell/domain/days.ts'
import { expect, test } from '@playwright/test'
import { makePdf } from '../../apps/api/test/documents.ts'
import { inKolkata } from '../../apps/api/src/platform/moments.ts'
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  expectToast,
  inDatabase,
  signIn,
} from './admin-lists.ts'
import { choose, editDialog, rows } from './applications-list.ts'
import { fillJobForm, resumeField, submit } from './careers-parts.ts'
import { linkIn, mailTo } from './identity.ts'
import { typeDay } from './project-data.ts'

test.describe.configure({ timeout: 120_000 })

const day = addDays(kolkataDay(Date.now()), 8)
const at = (time: string) => inKolkata(`${day}T${time}:00+05:30`)

test('staff read the resume beside the application, and schedule, move and cancel an interview', async ({
  page,
  browser,
  baseURL,
}) => {
  const refused: string[] = []
  page.on('console', (entry) => {
    if (entry.text().includes('Content Security Policy')) refused.push(entry.text())
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/careers/hvac-technician')
  const email = await fillJobForm(page)
  const buffer = makePdf({ text: 'Ten years of chillers' })
  await resumeField(page).setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer })
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible()

  await signIn(page, baseURL ?? '', 'admin1')
  await page.goto(`/admin/applications?q=${encodeURIComponent(email)}`)
  await rows(page).first().getByRole('button', { name: /^Edit/ }).click()
  const resume = editDialog(page).getByRole('region', { name: 'Resume' })
  await expect(resume).toContainText('Page 1 of 1: Ten years of chillers', { timeout: 30_000 })
  // Something was drawn.
  await expect
    .poll(() =>
      resume.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
        return data.some((value, index) => index % 4 === 0 && value < 80 && data[index + 3] === 255)
      }),
    )
    .toBe(true)
  expect(
    await inDatabase(
      `select count(*)::int as n from audit_entries e join job_applications a on a.id = e.entity_id
       where e.action = 'application.resume-viewed' and a.email = $1`,
      [email],
    ),
  ).toEqual([{ n: 1 }])
  await expectAccessibleInBothThemes(page)

  const panel = editDialog(page).getByRole('region', { name: 'Interview' })
  await panel.getByRole('button', { name: 'Schedule interview' }).click()
  const plan = page.getByRole('dialog', { name: 'Schedule interview' })
  await plan.getByRole('button', { name: 'Send invitations' }).click()
  await expect(plan.getByText('Choose a date')).toBeVisible()
  await expect(plan.getByText('Choose at least one interviewer')).toBeVisible()
  await typeDay(plan, 'Date', day)
  await plan.getByLabel('Time').fill('11:00')
  await choose(plan, 'Video')
  await plan.getByLabel('Link').fill('meet.trusswell.example/42')
  await plan.getByLabel('Interviewers', { exact: true }).selectOption({ index: 1 })
  await plan.getByLabel('Note to the applicant').fill('Bring your certificates.')
  await expectAccessibleInBothThemes(page)
  await plan.getByRole('button', { name: 'Send invitations' }).click()
  await expectToast(page, 'Sending invitations')
  await expect(panel).toContainText('11:00 am, 45 minutes, video')
  await expect(editDialog(page).getByRole('region', { name: 'History' })).toContainText(
    'Interview scheduled for',
  )

  const mail = await mailTo(page, email, `Your interview: ${at('11:00')}`)
  const applicant = await browser.newPage(baseURL ? { baseURL } : {})
  await applicant.goto(linkIn(mail, '/application'))
  await expect(applicant.getByRole('link', { name: 'https://meet.trusswell.example/42' })).toBeVisible()
  await expect(applicant.getByText('Bring your certificates.')).toBeVisible()
  await applicant.close()

  // A colleague changes the duration meanwhile.
  await panel.getByRole('button', { name: 'Change or cancel' }).click()
  const change = page.getByRole('dialog', { name: 'Change interview' })
  await change.getByLabel('Time').fill('16:30')
  await inDatabase(
    `update application_interviews set minutes = 60, version = version + 1
     where application_id = (select id from job_applications where email = $1)`,
    [email],
  )
  await change.getByRole('button', { name: 'Send new details' }).click()
  await expect(change.getByText('Someone else changed this in the meantime')).toBeVisible()
  await expect(change.getByLabel('Duration')).toHaveValue('60')
  await change.getByRole('button', { name: 'Send new details' }).click()
  await expectToast(page, 'Sending invitations')
  await expect(panel).toContainText('4:30 pm, 60 minutes, video')
  await mailTo(page, email, `New details of your interview: ${at('16:30')}`)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(resume).toBeHidden()
  await expect(editDialog(page).getByRole('link', { name: 'Download' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await editDialog(page).getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(rows(page).first()).toContainText(/Interview \d+ \w+.*4:30 pm/)

  await rows(page).first().getByRole('button', { name: /^Edit/ }).click()
  await panel.getByRole('button', { name: 'Change or cancel' }).click()
  await expectNoSidewaysScroll(page)
  await change.getByRole('button', { name: 'Cancel interview' }).click()
  await page
    .getByRole('alertdialog', { name: 'Cancel interview?' })
    .getByRole('button', { name: 'Cancel interview' })
    .click()
  await expectToast(page, 'Interview cancelled. Everyone will be notified by e-mail.')
  await expect(panel).toContainText('No interview scheduled.')
  await mailTo(page, email, `Interview cancelled: ${at('16:30')}`)
  expect(refused).toEqual([])
})
