import { expect, type Page } from '@playwright/test'
import { inDatabase, ownWord, signIn } from './admin-lists.ts'

const title = 'View/Edit Contact Submission'
export const cards = (page: Page) => page.getByRole('article')
export const dialog = (page: Page) => page.getByRole('dialog', { name: title })
export const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save Changes' })
export const status = (page: Page, name: string) => dialog(page).getByRole('radio', { name })

/** Submissions that only this test finds; the first one is the newest. */
export async function insertContacts(count: number, changes: { message?: string } = {}): Promise<string> {
  const word = ownWord()
  await inDatabase(
    `insert into contact_submissions (id, first_name, last_name, email, company, subject, message, consent_notice, created_at)
     select gen_random_uuid(), 'Asha', 'Rao ' || n, $1 || n || '@client.example', 'Deccan Mills', 'Chillers ' || $1,
            $3, 'contact-2026-11', now() - n * interval '1 minute' from generate_series(1, $2) n`,
    [word, count, changes.message ?? 'Please call back.'],
  )
  return word
}

export async function openList(page: Page, baseURL: string | undefined, word: string, who = 'admin1') {
  await signIn(page, baseURL ?? '', who)
  await page.goto(`/${who.startsWith('admin') ? 'admin' : 'manager'}/contacts?q=${word}`)
  await expect(cards(page).first()).toBeVisible()
}

export const openFirst = (page: Page) =>
  cards(page).first().getByRole('button', { name: 'View & Edit' }).click()
