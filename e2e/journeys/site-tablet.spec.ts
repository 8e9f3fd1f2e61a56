import { expect, type Locator, test } from '@playwright/test'

test.use({ viewport: { width: 820, height: 1100 } })

const boxOf = async (part: Locator) => (await part.boundingBox())!
const rowsOf = (list: Locator) =>
  list.evaluate((all) => new Set([...all.children].map((item) => (item as HTMLElement).offsetTop)).size)

test('on a tablet three points share a line', async ({ page }) => {
  await page.goto('/careers')
  expect(await rowsOf(page.getByRole('list', { name: 'Benefits' }))).toBe(1)
  await page.goto('/services/civil-works')
  const papers = page.getByRole('region', { name: 'Licences, insurance and certificates' }).locator('.papers')
  await expect(papers.locator('> li')).toHaveCount(3)
  expect(await rowsOf(papers)).toBe(1)
})

test('on a tablet drawing and portrait are beside the text', async ({ page }) => {
  for (const [path, words, picture] of [
    ['/', '.hero-words', '.hero-figure'],
    ['/leadership/ceo', '.leader-plate h1', '.leader-plate img'],
  ] as const) {
    await page.goto(path)
    const [text, beside] = await Promise.all([boxOf(page.locator(words)), boxOf(page.locator(picture))])
    const shareLines = beside.y < text.y + text.height && text.y < beside.y + beside.height
    expect([path, shareLines]).toEqual([path, true])
  }
})

test('on a tablet a button is as wide as its label needs', async ({ page }) => {
  await page.goto('/careers')
  const apply = page.getByRole('link', { name: /^Apply Now ?: Internship Program$/ })
  expect((await boxOf(apply)).width).toBeLessThan(300)
  await page.goto('/careers/hvac-technician')
  expect((await boxOf(page.getByRole('link', { name: 'Apply for this Position' }))).width).toBeLessThan(300)
})
