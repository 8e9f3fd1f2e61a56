import { expect, type Page, test } from '@playwright/test'
import { inDatabase, ownWord } from './admin-lists.ts'
import { openAlive } from './contact-form.ts'

const positions = (page: Page) => page.getByRole('table', { name: 'Positions' }).locator('tbody tr')
const count = (page: Page) => page.locator('.job-count')

test('positions are filtered by area, experience and type, and the URL contains the filters', async ({
  page,
}) => {
  await openAlive(page, '/careers')
  const all = await positions(page).count()
  await page.getByLabel('Area', { exact: true }).selectOption('mechanical-services')
  await expect(page).toHaveURL(/\/careers\?area=mechanical-services#positions$/)
  await expect(count(page)).toHaveText(new RegExp(`^\\d of ${all} positions$`))
  await page.getByLabel('Experience', { exact: true }).selectOption('3-5 years')
  await expect(positions(page).getByRole('rowheader')).toHaveText(['HVAC Technician'])
  await page.reload()
  await expect(positions(page)).toHaveCount(1)
  await expect(page.getByLabel('Area', { exact: true })).toHaveValue('mechanical-services')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(positions(page)).toHaveCount(all)
})

test('a filtered page isn’t cached, and the page itself stays in the edge’s cache', async ({ request }) => {
  const chosen = await request.get('/careers?area=horticulture')
  expect(chosen.headers()['cache-control']).toBe('private, no-store')
  const plain = await request.get('/careers')
  expect(plain.headers()['cache-control']).toContain('public')
  expect(await plain.text()).not.toBe(await chosen.text())
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters work with a plain form', async ({ page }) => {
    await page.goto('/careers')
    await page.getByLabel('Area', { exact: true }).selectOption('civil-works')
    await page.getByRole('button', { name: 'Show positions' }).click()
    await expect(page).toHaveURL(/area=civil-works/)
    await expect(count(page)).toHaveText(/^\d of \d+ positions$/)
    await page.goto('/careers?area=civil-works&experience=8-10+years')
    await expect(count(page)).toHaveText('No positions match these filters.')
    await expect(page.getByRole('link', { name: 'Show all positions' })).toBeVisible()
  })
})

test('every open job carries a complete JobPosting; a closed one answers 410, without it', async ({
  page,
}) => {
  const answer = (await (await page.request.get('/api/jobs?limit=100')).json()) as { data: { id: string }[] }
  const postingOf = async (id: string) => {
    const html = await (await page.request.get(`/careers/${id}`)).text()
    const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)]
    return scripts
      .map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
      .find((each) => each['@type'] === 'JobPosting')
  }
  for (const { id } of answer.data) {
    expect(await postingOf(id), id).toMatchObject({
      title: expect.stringMatching(/\w/),
      description: expect.stringMatching(/^<p>.{40,}/),
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: expect.any(String) },
      jobLocation: { address: { addressLocality: 'Hyderabad', addressCountry: 'IN' } },
      identifier: { value: id },
      directApply: true,
    })
  }
  const id = `closed-${ownWord()}-engineer`
  await inDatabase(
    `insert into jobs (id, area, title, department, location, type, experience, description, responsibilities,
       requirements, benefits, posted_on, status)
     select $1, area, 'Closed Engineer', department, location, type, experience, description, responsibilities,
       requirements, benefits, posted_on, 'closed' from jobs where id = 'civil-engineer'`,
    [id],
  )
  expect((await page.goto(`/careers/${id}`))?.status()).toBe(410)
  await expect(page.getByRole('heading', { name: 'This position is no longer open' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Similar Positions' }).getByRole('link')).toHaveCount(3)
  expect(await postingOf(id)).toBeUndefined()
})
