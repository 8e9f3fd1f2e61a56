import { expect, type Page, test } from '@playwright/test'
import { observersTold } from './observers-told.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })
const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('[SH-01] [SH-02] the header stays on top, with a shadow and less padding once the page is scrolled', async ({
  page,
}) => {
  await page.goto('/contact')
  const bar = header(page)
  const tall = (await bar.boundingBox())!.height
  await expect(bar).toHaveCSS('box-shadow', 'none')
  await scrollTo(page, 10)
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled')
  await scrollTo(page, 400)
  await expect(bar).not.toHaveCSS('box-shadow', 'none')
  await expect.poll(async () => (await bar.boundingBox())!.height).toBeLessThan(tall)
  expect((await bar.boundingBox())!.y).toBe(0)
  await scrollTo(page, 0)
  await expect.poll(async () => (await bar.boundingBox())!.height).toBe(tall)
})

test('[SH-03] the header links to the pages and to the login', async ({ page }) => {
  await page.goto('/contact')
  const targets = {
    Home: '/',
    About: '/about',
    Services: '/services',
    Careers: '/careers',
    Contact: '/contact',
    Blogs: '/blogs',
  }
  for (const [name, path] of Object.entries(targets)) {
    await expect(nav(page).getByRole('link', { name })).toHaveAttribute('href', path)
  }
  await expect(header(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  await expect(header(page).getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup')
})

test('[SH-04] [SH-05] [SH-06] the header highlights the area that a path belongs to', async ({ page }) => {
  const areas = {
    '/services/electrical-services/x': 'Services',
    '/careers/service/civil-works/x': 'Careers',
    '/blog/an-article/x': 'Blogs',
  }
  for (const [path, label] of Object.entries(areas)) {
    await page.goto(path)
    await expect(nav(page).locator('[aria-current]')).toHaveText([label])
  }
  await page.goto('/contact')
  await expect(nav(page).locator('[aria-current]')).toHaveText(['Contact'])
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[SH-12] [SH-13] a menu button opens and closes the same links, and navigation closes it', async ({
    page,
  }) => {
    await page.goto('/contact/sent')
    const menu = page.getByRole('navigation', { name: 'Main, small screen' })
    const button = header(page).locator('summary')
    await expect(nav(page)).toBeHidden()
    await expect(menu).toBeHidden()
    await button.click()
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'About',
      'Services',
      'Careers',
      'Contact',
      'Blogs',
      'Login',
      'Sign Up',
    ])
    await button.click()
    await expect(menu).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('data-live')
    await button.click()
    await menu.getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(menu).toBeHidden()
    await button.click()
    await page.goBack()
    await expect(page).toHaveURL(/\/contact\/sent$/)
    await expect(menu).toBeHidden()
  })

  test('the menu closes on Escape and restores the focus', async ({ page }) => {
    await page.goto('/contact')
    const button = header(page).locator('summary')
    await button.click()
    await expect(page.locator('html')).toHaveAttribute('data-live')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: 'Main, small screen' })).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test.describe('on a small screen without script', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

  test('[SH-12] the menu opens and its links work', async ({ page }) => {
    await page.goto('/contact/sent')
    await header(page).locator('summary').click()
    await page
      .getByRole('navigation', { name: 'Main, small screen' })
      .getByRole('link', { name: 'Contact' })
      .click()
    await expect(page).toHaveURL(/\/contact$/)
  })
})

