import { expect, test } from '@playwright/test'
import { fullChromiumOptions } from '../chromium-options.ts'
import { drawAll } from './draw-all.ts'
import { templates } from './site-map.ts'

test.use({ launchOptions: fullChromiumOptions })

// Each template once, with alternating widths and themes.
const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const

// The contact page is among the small pages. Pages that list openings change with them.
const elsewhere = ['contact', 'careers', 'career-area', 'job', 'sitemap', 'search']
const pictured = Object.entries(templates).filter(([name]) => !elsewhere.includes(name))

for (const [index, [name, path]] of pictured.entries()) {
  const { width, colorScheme } = looks[index % looks.length]!
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme })

    test(`${path} matches its screenshot`, async ({ page }) => {
      await page.goto(path)
      await drawAll(page)
      // Three viewports of it; the contact sheets show the rest.
      await expect(page).toHaveScreenshot([`site-${name}-${width}-${colorScheme}.png`], {
        fullPage: true,
        clip: { x: 0, y: 0, width, height: 2700 },
        mask: [page.getByRole('region', { name: 'Career Opportunities' })],
        maxDiffPixelRatio: 0.002,
      })
    })
  })
}
