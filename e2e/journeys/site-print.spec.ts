import { expect, type Page, test } from '@playwright/test'
import { pdfText } from '../../apps/api/test/pdf-text.ts'
import { contactFaq } from '../../apps/web/app/content/contact.ts'

const printed = {
  article: '/blog/facility-management-best-practices',
  service: '/services/facility-management',
  job: '/careers/hvac-technician',
}

// Links, buttons and forms of the screen.
const forScreens =
  /Skip to content|Talk to an engineer|Login|Sign Up|Back to|Learn More|Share|Subscribe|Privacy Policy|Apply for this Position|Contact Us|Related|Similar Positions|Career Opportunities/

const squeezed = (text: string) => text.replaceAll(/\s+/g, '')

/** The text of a page's main part as its print stylesheet shows it, paragraph by paragraph. */
const shownOnPaper = (page: Page) =>
  page
    .getByRole('main')
    .locator('h1, h2, h3, p, li:not(:has(p)), th, td, dt, dd')
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility() && !each.closest('[aria-hidden="true"]'))
        .map((each) => (each as HTMLElement).innerText),
    )

for (const [name, path] of Object.entries(printed)) {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`a printed ${name} has its whole text, our contact and its URL, and nothing to press (${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      const pdf = await page.pdf({
        path: `reports/print/${name}-${colorScheme}.pdf`,
        preferCSSPageSize: true,
      })
      const text = await pdfText(pdf)
      expect(forScreens.exec(text)?.[0]).toBeUndefined()
      expect(text).toContain('hello@trusswell.example')
      expect(squeezed(text)).toContain(path)

      await page.emulateMedia({ media: 'print', colorScheme })
      const paragraphs = await shownOnPaper(page)
      expect(paragraphs.length).toBeGreaterThan(20)
      const missing = paragraphs.filter((each) => !squeezed(text).includes(squeezed(each)))
      expect(missing).toEqual([])
    })

  test(`a printed ${name} is no wider than its sheet`, async ({ page }) => {
    // A4 without the margins of print.css.
    await page.setViewportSize({ width: Math.floor(((210 - 2 * 14) / 25.4) * 96), height: 900 })
    await page.emulateMedia({ media: 'print' })
    await page.goto(path)
    const wide = await page
      .locator('body *')
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth + 1)
          .map((each) => each.outerHTML.slice(0, 120)),
      )
    expect(wide).toEqual([])
  })
}

test('a printed contact page has every answer, and neither the frame of the form nor the offer of a map', async ({
  page,
}) => {
  await page.goto('/contact')
  const text = squeezed(await pdfText(await page.pdf({ preferCSSPageSize: true })))
  expect(contactFaq.filter(({ answer }) => !text.includes(squeezed(answer)))).toEqual([])
  expect(/SendUsaMessage|Loadsamap/.exec(text)?.[0]).toBeUndefined()
})

test('a page that is printed while it appears is neither transparent nor half drawn', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(printed.service)
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
  const seen = await page.locator('main, main *').evaluateAll((all) => {
    const styles = all.map((each) => getComputedStyle(each))
    return {
      moving: styles.filter(({ animationName }) => animationName !== 'none').length,
      faint: styles.filter(({ opacity }) => opacity === '0').length,
    }
  })
  expect(seen).toEqual({ moving: 0, faint: 0 })
})
