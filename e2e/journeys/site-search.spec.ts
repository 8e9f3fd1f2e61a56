import { expect, type Page, test } from '@playwright/test'
import { openAlive } from './contact-form.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })

test('Ctrl+K opens a dialog that searches while typing', async ({ page }) => {
  await openAlive(page, '/about')
  await page.keyboard.press('Control+k')
  const field = dialog(page).getByRole('searchbox', { name: 'Search the site' })
  await expect(field).toBeFocused()
  await field.pressSequentially('chille')
  const hit = dialog(page).getByRole('link', { name: /^Mechanical Services/ })
  await expect(hit).toBeVisible()
  await expect(hit.locator('mark').first()).toHaveText(/chiller/i)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/services\/mechanical-services$/)
  await expect(dialog(page)).toHaveCount(0)
})

test('Ctrl+K works as the first input, and Escape restores the focus', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeFocused()
})

test('the search isn’t loaded before it is used', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await openAlive(page, '/about')
  expect(loaded.filter((url) => url.includes('search-dialog'))).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a plain form finds services, positions, works and articles', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await page.getByRole('searchbox').fill('transformer')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\?q=transformer$/)
    await expect(page.getByRole('searchbox')).toHaveValue('transformer')
    await expect(page.getByRole('status').first()).toHaveText(/^\d+ pages for “transformer”$/)
    await expect(page.getByRole('link', { name: /^Electrical Infrastructure/ })).toHaveAttribute(
      'href',
      '/our-works/electrical-infrastructure',
    )
    await page.goto('/search?q=zzzzqqq')
    await expect(page.getByText('No results for “zzzzqqq”.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'ask us directly' })).toHaveAttribute(
      'href',
      '/contact#message',
    )
    await expect(page.getByRole('heading', { name: 'Popular searches' })).toBeVisible()
    await page.goto('/search?q=chiler')
    await expect(page.getByRole('status').first()).toHaveText(
      /^No page contains “chiler”. \d+ pages? with similar words:$/,
    )
    await expect(page.locator('.results a').first()).toHaveAttribute('href', '/services/mechanical-services')
    await page.goto('/search')
    await expect(page.getByRole('link', { name: 'Air conditioning (HVAC)' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /AMC/ })).toHaveAttribute(
      'href',
      '/annual-maintenance',
    )
  })
})

test('search results aren’t cached for other queries', async ({ request }) => {
  const answer = await request.get('/search?q=pumps')
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  expect(await (await request.get('/search?q=lawn')).text()).not.toBe(await answer.text())
  expect(await answer.text()).toContain('content="noindex"')
})
