import { expect, type Page, test } from '@playwright/test'
import { expectAccessibleInBothThemes } from './admin-lists.ts'

test('[RT-17] [ER-01] an unknown path shows 404 Page Not Found with a link home', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute(
    'href',
    '/',
  )
})

test('[RT-17] a link to a missing page shows it as well', async ({ page }) => {
  await page.goto('/contact')
  await page.mouse.move(100, 100)
  await expect(page.locator('html')).toHaveAttribute('data-live')
  await page.evaluate(() => history.pushState({}, '', '/no-such-page'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: {} })))
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

test('[ER-02] [ER-03] a failing page shows the error, and reloads', async ({ page }) => {
  const heal = await breakContactPage(page, 'The plan is missing')
  await page.goto('/contact')
  await page.mouse.move(100, 100)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('The plan is missing')
  await expectAccessibleInBothThemes(page)
  await heal()
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible()
})

test('[ER-02] [ER-03] an error without a message has a default one, and the link home', async ({ page }) => {
  await breakContactPage(page, '')
  await page.goto('/contact')
  await page.mouse.move(100, 100)
  await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred')
  await page.getByRole('button', { name: 'Go to Homepage' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})

test('[ER-04] each captured error is logged with its prefix', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (entry) => {
    if (entry.type() === 'error') logged.push(entry.text())
  })
  await breakContactPage(page, 'The plan is missing')
  await page.goto('/contact')
  await page.mouse.move(100, 100)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(logged.filter((line) => /^Error captured: .*The plan is missing/.test(line))).not.toEqual([])
})

/** The page's own module throws while it renders, as a bug in it would. */
async function breakContactPage(page: Page, text: string): Promise<() => Promise<void>> {
  const html = await (await page.request.get('/contact')).text()
  const module = /import \* as route\d+ from "([^"]+\/contact-[^"]+)"/.exec(html)?.[1]
  if (!module) throw new Error('The contact page names no module')
  const pattern = `**${module}`
  await page.route(pattern, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default function () { throw new Error(${JSON.stringify(text)}) }`,
    }),
  )
  return () => page.unroute(pattern)
}
