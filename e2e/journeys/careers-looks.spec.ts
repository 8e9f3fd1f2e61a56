import { expect, test } from '@playwright/test'
import { checkedWidths, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './admin-lists.ts'
import { pdf, resumeField, submit } from './careers-parts.ts'
import { openAlive } from './contact-form.ts'

test.describe.configure({ timeout: 300_000 })

// Pages that aren't in the sitemap; every-page.spec.ts covers the others.
const pages = [
  '/careers?area=civil-works',
  '/careers/astronaut',
  '/application/sent',
  '/application/renew?token=x',
]

for (const width of checkedWidths) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('pages outside the sitemap have no axe finding in either theme', async ({ page }) => {
      for (const path of pages) {
        await openAlive(page, path)
        await expectAccessibleInBothThemes(page)
        await expectNoSidewaysScroll(page)
      }
    })

    test('a job’s page has none with errors and a file', async ({ page }) => {
      await openAlive(page, '/careers/hvac-technician')
      await submit(page).click()
      await expect(page.locator('.ui-error').first()).toBeVisible()
      await resumeField(page).setInputFiles(pdf())
      await expectAccessibleInBothThemes(page)
    })

    test('the modal of an area has none, also with validation errors', async ({ page }) => {
      await openAlive(page, '/careers/service/mechanical-services?apply=hvac-technician')
      const dialog = page.getByRole('dialog', { name: 'Apply for Position' })
      await dialog.getByRole('button', { name: 'Send application' }).click()
      await expect(dialog.locator('.ui-error').first()).toBeVisible()
      await expectAccessibleInBothThemes(page)
    })
  })
}

test.describe('on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('pages outside the sitemap have no sideways scroll', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path)
      await expectNoSidewaysScroll(page)
    }
  })
})
