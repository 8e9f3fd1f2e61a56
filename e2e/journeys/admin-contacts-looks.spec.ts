import { expect, test } from '@playwright/test'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, signIn } from './admin-lists.ts'
import { clickRetry } from './click-retry.ts'
import { cards, insertContacts, openFirst, openList, save } from './contact-list.ts'

test('loading, error and offline states', async ({ page, baseURL, context }) => {
  const word = await insertContacts(1)
  await signIn(page, baseURL ?? '', 'admin1')
  const lists = /\/api\/admin\/contacts\?/
  // A live message may refetch the list, so every request is held until the same moment.
  const answer = Promise.withResolvers<void>()
  await page.route(lists, async (route) => {
    await answer.promise
    await route.fulfill({
      status: 500,
      json: { message: 'Try later', code: 'internal', request_id: 'req-77' },
    })
  })
  await page.goto(`/admin/contacts?q=${word}`)
  await expect(page.getByRole('status', { name: 'Loading submissions' })).toBeVisible()
  answer.resolve()
  const panel = page.getByRole('alert').filter({ hasText: 'couldn’t be loaded' })
  await expect(panel).toContainText('req-77')
  await expect(page.getByText(/^(No|There are no) \w+/)).toHaveCount(0)
  await clickRetry(page, lists, panel)
  await expect(cards(page)).toHaveCount(1)
  await context.setOffline(true)
  await expect(page.getByText(/You’re offline/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/You’re offline/)).toBeHidden()
})

test('contacts are accessible in both themes, the dialogs too', async ({ page, baseURL }) => {
  await openList(page, baseURL, await insertContacts(2))
  await expectAccessibleInBothThemes(page)
  await openFirst(page)
  await expect(save(page)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await cards(page).first().getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('5,000 characters fit, and touch targets are 56 px', async ({ page, baseURL }) => {
    await openList(
      page,
      baseURL,
      await insertContacts(1, { message: 'Wordwithoutend'.repeat(357).padEnd(5000, 'x') }),
    )
    await expectNoSidewaysScroll(page)
    for (const name of ['View & Edit', 'Delete']) {
      const box = await cards(page).first().getByRole('button', { name }).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(56)
    }
    await openFirst(page)
    await expect(save(page)).toBeInViewport()
    await expectNoSidewaysScroll(page)
  })
})
