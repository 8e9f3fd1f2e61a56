import { expect, type Locator, type Page } from '@playwright/test'
import { inDatabase, ownWord, signIn } from './admin-lists.ts'

export const rows = (page: Page) => page.getByRole('article')
export const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Application' })
export const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add New Application' })
export const save = (page: Page) => editDialog(page).getByRole('button', { name: 'Save Changes' })

/** Waits until the dialog has stopped moving. */
export const choose = (dialog: Locator, name: string) => dialog.getByRole('radio', { name }).check()

/** Applications that only this test finds; the first one is the newest. */
export async function insertApplications(count: number): Promise<string> {
  const word = ownWord()
  await inDatabase(
    `insert into job_applications (id, applicant_name, email, position, source, experience, skills, created_at)
     select gen_random_uuid(), 'Keerthana ' || n, $1 || n || '@people.example', 'Electrician ' || $1, 'staff', n % 9,
            array['Panels', 'Testing', 'Cables'], now() - n * interval '1 minute' from generate_series(1, $2::int) n`,
    [word, count],
  )
  return word
}

export async function openApplications(
  page: Page,
  baseURL: string | undefined,
  query: string,
  who = 'admin1',
) {
  await signIn(page, baseURL ?? '', who)
  const area = who.startsWith('admin') ? 'admin' : 'manager'
  await page.goto(`/${area}/applications?${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Job Applications' })).toBeVisible()
}

export const editFirst = (page: Page) => rows(page).first().getByRole('button', { name: /^Edit/ }).click()

export const stored = (email: string) =>
  inDatabase<Record<string, unknown>>(
    `select applicant_name, position, experience, skills, resume_url, status, notes from job_applications
     where email = $1 and deleted_at is null`,
    [email],
  )
