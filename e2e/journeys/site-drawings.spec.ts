import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { openAlive } from './contact-form.ts'
import { drawAll } from './draw-all.ts'

/** The ground of each drawing's file that is shown: `civil-works-card-dark-1a2b3c4d.svg` is on `card-dark`. */
const shownGrounds = async (page: Page): Promise<string[]> => {
  const files = await page
    .locator('img.ill:visible')
    .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src))
  expect(files.length).toBeGreaterThan(0)
  return [
    ...new Set(
      files.map((file) => /-(card|page|blueprint)(-dark)?-[\w-]{8}\.svg$/.exec(file)?.slice(1).join('')),
    ),
  ]
    .map(String)
    .sort()
}

for (const [system, chosen, expected] of [
  ['light', '', ['blueprint', 'card']],
  ['dark', '', ['blueprint', 'card-dark']],
  ['dark', 'light', ['blueprint', 'card']],
  ['light', 'dark', ['blueprint', 'card-dark']],
] as const) {
  test(`drawings in the theme ${chosen || 'of the system'} while the system is ${system}`, async ({
    page,
  }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.emulateMedia({ colorScheme: system })
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), chosen)
    await page.goto('/')
    await drawAll(page)
    expect(await shownGrounds(page)).toEqual(expected)
    const other = expected.some((ground) => ground.endsWith('dark')) ? /-card-(?!dark)/ : /-card-dark-/
    expect(loaded.filter((url) => other.test(url) && url.endsWith('.svg'))).toEqual([])

    await page.emulateMedia({ colorScheme: system, media: 'print' })
    expect(await shownGrounds(page)).toEqual(['card'])
  })
}

test('what is printed is loaded first', async ({ page }) => {
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(response.url()))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await page.pdf()
  const printed = await page
    .locator('img.ill:is(.ill-light, .ill-paper)')
    .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src))
  expect(printed.length).toBeGreaterThan(0)
  expect(printed.filter((url) => !loaded.includes(url))).toEqual([])
})

test('the hero is in the HTML, stays when the page comes alive, and is fetched by who comes from another page', async ({
  page,
}) => {
  const hero = page.getByRole('img', { name: /^Cut-away drawing/ }).locator('svg.ill path')
  const fetched: string[] = []
  page.on('request', (request) => request.url().includes('hero-inline') && fetched.push(request.url()))
  await page.goto('/')
  const parts = await hero.count()
  expect(parts).toBeGreaterThan(200)
  await openAlive(page, '/')
  await expect(hero).toHaveCount(parts)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  expect(fetched).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click()
  await expect(hero).toHaveCount(parts)
  expect(fetched).toHaveLength(1)
})

test('the home page is at most 20 KB of compressed HTML and 1,800 elements', async ({ page }) => {
  const html = await (await page.request.get('/')).body()
  console.log(`/: ${brotliCompressSync(html).length} bytes of HTML`)
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(20 * 1024)
  await page.goto('/')
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  console.log(`/: ${elements} elements`)
  expect(elements).toBeLessThanOrEqual(1800)
})
