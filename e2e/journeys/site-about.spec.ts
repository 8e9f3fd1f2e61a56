import { expect, type Page, test } from '@playwright/test'
import { brandFacts } from '@trusswell/domain/company-facts.ts'
import { observersTold } from './observers-told.ts'
import { about } from '../../apps/web/app/content/about.ts'
import { withCompany } from '../../apps/web/app/lib/company-text.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const figures = (page: Page) => page.locator('.counter-figure')
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const leaders = {
  ceo: 'CEO & Founder',
  'technical-director': 'Technical Director',
  'operations-head': 'Head of Operations',
  'lead-engineer': 'Lead Automation Engineer',
}

test('[RT-02] [AB-01] the about page opens with the company and its story', async ({ page }) => {
  expect((await page.goto('/about'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Trusswell')
  await expect(page.getByText(withCompany(about.story[0] ?? '', brandFacts))).toBeVisible()
})

test('[AB-02] three figures in circles, complete in the server’s HTML', async ({ page, request }) => {
  const html = await (await request.get('/about')).text()
  for (const figure of ['10,000+', '5,000+', '15+']) expect(html).toContain(`>${figure}<`)
  await page.goto('/about')
  const strip = section(page, 'In figures')
  await expect(strip.getByRole('term')).toHaveText([
    'Projects Successfully Completed',
    'Happy Clients Served',
    'Years of Excellence',
  ])
  await expect(strip.locator('circle')).toHaveCount(3)
})

test('[AB-03] [AB-04] counts up once over 2000 ms when half of it is visible, and stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/about')
  await page.mouse.move(100, 100)
  await expect(figures(page)).toHaveText([/^0\+/, /^0\+/, /^0\+/])
  const first = figures(page).first()
  const scrollTo = (share: number) =>
    first.evaluate((figure, visible) => {
      const { top, height } = figure.getBoundingClientRect()
      window.scrollTo({ top: top + scrollY - innerHeight + height * visible, behavior: 'instant' })
    }, share)
  await scrollTo(0.3)
  await observersTold(first)
  await expect(first).toHaveText(/^0\+/)
  await first.evaluate((figure) => {
    const seen: [number, string][] = []
    Object.assign(window, { seen })
    new MutationObserver(() => seen.push([performance.now(), figure.textContent ?? ''])).observe(figure, {
      subtree: true,
      characterData: true,
      childList: true,
    })
  })
  const scrolled = await page.evaluate(() => performance.now())
  await scrollTo(0.6)
  await expect(first).toHaveText('10,000+')
  const seen = await page.evaluate(() => (window as unknown as { seen: [number, string][] }).seen)
  // Only a lower bound; count-up.test.ts checks the exact duration.
  expect(seen.at(-1)![0] - scrolled).toBeGreaterThan(1900)
  expect(seen.some(([, text]) => /^[1-9],\d{3}\+/.test(text))).toBe(true)
  await page.evaluate(() => window.scrollTo(0, 0))
  await scrollTo(1)
  await observersTold(first)
  await expect(first).toHaveText('10,000+')
  const after = await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen.length)
  expect(after).toBe(seen.length)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('[AB-03] the figures are shown from the start', async ({ page }) => {
    await page.goto('/about')
    await page.mouse.move(100, 100)
    await expect(page.locator('html')).toHaveAttribute('data-live')
    await expect(figures(page)).toHaveText(['10,000+', '5,000+', '15+'])
  })
})

test('[AB-09] [AB-10] [AB-11] links to the contact page, the works and the four leaders', async ({
  page,
}) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  await expect(section(page, 'Our Works').getByRole('link', { name: 'View Our Works' })).toHaveAttribute(
    'href',
    '/our-works',
  )
  const links = section(page, 'Leadership').getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    Object.keys(leaders).map((id) => `/leadership/${id}`),
  )
})

test('[RT-14] [LD-01] [LD-02] each leader has a page with name, title, image, three facts and a link back', async ({
  page,
}) => {
  for (const [id, title] of Object.entries(leaders)) {
    expect((await page.goto(`/leadership/${id}`))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\S+ \S+$/)
    await expect(page.locator('.leader-plate .eyebrow')).toHaveText(title)
    const photo = page.locator('.leader-plate img')
    await expect(photo).toHaveAttribute('alt', /\S/)
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expect(page.locator('.leader-facts [data-figure]')).toHaveCount(3)
    await expect(page.locator('.leader-section')).toHaveCount(3)
    await expect(page.getByRole('link', { name: 'Back to About' })).toHaveAttribute('href', '/about')
  }
})
