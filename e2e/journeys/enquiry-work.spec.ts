import { expect, test } from '@playwright/test'
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  expectToast,
  inDatabase,
  signIn,
} from './admin-lists.ts'
import { cards, dialog, insertContacts, openFirst, openList, save } from './contact-list.ts'
import { mailTo } from './identity.ts'

test('an admin assigns an enquiry, corrects its company, replies by mail and finds it under Mine', async ({
  page,
  baseURL,
}) => {
  const word = await insertContacts(2)
  await openList(page, baseURL, word)
  const [{ reference } = { reference: '' }] = await inDatabase<{
    reference: string
  }>('select reference from contact_submissions where email = $1', [`${word}1@client.example`])
  await expect(cards(page).first()).toContainText(reference)
  await expect(cards(page).first()).toContainText('unassigned')
  await openFirst(page)
  await dialog(page).getByLabel('Company').fill('Deccan Spinning Mills')
  await expect(dialog(page).getByLabel('Subject')).not.toBeEditable()
  await expect(dialog(page).getByLabel('Message')).not.toBeEditable()
  await save(page).click()
  await expectToast(page, 'Contact submission updated successfully')

  await openFirst(page)
  await expect(dialog(page).getByLabel('Company')).toHaveAccessibleDescription('Sent as: Deccan Mills')
  await dialog(page).getByRole('button', { name: 'Reply by e-mail' }).click()
  const reply = page.getByRole('dialog', { name: 'Reply to Asha Rao 1' })
  await reply.getByRole('button', { name: 'Send reply' }).click()
  await expect(reply.getByLabel('Reply')).toHaveAccessibleDescription(/Write a reply/)
  await reply.getByLabel('Reply').fill('Dear Asha,\n\nWe will call you on Monday.')
  await expectAccessibleInBothThemes(page)
  await reply.getByRole('button', { name: 'Send reply' }).click()
  await expectToast(page, 'Sending your reply to Asha Rao 1')
  await expect(dialog(page).getByRole('region', { name: 'Replies' })).toContainText(
    'We will call you on Monday.',
  )
  await expect(dialog(page).getByLabel('Assignee').locator('option:checked')).toContainText('(you)')
  const mail = await mailTo(page, `${word}1@client.example`, `Your enquiry [${reference}]`)
  expect(mail.text).toContain('We will call you on Monday.')
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()

  const assignee = page.getByRole('navigation', { name: 'Assignee' })
  await assignee.getByRole('link', { name: 'Mine' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('in progress')
  await assignee.getByRole('link', { name: 'Unassigned' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Asha Rao 2')
})

test('an admin converts an enquiry: organisation, invitation and project in one step', async ({
  page,
  baseURL,
}) => {
  const word = await insertContacts(1, {
    message: 'Two chillers, 120 TR each.',
  })
  await signIn(page, baseURL ?? '', 'admin2', { fresh: true })
  await page.goto(`/admin/contacts?q=${word}`)
  await openFirst(page)
  await dialog(page).getByRole('button', { name: 'Create project from enquiry' }).click()
  const convert = page.getByRole('dialog', { name: 'Create project from enquiry' })
  await expect(convert.getByLabel('Name of the organisation')).toHaveValue('Deccan Mills')
  await expect(convert.getByLabel('Project title')).toHaveValue(`Chillers ${word}`)
  await expect(convert.getByLabel('Description')).toHaveValue('Two chillers, 120 TR each.')
  await expectAccessibleInBothThemes(page)
  // What a visitor typed makes no owner of an existing client unless it is chosen.
  const invite = convert.getByLabel('Invite Asha Rao 1')
  await expect(invite).toHaveValue('owner')
  await convert.getByRole('radio', { name: 'Existing organisation' }).check()
  await expect(invite).toHaveValue('')
  await convert.getByRole('radio', { name: 'New organisation' }).check()
  await expect(invite).toHaveValue('owner')
  await convert.getByLabel('Name of the organisation').fill(`Mills ${word}`)
  await convert.getByRole('button', { name: 'Create project' }).click()
  await expectToast(page, 'Project created')
  await expect(convert).toBeHidden()
  await expect(dialog(page)).toContainText('Converted to a project on')
  await mailTo(page, `${word}1@client.example`, `You’re invited to join Mills ${word}`)
  await dialog(page).getByRole('link', { name: 'View project' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Chillers ${word}` })).toBeVisible()
  await expect(page.getByText(/^TW-\d{4}-\d{4}$/)).toBeVisible()
  await page.goBack()
  await dialog(page).getByRole('link', { name: 'View organisation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Mills ${word}` })).toBeVisible()
})

test('a manager takes an enquiry on and finds it by its reference in the palette', async ({
  page,
  baseURL,
}) => {
  const word = await insertContacts(1)
  await openList(page, baseURL, word, 'manager1')
  await openFirst(page)
  await expect(dialog(page).getByRole('button', { name: 'Create project from enquiry' })).toBeHidden()
  await dialog(page).getByLabel('Assignee').selectOption({ index: 1 })
  await save(page).click()
  await expectToast(page, 'Contact submission updated successfully')
  const [{ reference } = { reference: '' }] = await inDatabase<{
    reference: string
  }>('select reference from contact_submissions where email = $1', [`${word}1@client.example`])
  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: 'Search, go to or create' }).fill(reference.toLowerCase())
  await page.getByRole('menuitem', { name: new RegExp(reference) }).click()
  await expect(dialog(page)).toContainText('Asha Rao 1')
})
