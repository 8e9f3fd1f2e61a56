import { expect, type Page, test } from '@playwright/test'
import { openAlive } from './contact-form.ts'
import { drawAll } from './draw-all.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('[RT-01] the home page opens with its headline', async ({ page }) => {
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engineering Excellence for the Future')
  await expect(page).toHaveTitle(/Hyderabad \| Trusswell$/)
})

test('[HM-02] [HM-03] the hero leads to the contact page and to the services', async ({ page }) => {
  await page.goto('/')
  const hero = section(page, 'Engineering Excellence for the Future')
  await expect(hero.getByRole('link', { name: 'Start Your Project' })).toHaveAttribute('href', '/contact')
  await hero.getByRole('link', { name: 'Explore Services' }).click()
  await expect(page).toHaveURL(/\/services$/)
})

test('[HM-05] six services in their order, each with its drawing', async ({ page }) => {
  await page.goto('/')
  const cells = section(page, 'Every discipline on one drawing').locator('.cell')
  const ids = [
    'electrical-services',
    'mechanical-services',
    'civil-works',
    'architecture-interior-design',
    'facility-management',
    'security-services',
  ]
  await expect(cells).toHaveCount(6)
  for (const [index, id] of ids.entries()) {
    await expect(cells.nth(index).locator('img.ill:visible')).toBeVisible()
    await expect(cells.nth(index).locator('ul')).toHaveCount(0)
    await expect(cells.nth(index).getByRole('link', { name: /^Learn More/ })).toHaveAttribute(
      'href',
      `/services/${id}`,
    )
  }
})

test('each core strength has its own drawing', async ({ page }) => {
  await page.goto('/')
  await drawAll(page)
  const items = section(page, 'Core Strengths').getByRole('listitem')
  const shown = items.locator('img:visible')
  await expect(shown).toHaveCount(await items.count())
  const files = await shown.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src))
  expect(new Set(files).size).toBe(4)
})

test('[HM-07] [HM-08] three testimonials: five stars, the text, a round image, name and company', async ({
  page,
}) => {
  await page.goto('/')
  const cards = section(page, 'What clients say after handover').getByRole('figure')
  await expect(cards).toHaveCount(3)
  for (const card of await cards.all()) {
    await expect(card.getByRole('img', { name: 'Rated 5 out of 5' }).locator('svg')).toHaveCount(5)
    await expect(card.getByRole('blockquote')).toHaveText(/^“.{40,}”$/)
    const photo = card.locator('figcaption img')
    await photo.scrollIntoViewIfNeeded()
    await expect(photo).toHaveCSS('border-radius', '50%')
    await expect(photo).toHaveAttribute('alt', /\S/)
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expect(card.locator('figcaption b')).toHaveText(/^\S+ \S+/)
    await expect(card.locator('figcaption')).toHaveText(/^(\S+ \S+?)([A-Z]\S+ .+)$/)
  }
})

test('a work on the home page leads to its page', async ({ page }) => {
  await page.goto('/')
  const works = section(page, 'Our Works')
  await works.getByRole('link', { name: /See how.*HVAC Systems/ }).click()
  await expect(page).toHaveURL(/\/our-works\/hvac-systems$/)
})

test('[HM-10] the closing section asks for a consultation, and the form gets the subject', async ({
  page,
}) => {
  await openAlive(page, '/')
  await page.getByRole('link', { name: 'Schedule a Consultation' }).click()
  await expect(page).toHaveURL(/\/contact\?subject=consultation$/)
  await expect(page.getByLabel('Subject')).toHaveValue('Consultation')
})

test('[ER-05] a failing home page shows an error and can be retried in place', async ({ page }) => {
  const html = await (await page.request.get('/')).text()
  const module = /import \* as route\d+ from "([^"]+\/home-[^"]+)"/.exec(html)?.[1]
  await page.route(`**${module}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export * from "${module}?real"
        import Real from "${module}?real"
        window.presses = 0
        window.addEventListener('submit', () => { window.presses += 1 }, true)
        export default function Home(props) {
          // React also renders a failed page again by itself, so recovery is triggered only by the clicks.
          if (window.presses > 1) return Real(props)
          window.failedAfter = window.presses
          throw new Error('The sheet is missing')
        }`,
    }),
  )
  await page.goto('/')
  await page.mouse.move(100, 100)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('The sheet is missing')
  const failedAfter = () => page.evaluate(() => (window as unknown as { failedAfter: number }).failedAfter)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(failedAfter).toBe(1)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engineering Excellence for the Future')
})
