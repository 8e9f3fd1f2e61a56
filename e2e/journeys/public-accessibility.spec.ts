import { expect, test } from '@playwright/test'
import { checkedWidths, expectAccessibleInBothThemes } from './admin-lists.ts'
import { fill, message, openAlive, sendButton } from './contact-form.ts'

test.describe.configure({ timeout: 90_000 })

for (const width of checkedWidths) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the contact page has no axe finding: initially, with validation errors, failed and sent', async ({
      page,
    }) => {
      await openAlive(page)
      await expectAccessibleInBothThemes(page)
      await sendButton(page).click()
      await expect(page.locator('.ui-error').first()).toBeVisible()
      await expectAccessibleInBothThemes(page)
      await fill(page, message())
      await page.route('**/api/contact', (route) => route.abort())
      await sendButton(page).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessibleInBothThemes(page)
      await page.unroute('**/api/contact')
      await sendButton(page).click()
      await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
      await expectAccessibleInBothThemes(page)
    })

    test('a missing page has no axe finding', async ({ page }) => {
      await page.goto('/no/such/page')
      await expectAccessibleInBothThemes(page)
    })
  })
}

test.describe('the menu of a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('has no axe finding when it is open', async ({ page }) => {
    await openAlive(page)
    await page.getByRole('banner').locator('summary').click()
    await expect(page.getByRole('navigation', { name: 'Main, small screen' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })
})
