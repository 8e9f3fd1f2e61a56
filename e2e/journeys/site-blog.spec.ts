import { expect, type Page, test } from '@playwright/test'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { openAlive } from './contact-form.ts'

const ids = globSync('apps/web/app/content/blog/*.md').map((file) => basename(file, '.md'))
const cards = (page: Page) => page.getByRole('list', { name: 'Articles' }).locator('> li')

test('[content blog] [RT-15] [BL-01] every article has a card that leads to its page', async ({ page }) => {
  expect((await page.goto('/blogs'))?.status()).toBe(200)
  expect(ids.length).toBeGreaterThanOrEqual(4)
  const paths = await cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(paths)).toEqual(new Set(ids.map((id) => `/blog/${id}`)))
})

test('[BL-03] [BL-05] the titles name the blog', async ({ page }) => {
  await page.goto('/blogs')
  await expect(page).toHaveTitle('Blog | Trusswell')
  await page.goto('/blog/predictive-maintenance-guide')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(page).toHaveTitle(`${title} | Trusswell Blog`)
})

test('[BL-04] a newsletter box under the articles', async ({ page }) => {
  await page.goto('/blogs')
  const box = page.getByRole('region', { name: 'One note a month' })
  await expect(box.getByLabel('Email for the newsletter')).toHaveAttribute('type', 'email')
  await expect(box.getByRole('button', { name: 'Subscribe' })).toBeVisible()
})

test('[RT-16] [BL-09] each URL shows its own article', async ({ page }) => {
  const bodies = new Set<string>()
  for (const id of ids) {
    expect((await page.goto(`/blog/${id}`))?.status()).toBe(200)
    bodies.add(await page.locator('.prose').innerText())
    expect(await page.locator('.prose h2').count()).toBeGreaterThan(2)
    await expect(page.locator('.page-head .lead')).toHaveText(/.{60,}/)
  }
  expect(bodies.size).toBe(ids.length)
})

test('[BL-06] [BL-07] an article has image, date, author, category, tags, text and author details', async ({
  page,
}) => {
  await page.goto('/blog/electrical-system-optimization')
  const article = page.getByRole('article')
  await expect(article.getByRole('img', { name: /drawing/ })).toBeVisible()
  await expect(article.getByRole('time')).toHaveText('21 July 2026')
  await expect(article.locator('.fact-row')).toContainText('Trusswell engineering team')
  await expect(article.locator('.eyebrow').first()).toHaveText('Electrical Systems')
  await expect(article.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'power factor',
    'harmonics',
    'transformers',
    'energy audit',
    'electrical safety',
  ])
  await expect(article.getByRole('table').first()).toBeVisible()
  const author = article.locator('.post-author')
  await expect(author.getByRole('img', { name: 'Trusswell engineering team' })).toBeVisible()
  await expect(author).toContainText('Engineering & Facility Services, Hyderabad')
  await article.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL(/\/blogs$/)
})

test('[BL-10] Share copies the link if the system has no share dialog', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await openAlive(page, '/blog/predictive-maintenance-guide?utm_source=mail')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.locator('.ui-toast')).toContainText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/blog/predictive-maintenance-guide`,
  )
})

test('[BL-10] Share opens the system’s share dialog if there is one', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { value: async (data: unknown) => void shared.push(data) })
  })
  await openAlive(page, '/blog/predictive-maintenance-guide')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
    .toEqual([
      {
        title: expect.stringContaining('Predictive maintenance'),
        url: expect.stringMatching(/\/blog\/predictive-maintenance-guide$/),
      },
    ])
})

test('[BL-11] two related articles', async ({ page }) => {
  await page.goto('/blog/predictive-maintenance-guide')
  const related = page.getByRole('region', { name: 'Related Articles' })
  const cells = related.locator('.cell')
  await expect(cells).toHaveCount(2)
  for (const cell of await cells.all()) {
    await expect(cell.locator('img.ill:visible')).toBeVisible()
    await expect(cell.locator('p').nth(1)).toHaveText(/.{60,}/)
    await expect(cell.getByRole('link')).toHaveAttribute('href', /^\/blog\/(?!predictive)[a-z0-9-]+$/)
  }
})

test('[BL-12] an unknown article shows Blog Post Not Found', async ({ page }) => {
  expect((await page.goto('/blog/no-such-article'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Blog' }).click()
  await expect(page).toHaveURL(/\/blogs$/)
})

test('the feed has every article', async ({ request }) => {
  const answer = await request.get('/rss.xml')
  expect(answer.headers()['content-type']).toContain('application/rss+xml')
  expect([...(await answer.text()).matchAll(/<item>/g)]).toHaveLength(ids.length)
})
