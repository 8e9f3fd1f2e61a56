import { expect, type Page, test } from '@playwright/test'
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  expectToast,
  inDatabase,
  ownWord,
  signIn,
  toast,
} from './admin-lists.ts'

/** Positions that only this test finds, one of each status; the first one is the newest. */
async function insertJobs(statuses: ('open' | 'closed' | 'draft')[]): Promise<string> {
  const word = ownWord()
  await inDatabase(
    `insert into jobs (id, title, department, location, type, experience, description, posted_on, status, created_at)
     select 'fitter-' || n || '-' || $1, 'Fitter ' || n || ' ' || $1, 'Mechanical Services', 'Hyderabad, India',
            'Full-time', '2-4 years', 'Fits pipes.', current_date, status, now() - n * interval '1 minute'
     from unnest($2::text[]) with ordinality as wanted (status, n)`,
    [word, statuses],
  )
  return word
}
/** Other tests read every page of the sitemap. */
const removeJobs = (word: string) => inDatabase('delete from jobs where title like $1', [`%${word}`])

const stored = async (word: string) =>
  (
    await inDatabase<{ status: string }>('select status from jobs where title like $1 order by id', [
      `%${word}`,
    ])
  ).map(({ status }) => status)
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('several positions are closed at once after a question that names them, and Undo restores them', async ({
  page,
  baseURL,
}) => {
  const word = await insertJobs(['open', 'open', 'closed', 'draft'])
  await signIn(page, baseURL ?? '', 'admin1')
  await page.goto(`/admin/jobs?q=${word}`)
  await page.getByRole('checkbox', { name: 'Select all 4 shown' }).check()
  await page.getByRole('button', { name: 'Close positions' }).click()
  const question = page.getByRole('alertdialog', { name: 'Close 2 positions?' })
  await expect(question.getByRole('listitem')).toHaveText([
    `Fitter 1 ${word}`,
    `Fitter 2 ${word}`,
    `Fitter 3 ${word} (already closed)`,
    `Fitter 4 ${word} (draft)`,
  ])
  await expectAccessibleInBothThemes(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await stored(word)).toEqual(['open', 'open', 'closed', 'draft'])
  await page.getByRole('button', { name: 'Close positions' }).click()
  await question.getByRole('button', { name: 'Close positions' }).click()
  await expectToast(page, '2 positions closed')
  await expect(page.getByText('4 selected')).toBeHidden()
  await expect(row(page, `Fitter 2 ${word}`)).toContainText('Closed')
  expect(await stored(word)).toEqual(['closed', 'closed', 'closed', 'draft'])
  expect((await page.request.get(`/careers/fitter-1-${word}`)).status()).toBe(410)
  await toast(page).last().getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, '2 positions restored')
  await expect(row(page, `Fitter 2 ${word}`)).toContainText('Open')
  expect(await stored(word)).toEqual(['open', 'open', 'closed', 'draft'])
  await removeJobs(word)
})

test('a manager reopens the selected positions by keyboard', async ({ page, baseURL }) => {
  const word = await insertJobs(['closed', 'closed'])
  await signIn(page, baseURL ?? '', 'manager1')
  await page.goto(`/manager/jobs?q=${word}`)
  await expect(row(page, `Fitter 2 ${word}`)).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByText('2 selected')).toBeVisible()
  // None of them can be closed.
  await page.keyboard.press('c')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.keyboard.press('r')
  await expect(page.getByRole('alertdialog', { name: 'Reopen 2 positions?' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectToast(page, '2 positions reopened')
  expect(await stored(word)).toEqual(['open', 'open'])
  await removeJobs(word)
})

test('on a phone positions are selected on their cards', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const word = await insertJobs(['open', 'draft'])
  await signIn(page, baseURL ?? '', 'admin1')
  await page.goto(`/admin/jobs?q=${word}`)
  await page.getByRole('checkbox', { name: `Select Fitter 2 ${word}` }).check()
  await expect(page.getByText('Publish drafts one at a time.')).toBeVisible()
  await page.getByRole('checkbox', { name: `Select Fitter 1 ${word}` }).check()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Close positions' }).click()
  await expectNoSidewaysScroll(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close positions' }).click()
  await expectToast(page, '1 position closed')
  await expect(row(page, `Fitter 1 ${word}`)).toContainText('Closed')
  await removeJobs(word)
})
