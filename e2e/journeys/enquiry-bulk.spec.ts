import { expect, test } from '@playwright/test'
import { expectAccessibleInBothThemes, expectToast, inDatabase, toast } from './admin-lists.ts'
import { cards, insertContacts, openList } from './contact-list.ts'
import { makePerson } from './project-rows.ts'

const stored = async (word: string) =>
  (
    await inDatabase<{ status: string; name: string | null }>(
      `select status, (select name from users where id = assignee_id) as name from contact_submissions
       where subject = 'Chillers ' || $1 order by created_at desc`,
      [word],
    )
  ).map(({ status, name }) => [status, name])

test('several submissions get one status and one assignee at once, and Undo restores them', async ({
  page,
  baseURL,
}) => {
  const word = await insertContacts(3)
  const colleague = await makePerson('manager')
  await openList(page, baseURL, word)
  for (const at of [1, 2]) await page.getByRole('checkbox', { name: `Select Asha Rao ${at}` }).check()
  await page.getByRole('button', { name: 'Set status or assignee' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 2 submissions' })
  await dialog.getByRole('button', { name: 'Change submissions' }).click()
  await expect(dialog).toContainText('Choose a status or an assignee')
  await dialog.getByRole('radio', { name: 'in progress' }).check()
  await dialog.getByLabel('Assignee').selectOption({ label: colleague.name })
  await expect(dialog).toContainText('The assignee is notified after 30 seconds.')
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Change 2 submissions' }).click()
  await expect(dialog).toBeHidden()
  await expectToast(page, '2 submissions changed')
  await expect(page.getByText('2 selected')).toBeHidden()
  // The button that was used is removed with the selection.
  await expect(page.getByRole('region', { name: 'Submissions', exact: true })).toBeFocused()
  await expect(cards(page).first()).toContainText(colleague.name)
  expect(await stored(word)).toEqual([
    ['in-progress', colleague.name],
    ['in-progress', colleague.name],
    ['new', null],
  ])
  await toast(page).last().getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, '2 submissions restored')
  await expect(cards(page).first()).toContainText('unassigned')
  expect(await stored(word)).toEqual(Array(3).fill(['new', null]))
})

test('a manager resolves the selected rows of the table by keyboard', async ({ page, baseURL }) => {
  const word = await insertContacts(2)
  await openList(page, baseURL, word, 'manager1')
  await page.goto(`/manager/contacts?q=${word}&view=table`)
  await expect(page.getByRole('row').filter({ hasText: 'Asha Rao 2' })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.keyboard.press('s')
  const dialog = page.getByRole('dialog', { name: 'Change 2 submissions' })
  await dialog.getByRole('radio', { name: 'resolved' }).check()
  await page.keyboard.press('Control+Enter')
  await expectToast(page, '2 submissions changed')
  expect(await stored(word)).toEqual(Array(2).fill(['resolved', null]))
})
