import { expect, test } from '@playwright/test'
import { fullChromiumOptions } from '../chromium-options.ts'
import { drawAll } from './draw-all.ts'
import { templates } from './site-map.ts'

test.use({ launchOptions: fullChromiumOptions })

// Each template once; widths and themes take turns, so that each is seen with several of them.
const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const

// The contact page is pictured with the small pages. What lists openings changes with them.
const elsewhere = ['contact', 'careers', 'career-area', 'job', 'sitemap', 'search']
const pictured = Object.entries(templates).filter(([name]) => !elsewhere.includes(name))

for (const [index, [name, path]] of pictured.entries()) {
  const { width, colorScheme } = looks[index % looks.length]!
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme })

    test(`${path} looks as drawn`, async ({ page }) => {
      await page.goto(path)
      await drawAll(page)
      // Three windows of it; the contact sheets have the rest.
      await expect(page).toHaveScreenshot([`site-${name}-${width}-${colorScheme}.png`], {
        fullPage: true,
        clip: { x: 0, y: 0, width, height: 2700 },
        mask: [page.getByRole('region', { name: 'Career Opportunities' })],
        maxDiffPixelRatio: 0.002,
      })
    })
  })
}
