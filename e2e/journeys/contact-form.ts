import { expect, type Page } from '@playwright/test'

export type Message = Record<'First name' | 'Last name' | 'Email' | 'Subject' | 'Message', string>

/** A person of one's own for each test: the API counts messages by address. */
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

/** As a person who moved before typing: the page has come alive. */
export async function openAlive(page: Page, path = '/contact'): Promise<void> {
  await page.goto(path)
  await page.mouse.move(100, 100)
  await expect(page.locator('html')).toHaveAttribute('data-live')
}
