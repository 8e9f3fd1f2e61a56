import { expect, test } from '@playwright/test'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, ownWord, signIn } from './admin-lists.ts'
import { card, cards, dialog, openProjects } from './admin-project-list.ts'
import { clickRetry } from './click-retry.ts'
import { insertProject, makePerson } from './project-rows.ts'

test('loading, error, offline and empty states', async ({ page, baseURL, context }) => {
  const word = ownWord()
  await insertProject(await makePerson('client'), { title: `Depot ${word}` })
  await signIn(page, baseURL ?? '', 'admin1')
  const lists = /\/api\/admin\/projects\?/
  // A live message may refetch the list, so every request is held until the same moment.
  const answer = Promise.withResolvers<void>()
  await page.route(lists, async (route) => {
    await answer.promise
    await route.fulfill({
      status: 500,
      json: { message: 'Try later', code: 'internal', request_id: 'req-78' },
    })
  })
  await page.goto(`/admin/projects?q=${word}`)
  await expect(page.getByRole('status', { name: 'Loading projects' })).toBeVisible()
  answer.resolve()
  const panel = page.getByRole('alert').filter({ hasText: 'couldn’t be loaded' })
  await expect(panel).toContainText('req-78')
  await expect(page.getByText(/^(No|There are no) \w+/)).toHaveCount(0)
  await clickRetry(page, lists, panel)
  await expect(cards(page)).toHaveCount(1)
  await context.setOffline(true)
  await expect(page.getByText(/You’re offline/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/You’re offline/)).toBeHidden()
})

test('admin projects are accessible in both themes, the dialogs too, and fit a phone', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const word = ownWord()
  const title = `${'Kukatpallywarehouse'.repeat(7)} ${word}`
  await insertProject(await makePerson('client'), { title, description: 'x'.repeat(5000) })
  await openProjects(page, baseURL, `?q=${word}`)
  await expect(cards(page)).toHaveCount(1)
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('checkbox', { name: /^Select Kukat/ }).check()
  await expectAccessibleInBothThemes(page)
  await card(page, word).getByRole('button', { name: /^Edit/ }).click()
  await expect(dialog(page).getByRole('button', { name: 'Save Changes' })).toBeInViewport()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await card(page, word)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.goto('/admin')
  await expect(page.getByText('Total Users')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
})
