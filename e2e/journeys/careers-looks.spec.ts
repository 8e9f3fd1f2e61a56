import { expect, test } from '@playwright/test'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './admin-lists.ts'
import { pdf, resumeField, submit } from './careers-parts.ts'
import { openAlive } from './contact-form.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 120_000 })

const pages = [
  '/careers',
  '/careers?area=civil-works',
  '/careers/service/mechanical-services',
  '/careers/internship',
  '/careers/astronaut',
  '/application/sent',
  '/application/renew?token=x',
]

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const path of pages) {
      test(`${path} has no axe finding in either theme`, async ({ page }) => {
        await openAlive(page, path)
        await expectAccessibleInBothThemes(page)
        await expectNoSidewaysScroll(page)
      })
    }

    test('a job’s page has none: at rest, with faults and with a file', async ({ page }) => {
      await openAlive(page, '/careers/hvac-technician')
      await expectAccessibleInBothThemes(page)
      await submit(page).click()
      await expect(page.locator('.ui-error').first()).toBeVisible()
      await resumeField(page).setInputFiles(pdf())
      await expectAccessibleInBothThemes(page)
    })

    test('the modal of an area has none, also with faults', async ({ page }) => {
      await openAlive(page, '/careers/service/mechanical-services?apply=hvac-technician')
      const dialog = page.getByRole('dialog', { name: 'Apply for Position' })
      await dialog.getByRole('button', { name: 'Submit Application' }).click()
      await expect(dialog.locator('.ui-error').first()).toBeVisible()
      await expectAccessibleInBothThemes(page)
    })
  })
}

test.describe('on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const path of [...pages, '/careers/hvac-technician']) {
    test(`${path} has no sideways scroll`, async ({ page }) => {
      await page.goto(path)
      await expectNoSidewaysScroll(page)
    })
  }
})
