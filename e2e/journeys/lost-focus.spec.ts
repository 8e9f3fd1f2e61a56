import { expect, test } from '@playwright/test'
import { ownWord } from './admin-lists.ts'
import { beOwn, insertProject } from './project-rows.ts'

test('a link that removes itself leaves the focus to what is around it', async ({ page }) => {
  await insertProject(await beOwn(page, 'client'))
  await page.goto(`/client/projects?q=${ownWord()}`)
  await page.getByRole('link', { name: 'Clear search and filters' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.list-body [data-row]').first()).toBeVisible()
  await expect(page.locator('.list-body')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('.list-body :focus')).toHaveCount(1)
})
