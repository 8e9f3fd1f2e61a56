import { expect, test } from '@playwright/test'
import { expectAccessibleInBothThemes, inDatabase, ownWord, signIn } from './admin-lists.ts'
import { mailTo, newAddress } from './identity.ts'

test('an admin writes, previews and sends an issue; a subscriber gets it and finds its page', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const [word, reader] = [ownWord(), newAddress()]
  const subject = `Before the monsoon ${word}`
  await inDatabase(
    `insert into newsletter_subscriptions (id, email, source, status, confirmed_at, consent_notice, consent_text)
     values (gen_random_uuid(), $1, 'blog', 'confirmed', now(), 'n', 't')`,
    [reader],
  )
  await signIn(page, baseURL ?? '', 'admin1')
  await page.goto('/admin/newsletter')
  await expect(page.getByText(/^[\d,]+ subscribers?$/)).toBeVisible()
  await page.getByRole('link', { name: 'Write an issue' }).first().click()
  await page.getByLabel('Subject').fill(subject)
  await page
    .getByRole('textbox', { name: 'Text' })
    .fill('Look at **drain pans**.\n\n## In this order\n\n- gaskets\n- glands')
  const mail = page.getByRole('article', { name: 'Preview of the e-mail' })
  await expect(mail.getByRole('heading', { name: 'In this order' })).toBeVisible()
  // A click on another page asks first, and so does Back.
  const leaving = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  for (const leave of [
    () => page.getByRole('link', { name: 'Payments', exact: true }).first().click(),
    () => page.goBack(),
  ]) {
    await leave()
    await leaving.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByLabel('Subject')).toHaveValue(subject)
  }
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit issue' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Send a test to me' }).click()
  await mailTo(page, 'admin1@trusswell.example', `[Test] ${subject}`)

  await page.getByRole('button', { name: /^Send to [\d,]+ subscribers?$/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(subject)
  await question.getByRole('button', { name: /^Send [\d,]+ mails?$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  const { html } = await mailTo(page, reader, subject)
  expect(html).toContain(`/newsletter/before-the-monsoon-${word}`)
  await expect(page.locator('.ui-page-note').getByText('Sent', { exact: true })).toBeVisible({
    timeout: 60_000,
  })
  await expectAccessibleInBothThemes(page)

  await page.goto(`/newsletter/before-the-monsoon-${word}`)
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'In this order' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