test('[SH-15] [SH-16] a new page starts at the top; back and reload restore the saved position', async ({
  page,
}) => {
  await page.goto('/contact')
  await scrollTo(page, 900)
  await expect(page.locator('html')).toHaveAttribute('data-live')
  await nav(page).getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  await expect.poll(() => position(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => position(page)).toBe(900)
  await page.reload()
  await expect.poll(() => position(page)).toBe(900)
})

test('[SH-17] each page fades in', async ({ page }) => {
  await page.goto('/contact/sent')
  await expect(page.locator('.site-page')).toHaveCSS('animation-name', 'page-in')
  await page.evaluate(() =>
    addEventListener('animationstart', ({ animationName }) => {
      if (animationName === 'page-in') document.documentElement.dataset['faded'] = location.pathname
    }),
  )
  await page.getByRole('link', { name: 'Send another message' }).hover()
  await expect(page.locator('html')).toHaveAttribute('data-live')
  await page.getByRole('link', { name: 'Send another message' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-faded', '/contact')
})

test('[SH-18] a section animates in once, over 0.6 s, its items 0.1 s apart', async ({ page }) => {
  await page.goto('/contact')
  await page.mouse.move(100, 100)
  const faq = page.getByRole('region', { name: 'Frequently Asked Questions' })
  await expect(faq).toHaveAttribute('data-reveal', 'waiting')
  await faq.evaluate((section) => {
    const top = section.getBoundingClientRect().top + scrollY - innerHeight
    window.scrollTo(0, top + section.clientHeight * 0.05)
  })
  await observersTold(faq)
  await expect(faq).toHaveAttribute('data-reveal', 'waiting')
  await faq.scrollIntoViewIfNeeded()
  await expect(faq).toHaveAttribute('data-reveal', 'shown')
  const items = faq.locator('[data-item]')
  const timing = await items.evaluateAll((elements) =>
    elements
      .map((element) => getComputedStyle(element))
      .map((style) => [style.animationDuration, style.animationDelay]),
  )
  expect(timing).toEqual(['0s', '0.1s', '0.2s', '0.3s', '0.4s', '0.5s'].map((delay) => ['0.6s', delay]))
  await scrollTo(page, 0)
  await faq.scrollIntoViewIfNeeded()
  await expect(faq).toHaveAttribute('data-reveal', 'shown')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves and everything is visible', async ({ page }) => {
    await page.goto('/contact')
    await page.mouse.move(100, 100)
    await expect(page.locator('html')).toHaveAttribute('data-live')
    await expect(page.locator('[data-reveal]')).toHaveCount(0)
    await expect(page.locator('.site-page')).toHaveCSS('animation-name', 'none')
  })
})

test('[SH-19] [SH-20] the footer has the quick links, the address, two phones and an e-mail address', async ({
  page,
}) => {
  await page.goto('/contact')
  const links = footer(page).getByRole('navigation', { name: 'Quick Links' }).getByRole('link')
  await expect(links).toHaveText(['Home', 'About Us', 'Services', 'Careers', 'Contact'])
  await expect(footer(page).getByText('Madhapur', { exact: true })).toBeVisible()
  await expect(footer(page).getByText(/^Hyderabad/)).toBeVisible()
  await expect(footer(page).locator('a[href^="tel:"]')).toHaveCount(2)
  await expect(footer(page).locator('a[href^="mailto:"]')).toHaveCount(1)
})

test('[SH-21] the footer has a newsletter box', async ({ page }) => {
  await page.goto('/contact')
  await expect(footer(page).getByRole('heading', { name: 'Newsletter' })).toBeVisible()
  await expect(footer(page).getByPlaceholder('Your email')).toHaveAttribute('type', 'email')
  await expect(footer(page).getByRole('button', { name: 'Subscribe' })).toBeVisible()
  await expect(footer(page).getByText(/^We use your address only to send our newsletter/)).toBeVisible()
})

test('[SH-23] [SH-25] [SH-26] the footer has social links, the current year and a description of the company', async ({
  page,
}) => {
  await page.goto('/contact')
  for (const name of ['Facebook', 'Instagram', 'Twitter', 'LinkedIn', 'WhatsApp']) {
    await expect(footer(page).getByRole('link', { name })).toHaveAttribute('href', /^https:/)
  }
  await expect(
    footer(page).getByText(`© ${new Date(Date.now() + 5.5 * 3_600_000).getUTCFullYear()} Trusswell`),
  ).toBeVisible()
  await expect(
    footer(page).getByText(
      /provider of engineering solutions for industrial automation, electrical systems and mechanical applications/,
    ),
  ).toBeVisible()
})

test.describe('the theme', () => {
  test.use({ colorScheme: 'light' })

  test('follows the system, and the switch before hydration', async ({ page }) => {
    // From 0, black, to 255, white.
    const brightness = () =>
      page.locator('body').evaluate((body) => {
        const channels = getComputedStyle(body).backgroundColor.match(/\d+/g)!.slice(0, 3)
        return channels.reduce((sum, each) => sum + Number(each), 0) / 3
      })
    await page.goto('/contact')
    await expect.poll(brightness).toBeGreaterThan(200)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(brightness).toBeLessThan(60)
    await footer(page).getByRole('radio', { name: 'Light' }).check()
    await expect.poll(brightness).toBeGreaterThan(200)
    await page.reload()
    await expect.poll(brightness).toBeGreaterThan(200)
  })
})
