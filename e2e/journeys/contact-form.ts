import { expect, type Page } from '@playwright/test'

export type Message = Record<'First name' | 'Last name' | 'Email' | 'Subject' | 'Message', string>

/** A separate person for each test, because the API limits messages by e-mail address. */
export const message = (): Message => ({
  'First name': 'Sravani',
  'Last name': 'Reddy',
  Email: `sravani.${crypto.randomUUID()}@client.example`,
  Subject: 'Chiller replacement',
  Message: 'Two chillers of 300 TR, one can stop in December.',
})

export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value)
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })

/** Hydrates the page first, as a person's pointer would. */
export async function openAlive(page: Page, path = '/contact'): Promise<void> {
  await page.goto(path)
  await page.mouse.move(100, 100)
  await expect(page.locator('html')).toHaveAttribute('data-live')
}
