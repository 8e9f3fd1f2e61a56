import { expect, type Page, test } from '@playwright/test'

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
  await expect(page.getByText(/^Trusswell began in 2014 with five engineers/)).toBeVisible()
  await expect(page.locator('.about-story p')).toHaveCount(3)
})

test('[CN-01] the company says what it does, since when and from where', async ({ page }) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  await expect(main).toContainText('Trusswell began in 2014')
  await expect(main).toContainText('Industrial automation, electrical, mechanical and civil engineers')
  await expect(main).toContainText('where engineering ends and facility management begins')
  await expect(main).toContainText('We still work from Hyderabad, India')
  await page.goto('/')
  await expect(page.getByRole('banner')).toContainText('Engineering & Facility Services')
  await expect(page.getByRole('main')).toContainText('Hyderabad, since 2014')
})

test('[AB-02] three figures in circles, complete in what the server sends', async ({ page, request }) => {
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
  await page.waitForTimeout(300)
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
  await scrollTo(0.6)
  await expect(first).toHaveText('10,000+')
  const seen = await page.evaluate(() => (window as unknown as { seen: [number, string][] }).seen)
  const duration = seen.at(-1)![0] - seen[0]![0]
  expect(duration).toBeGreaterThan(1800)
  expect(duration).toBeLessThan(2600)
  expect(seen.some(([, text]) => /^[1-9],\d{3}\+/.test(text))).toBe(true)
  await page.evaluate(() => window.scrollTo(0, 0))
  await scrollTo(1)
  await page.waitForTimeout(300)
  await expect(first).toHaveText('10,000+')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('[AB-03] the figures stand from the beginning', async ({ page }) => {
    await page.goto('/about')
    await page.mouse.move(100, 100)
    await expect(page.locator('html')).toHaveAttribute('data-live')
    await expect(figures(page)).toHaveText(['10,000+', '5,000+', '15+'])
  })
})

test('[AB-05] [AB-08] four values and four reasons', async ({ page }) => {
  await page.goto('/about')
  await expect(section(page, 'Our Values').getByRole('heading', { level: 3 })).toHaveText([
    'Excellence',
    'Collaboration',
    'Innovation',
    'Reliability',
  ])
  const why = page.getByRole('region', { name: /^Why Choose/ })
  await expect(why.getByRole('heading', { level: 3 })).toHaveCount(4)
})

test('[AB-06] [AB-07] six milestones, and more than a hundred engineers in 2022', async ({ page }) => {
  await page.goto('/about')
  const items = section(page, 'Milestones').getByRole('listitem')
  const expected = [
    '2014 Company Founded',
    '2016 First Major Project',
    '2018 Expansion',
    '2020 Innovation Award',
    '2022 Team Growth',
    '2024 Digital Transformation',
  ]
  await expect(items).toHaveCount(6)
  for (const [index, text] of expected.entries()) {
    const [year, ...title] = text.split(' ')
    await expect(items.nth(index).getByRole('time')).toHaveText(String(year))
    await expect(items.nth(index).getByRole('heading')).toHaveText(title.join(' '))
    await expect(items.nth(index).getByRole('paragraph')).toHaveText(/\w{4}/)
  }
  await expect(items.nth(4)).toContainText('100+ engineers')
})

test('[AB-09] [AB-10] [AB-11] leads to the contact page, the works and the four leaders', async ({
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

test('[RT-14] [LD-01] [LD-02] each leader has a page with name, title, picture, three facts and a way back', async ({
  page,
}) => {
  for (const [id, title] of Object.entries(leaders)) {
    expect((await page.goto(`/leadership/${id}`))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\S+ \S+$/)
    await expect(page.locator('.leader-plate .eyebrow')).toHaveText(title)
    await expect(page.locator('.leader-plate .ill-plate')).toBeVisible()
    await expect(page.locator('.leader-facts dd')).toHaveCount(3)
    await expect(page.locator('.leader-section')).toHaveCount(3)
    await expect(page.getByRole('link', { name: 'Back to About' })).toHaveAttribute('href', '/about')
  }
})

const chapters = {
  ceo: ['Professional Journey', 'Key Achievements', 'Vision for the Future'],
  'technical-director': ['Professional Background', 'Areas of Expertise', 'Technical Vision'],
  'operations-head': ['Professional Profile', 'Key Responsibilities', 'Operational Approach'],
  'lead-engineer': ['Technical Expertise', 'Technical Specializations', 'Project Achievements'],
}

async function expectChapters(page: Page, id: keyof typeof chapters): Promise<void> {
  await page.goto(`/leadership/${id}`)
  await expect(page.locator('.leader-section h2')).toHaveText(chapters[id])
}

test('[LD-03] [LD-04] the founder’s page has its chapters and figures', async ({ page }) => {
  await expectChapters(page, 'ceo')
  const main = page.getByRole('main')
  for (const claim of [/25\+/, /100\+/, /five engineers/, /30% efficiency/, /40% yearly growth/, /95%/]) {
    await expect(main).toContainText(claim)
  }
})

test('[LD-05] [LD-06] the technical director and the head of operations have theirs', async ({ page }) => {
  await expectChapters(page, 'technical-director')
  await expectChapters(page, 'operations-head')
})

test('[LD-07] the lead engineer has theirs, with more than ten years', async ({ page }) => {
  await expectChapters(page, 'lead-engineer')
  await expect(page.locator('.leader-facts')).toContainText('10+')
})
