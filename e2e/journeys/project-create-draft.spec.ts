import { expect, type Page } from '@playwright/test'
import { test } from '../test.ts'
import { clickRetry } from './click-retry.ts'
import { asOwnClient } from './project-data.ts'

const path = '/dashboard/projects/create'
const saved = (page: Page) => page.getByText(/^Saved \d+:\d\d [ap]m$/)
const title = (page: Page) => page.getByLabel('Project title')

async function open(page: Page, baseURL: string | undefined, search = '') {
  await asOwnClient(page, baseURL ?? '', 'project-create-draft')
  await page.goto(`${path}${search}`)
  await expect(page.getByRole('form', { name: 'Create New Project' }).getByRole('heading')).toBeVisible()
}

test.beforeEach(async ({ page, baseURL }) => {
  await asOwnClient(page, baseURL ?? '', 'project-create-draft')
  await page.request.delete('/api/projects/draft', { headers: { origin: baseURL ?? '' } })
})

test('typed text is saved and continues at the same step on another device', async ({
  page,
  baseURL,
  browser,
}) => {
  await open(page, baseURL)
  await title(page).fill('Villa at the lake')
  await page.getByRole('radio', { name: 'House' }).check({ force: true })
  await page.getByLabel('Description').fill('Two floors and a boat house.')
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('PIN code').fill('560001')
  await expect(saved(page)).toBeVisible()
  await expect
    .poll(async () => (await (await page.request.get('/api/projects/draft')).json()).data)
    .toMatchObject({ step: 2, fields: { site_city: 'Bengaluru' } })
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await context.newPage()
  await open(other, baseURL)
  await expect(other.getByLabel('PIN code')).toHaveValue('560001')
  await expect(other.getByLabel('City')).toHaveValue('Bengaluru')
  await other.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(title(other)).toHaveValue('Villa at the lake')
  await context.close()
})

test('two devices at once: both versions are shown, and either can be chosen', async ({
  page,
  baseURL,
  browser,
}) => {
  await open(page, baseURL)
  await title(page).fill('First')
  await expect(saved(page)).toBeVisible()
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await context.newPage()
  await open(other, baseURL)
  await title(other).fill('Written on the phone')
  await expect
    .poll(async () => (await (await page.request.get('/api/projects/draft')).json()).data.fields.title)
    .toBe('Written on the phone')
  await title(page).fill('Written on the desk')
  const choice = page.getByRole('alert').filter({ hasText: 'changed on another device' })
  await expect(choice.getByRole('row', { name: /Project title/ }).getByRole('cell')).toHaveText([
    'Written on the desk',
    'Written on the phone',
  ])
  await choice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(choice).toBeHidden()
  await expect
    .poll(async () => (await (await page.request.get('/api/projects/draft')).json()).data.fields.title)
    .toBe('Written on the desk')
  await title(other).fill('Late on the phone')
  await other.getByRole('button', { name: 'Use theirs' }).click()
  await expect(title(other)).toHaveValue('Written on the desk')
  await context.close()
})

test('without a connection the form shows it, and saves once it is back', async ({
  page,
  baseURL,
  context,
}) => {
  await open(page, baseURL)
  await title(page).fill('A')
  await expect(saved(page)).toBeVisible()
  await context.setOffline(true)
  await title(page).fill('Written in the tunnel')
  await expect(page.getByText('Not saved yet. We’ll keep trying.')).toBeVisible()
  await context.setOffline(false)
  await expect(saved(page)).toBeVisible({ timeout: 15_000 })
  expect((await (await page.request.get('/api/projects/draft')).json()).data.fields.title).toBe(
    'Written in the tunnel',
  )
})

test('a draft that fails to load shows an error with Retry and the request id', async ({ page, baseURL }) => {
  await asOwnClient(page, baseURL ?? '', 'project-create-draft')
  await page.route('**/api/projects/draft', (route) =>
    route.fulfill({ status: 500, json: { message: 'Out of order', code: 'internal', request_id: 'req-5' } }),
  )
  await page.goto(path)
  const panel = page.getByRole('alert').filter({ hasText: 'Your draft couldn’t be loaded.' })
  await expect(panel).toContainText('req-5')
  await clickRetry(page, '**/api/projects/draft', panel)
  await expect(title(page)).toBeVisible()
})
