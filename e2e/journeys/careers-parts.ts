import { expect, type Page } from '@playwright/test'
import { makePdf } from '../../apps/api/test/documents.ts'
import { newAddress } from './identity.ts'

export const pdf = (name = 'sravani-reddy.pdf', size = 0) => ({
  name,
  mimeType: 'application/pdf',
  buffer: makePdf({ size }),
})

export const form = (page: Page) => page.getByRole('form', { name: 'Apply for this Position' })
export const submit = (page: Page) => page.getByRole('button', { name: 'Send application' })
export const resumeField = (page: Page) => page.getByLabel('Resume', { exact: true })

/** A separate person for each test, because an address gets at most one mail an hour. */
export async function fillJobForm(page: Page, email = newAddress()): Promise<string> {
  await page.getByLabel('Full name').fill('Sravani Reddy')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Experience', { exact: true }).selectOption('3-5')
  return email
}

export async function fillModal(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Apply for Position' })
  await dialog.getByLabel('Full name').fill('Arjun Mehta')
  await dialog.getByLabel('Email').fill(newAddress())
  await dialog.getByLabel('Phone').fill('+91 40 0000 0199')
  await dialog.getByLabel('Cover letter').fill('I kept two chillers running through a Deccan summer.')
}

export const errorOf = (page: Page, label: string) =>
  page
    .locator('.ui-field', { has: page.getByLabel(label) })
    .locator('.ui-error')
    .first()

/** The theme's colour for errors. */
export async function expectInRed(page: Page, label: string): Promise<void> {
  const danger = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--danger)'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  await expect(errorOf(page, label)).toHaveCSS('color', danger)
}
