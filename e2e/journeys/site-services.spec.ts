import { serviceIds } from '@trusswell/domain/services.ts'
import { expect, type Page, test } from '@playwright/test'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cards = (page: Page) => page.getByRole('list', { name: 'Services' }).locator('> li')

test('[RT-03] [SV-01] thirteen services in order, each with drawing, description and six features', async ({
  page,
}) => {
  expect((await page.goto('/services'))?.status()).toBe(200)
  await expect(cards(page)).toHaveCount(13)
  for (const [index, id] of serviceIds.entries()) {
    const card = cards(page).nth(index)
    await expect(card.locator('img.ill:visible')).toBeVisible()
    await expect(card.getByRole('heading')).toHaveText(/\w{4}/)
    await expect(card.locator('h2 + p')).toHaveText(/.{40,}/)
    await expect(card.getByRole('listitem')).toHaveCount(6)
    await expect(card.getByRole('link')).toHaveAttribute('href', `/services/${id}`)
  }
})

test('[SV-02] [RT-04] [SV-04] Learn More links to the service’s page', async ({ page }) => {
  await page.goto('/services')
  const title = await cards(page).nth(3).getByRole('heading').innerText()
  await cards(page)
    .nth(3)
    .getByRole('link', { name: /^Learn More/ })
    .click()
  await expect(page).toHaveURL(/\/services\/facility-pantry$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('.page-head .lead')).toHaveText(/.{100,}/)
  await expect(page.getByRole('img', { name: new RegExp(`^${title}, drawing`) })).toBeVisible()
})

test('[SV-07] [SV-08] three openings with place, type and experience, each with a page', async ({ page }) => {
  for (const id of serviceIds) {
    await page.goto(`/services/${id}`)
    const openings = section(page, 'Career Opportunities').locator('.cell:has(dl)')
    await expect(openings).toHaveCount(3)
    await expect(openings.first().getByRole('heading')).toHaveText(/\w{4}/)
    await expect(openings.first().getByRole('definition')).toHaveText([
      'Hyderabad, India',
      'Full-time',
      /^\d+-\d+ years$/,
    ])
    const paths = await openings
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const path of paths) {
      expect(path).toMatch(/^\/careers\/[a-z-]+$/)
      expect((await page.request.get(path)).status()).toBe(200)
    }
  }
})

test('[SV-09] counts the positions of the area, in the singular for one', async ({ page }) => {
  const counts: string[] = []
  for (const id of ['horticulture', 'electrical-services'] as const) {
    await page.goto(`/services/${id}`)
    const card = section(page, 'Career Opportunities').locator('.cell-count')
    counts.push(await card.getByRole('heading').innerText())
    await card.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/careers/service/${id}$`))
    await expect(page.getByRole('list', { name: 'Positions' }).locator('> li')).toHaveCount(
      Number.parseInt(counts.at(-1) ?? ''),
    )
  }
  expect(counts).toEqual(['1 Position Available', '2 Positions Available'])
  await page.goto('/services/helpdesk-services')
  await expect(section(page, 'Career Opportunities').locator('.cell-count')).toHaveCount(0)
})

test('[SV-10] [SV-11] the same steps and three related services on every page', async ({ page }) => {
  const ways = new Set<string>()
  for (const id of serviceIds) {
    await page.goto(`/services/${id}`)
    ways.add(await section(page, 'How We Work').innerText())
    const links = section(page, 'Related Services').getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      serviceIds
        .filter((other) => other !== id)
        .slice(0, 3)
        .map((other) => `/services/${other}`),
    )
  }
  expect(ways.size).toBe(1)
})

test('[SV-12] [SV-13] a link back and a link to contact us', async ({ page }) => {
  await page.goto('/services/civil-works')
  const main = page.getByRole('main')
  for (const link of await main.getByRole('link', { name: 'Contact Us' }).all()) {
    await expect(link).toHaveAttribute('href', '/contact?subject=civil-works#message')
  }
  expect(await main.getByRole('link', { name: 'Contact Us' }).count()).toBeGreaterThan(0)
  await main.getByRole('link', { name: 'Back to Services' }).click()
  await expect(page).toHaveURL(/\/services$/)
})

test('[SV-14] facility management alone has its sectors, each with a drawing', async ({ page }) => {
  await page.goto('/services/facility-management')
  const sectors = section(page, 'Specialized Sectors')
  await expect(sectors.getByRole('heading', { level: 3 })).toHaveText([
    'IT Buildings',
    'Schools',
    'Gated Communities',
  ])
  await expect(sectors.locator('img.ill:visible')).toHaveCount(3)
  await expect(sectors.getByRole('listitem').getByRole('paragraph')).toHaveText([
    /.{60,}/,
    /.{60,}/,
    /.{60,}/,
  ])
  await page.goto('/services/security-services')
  await expect(section(page, 'Specialized Sectors')).toHaveCount(0)
})

test('[SV-15] an unknown service shows Service Not Found with a link back', async ({ page }) => {
  expect((await page.goto('/services/no-such-service'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Service not found' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to Services' })).toHaveAttribute(
    'href',
    '/services',
  )
})

test('short ids redirect permanently to the full ones', async ({ page, request }) => {
  const answer = await request.get('/services/electrical', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/services/electrical-services'])
  await page.goto('/services/security')
  await expect(page).toHaveURL(/\/services\/security-services$/)
})
