import { expect, test } from '@playwright/test'
import { fullChromiumOptions } from '../chromium-options.ts'
import { signInByApi } from './identity.ts'
import { makePerson } from './project-rows.ts'

test.use({ launchOptions: fullChromiumOptions })

// One page of each kind with the same content in every run; lists with rows are in the admin suites.
const pages = {
  contact: '/contact',
  login: '/login',
  'not-found': '/no/such/page',
  'client-area': '/client/projects',
}

for (const width of [390, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme })

      for (const [name, path] of Object.entries(pages)) {
        test(`${path} matches its screenshot`, async ({ page }) => {
          if (path.startsWith('/client')) {
            const { email } = await makePerson('client', 'Harini Varma')
            await signInByApi(page, email)
          }
          // A dashboard shows the current time.
          await page.clock.setFixedTime(new Date('2026-11-15T05:30:00Z'))
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await page.evaluate(() => document.fonts.ready)
          await expect(page).toHaveScreenshot([`${name}-${width}-${colorScheme}.png`], {
            fullPage: true,
            maxDiffPixelRatio: 0.002,
          })
        })
      }
    })
  }
}
