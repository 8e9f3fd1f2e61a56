import { expect, test } from '@playwright/test'
import { fullChromiumOptions } from '../chromium-options.ts'

test.use({ launchOptions: fullChromiumOptions })

test('no script is loaded before the first input', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.push(request.url())
  })
  await page.goto('/contact', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await page.mouse.move(100, 100)
  await expect(page.locator('html')).toHaveAttribute('data-live')
  expect(scripts).not.toEqual([])
})

for (const sign of ['key', 'scroll', 'touch'] as const) {
  test(`a ${sign} hydrates the page`, async ({ browser }) => {
    const page = await browser.newPage({ hasTouch: true })
    await page.goto('/contact')
    await expect(page.locator('html')).not.toHaveAttribute('data-live')
    if (sign === 'key') await page.keyboard.press('Tab')
    if (sign === 'scroll') await page.evaluate(() => window.scrollBy(0, 40))
    if (sign === 'touch') await page.touchscreen.tap(5, 300)
    await expect(page.locator('html')).toHaveAttribute('data-live')
    await page.close()
  })
}

test('an injected inline script doesn’t run', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (entry) => {
    if (entry.text().includes('Content Security Policy')) refused.push(entry.text())
  })
  await page.route('**/contact', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '</main>',
      '<script>document.title = "planted"</script></main>',
    )
    await route.fulfill({ response, body })
  })
  await page.goto('/contact')
  await expect(page).toHaveTitle('Contact | Trusswell')
  expect(refused).toHaveLength(1)
})

test('two visitors get the same bytes, whatever cookies and queries they send', async ({ request }) => {
  const first = await request.get('/contact')
  const second = await request.get('/contact?utm_source=mail&subject=consultation', {
    headers: { Cookie: 'session=another', 'User-Agent': 'another browser', 'Accept-Language': 'te-IN' },
  })
  expect(await second.body()).toEqual(await first.body())
  expect(first.headers()['set-cookie']).toBeUndefined()
})

test('pages carry the security headers, and internal ports aren’t exposed', async ({ request }) => {
  const { 'content-security-policy': policy = '', ...headers } = (await request.get('/contact')).headers()
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
  expect(scripts).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(headers['strict-transport-security']).toContain('max-age=')
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('guessed URLs redirect to the list', async ({ request }) => {
  for (const [guess, page] of [
    ['/blog', '/blogs'],
    ['/leadership', '/about'],
  ] as const) {
    const answer = await request.get(guess, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([301, page])
  }
})

test('the files for crawlers exist', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/contact</loc>')
  expect(sitemap).toContain('/careers/internship</loc>')
  expect(sitemap).toMatch(/\/privacy<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: http/m)
  const security = await request.get('/.well-known/security.txt')
  expect(security.headers()['content-type']).toContain('text/plain')
  expect(await security.text()).toMatch(/^Contact: mailto:/m)
})
