import { expect, type Page, test } from '@playwright/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const partners = (page: Page) => page.getByRole('region', { name: 'Our Partners' })
const names = (page: Page) => partners(page).getByRole('listitem')
const left = (page: Page) =>
  names(page)
    .first()
    .evaluate((item) => item.getBoundingClientRect().left)

test('[HM-12] eight partners with their logos, all from our own origin', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url())
  })
  await page.goto('/')
  await expect(names(page).first()).toBeVisible()
  const logos = await partners(page)
    .locator('li:not([aria-hidden]) img')
    .evaluateAll((images) =>
      Promise.all(
        images.map(async (image) => {
          const logo = image as HTMLImageElement
          logo.loading = 'eager'
          await logo.decode()
          return logo.alt
        }),
      ),
    )
  expect(logos).toEqual([
    'Siemens',
    'Schneider Electric',
    'ABB',
    'Honeywell',
    'Johnson Controls',
    'Toshiba',
    'Mitsubishi Electric',
    'Carrier',
  ])
  expect(foreign).toEqual([])
})

for (const [width, shown] of [
  [639, 2],
  [640, 3],
  [768, 4],
  [1024, 5],
] as const) {
  test(`[HM-13] ${shown} names at ${width} px, 50 px apart`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const strip = await page.locator('.partners-window').boundingBox()
    const [first, second] = await names(page).evaluateAll((items) =>
      items.slice(0, 2).map((item) => {
        const { left: start, width: size } = item.getBoundingClientRect()
        return { start, size }
      }),
    )
    expect(second!.start - first!.start - first!.size).toBeCloseTo(50, 0)
    expect(shown * first!.size + (shown - 1) * 50).toBeCloseTo(strip!.width, 0)
  })
}

test('[HM-14] the names scroll endlessly, one in 3000 ms, whatever the pointer does', async ({ page }) => {
  await page.goto('/')
  const strip = partners(page).getByRole('list')
  await expect(strip).toHaveCSS('animation-iteration-count', 'infinite')
  await expect(strip).toHaveCSS('animation-timing-function', 'linear')
  await expect(strip).toHaveCSS('animation-delay', '0s')
  await expect(strip).toHaveCSS('animation-duration', `${8 * 3}s`)
  // The second half repeats the first, so that the loop is seamless.
  const period = await strip.evaluate(
    (list) => (list.children[8] as HTMLElement).offsetLeft - (list.children[0] as HTMLElement).offsetLeft,
  )
  expect(period * 2).toBeCloseTo(await strip.evaluate((list) => (list as HTMLElement).offsetWidth), 0)
  await partners(page).scrollIntoViewIfNeeded()
  const box = await page.locator('.partners-window').boundingBox()
  await page.mouse.move(box!.x + 200, box!.y + 40)
  await page.mouse.down()
  const before = await left(page)
  await expect.poll(() => left(page)).toBeLessThan(before)
  await page.mouse.up()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the strip can be paused', async ({ page }) => {
    await page.goto('/')
    const strip = page.locator('.partners-strip')
    await page.getByRole('checkbox', { name: 'Pause the partner strip' }).check({ force: true })
    await expect(strip).toHaveCSS('animation-play-state', 'paused')
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('all eight are static', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.partners-strip')).toHaveCSS('animation-name', 'none')
    for (const name of await names(page).all()) await expect(name).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Pause the partner strip' })).toBeHidden()
  })
})
