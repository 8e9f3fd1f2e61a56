import { expect, test, type Page } from '@playwright/test'
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  expectToast,
  inDatabase,
  ownWord,
  signIn,
} from './admin-lists.ts'
import { linkIn, mailTo, signUpByApi } from './identity.ts'
import { makeFirm } from './organisation-people.ts'
import { asOwnClient, messageUnder, typeDay } from './project-data.ts'

const path = '/dashboard/projects/create'
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

async function open(page: Page, baseURL: string | undefined): Promise<string> {
  const id = await asOwnClient(page, baseURL ?? '', 'project-create')
  await page.request.delete('/api/projects/draft', { headers: { origin: baseURL ?? '' } })
  await page.goto(path)
  await expect(heading(page, 'Project')).toBeVisible()
  return id
}

async function fillIdea(page: Page, title = 'Physiotherapy block') {
  await page.getByLabel('Project title').fill(title)
  await page.getByRole('radio', { name: 'Commercial' }).check({ force: true })
  await page.getByLabel('Description').fill('Four treatment floors over stilt parking.')
  await next(page).click()
  await expect(heading(page, 'Site')).toBeVisible()
}

async function fillSite(page: Page) {
  await page.getByLabel('Site address').fill('Plot 118, Road 4, Bachupally')
  await page.getByLabel('PIN code').fill('500090')
  await next(page).click()
  await expect(heading(page, 'Size, cost and dates')).toBeVisible()
}

async function fillScope(page: Page) {
  await page.getByLabel('Plot area').fill('18600')
  await page.getByLabel('Built-up area').fill('42000')
  await page.getByLabel('Number of floors').fill('5')
  await page.getByLabel('Estimated cost').fill('1250000')
  await typeDay(page, 'Start date', '2026-12-01')
  await page.getByLabel('Estimated duration').fill('180')
  await next(page).click()
  await expect(heading(page, 'Review and create')).toBeVisible()
}

test('[RT-22] every role can open the page, and signed-out visitors can’t', async ({ page, baseURL }) => {
  await page.goto(path)
  await expect(page).toHaveURL(/\/login/)
  for (const who of ['admin1', 'manager2', 'client1']) {
    await page.context().clearCookies()
    await signIn(page, baseURL ?? '', who)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Create New Project' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Client' })).toHaveCount(who === 'client1' ? 0 : 1)
  }
})

test('[CP-01] [CP-02] [CP-03] three steps with Next and Back, which keep all values', async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL)
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem')).toHaveCount(3)
  await expect(back(page)).toBeHidden()
  for (const label of ['Project title', 'Description']) await expect(page.getByLabel(label)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Project type' })).toBeVisible()
  await fillIdea(page)
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await expect(page).toHaveURL(`${path}?step=2`)
  for (const label of ['Site address', 'City', 'State', 'PIN code'])
    await expect(page.getByLabel(label)).toBeVisible()
  await back(page).click()
  await expect(page.getByLabel('Project title')).toHaveValue('Physiotherapy block')
  await expect(page.getByRole('radio', { name: 'Commercial' })).toBeChecked()
  await next(page).click()
  await fillSite(page)
  await back(page).click()
  await expect(page.getByLabel('Site address')).toHaveValue('Plot 118, Road 4, Bachupally')
})

test('[CP-04] [CP-05] the third step asks for size, cost and dates; there are five types', async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL)
  const types = page.getByRole('group', { name: 'Project type' }).getByRole('radio')
  expect(await types.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toEqual([
    'it_building',
    'house',
    'school',
    'commercial',
    'other',
  ])
  await next(page).click()
  await expect(messageUnder(page, 'Project type')).toHaveText('Project type is required')
  await fillIdea(page)
  await fillSite(page)
  for (const label of [
    'Plot area',
    'Built-up area',
    'Number of floors',
    'Estimated cost',
    'Estimated duration',
  ])
    await expect(page.getByLabel(label)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Start date' })).toBeVisible()
  const cost = page.getByLabel('Estimated cost')
  await cost.pressSequentially('1250000')
  await expect(cost).toHaveValue('12,50,000')
  await expect(cost).toHaveAccessibleDescription(/12\.5 lakh/)
})

test('[CP-06] [CP-07] an empty title and a short description are refused, and the first one gets the focus', async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL)
  await page.getByLabel('Description').fill('Too short')
  await next(page).click()
  await expect(messageUnder(page, 'Project title')).toHaveText('Title is required')
  await expect(page.getByLabel('Project title')).toBeFocused()
  await expect(messageUnder(page, 'Description')).toHaveText('Description must be at least 10 characters')
  await page.getByLabel('Description').fill('Long enough')
  await expect(messageUnder(page, 'Description')).toBeHidden()
})

test('[CP-08] [CP-09] [CP-10] address, city and state are required', async ({ page, baseURL }) => {
  await open(page, baseURL)
  await fillIdea(page)
  await next(page).click()
  await expect(page.getByLabel('Site address')).toHaveAccessibleDescription(/Site address is required/)
  await expect(page.getByLabel('City')).toHaveAccessibleDescription('City is required')
  await expect(page.getByLabel('State')).toHaveAccessibleDescription('State is required')
})

test('[CP-11] a PIN has six digits and no leading 0; it suggests city and state', async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL)
  await fillIdea(page)
  const pin = page.getByLabel('PIN code')
  for (const wrong of ['', '50009', '050090', '5000901', 'abcdef']) {
    await pin.fill(wrong)
    await next(page).click()
    await expect(pin).toHaveAccessibleDescription('Invalid PIN code')
  }
  await page.getByLabel('City').fill('')
  await page.getByLabel('State').fill('')
  await pin.fill('400001')
  await expect(page.getByLabel('City')).toHaveValue('Mumbai')
  await expect(page.getByLabel('State')).toHaveValue('Maharashtra')
  await page.getByLabel('City').fill('Thane')
  await pin.fill('500090')
  await expect(page.getByLabel('City')).toHaveValue('Thane')
  await expect(page.getByLabel('State')).toHaveValue('Telangana')
})

test('[CP-12] [CP-13] [CP-15] areas and cost can’t be negative; 0 is accepted', async ({ page, baseURL }) => {
  await open(page, baseURL)
  await fillIdea(page)
  await fillSite(page)
  const rules = {
    'Plot area': 'Plot area must be positive',
    'Built-up area': 'Built-up area must be positive',
    'Estimated cost': 'Estimated cost must be positive',
  }
  for (const label of Object.keys(rules)) await page.getByLabel(label).fill('-1')
  await next(page).click()
  for (const [label, message] of Object.entries(rules))
    await expect(messageUnder(page, label)).toHaveText(message)
  for (const label of Object.keys(rules)) await page.getByLabel(label).fill('0')
  await next(page).click()
  await expect(messageUnder(page, 'Number of floors')).toBeVisible()
  for (const label of Object.keys(rules)) await expect(messageUnder(page, label)).toBeHidden()
})

test('[CP-14] [CP-16] [CP-17] floors and days are whole and at least 1, and a start date is required', async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL)
  await fillIdea(page)
  await fillSite(page)
  for (const wrong of ['0', '1.5', '']) {
    await page.getByLabel('Number of floors').fill(wrong)
    await page.getByLabel('Estimated duration').fill(wrong)
    await next(page).click()
    await expect(messageUnder(page, 'Number of floors')).toHaveText('Number of floors must be at least 1')
    await expect(messageUnder(page, 'Estimated duration')).toHaveText('Duration must be at least 1 day')
    await expect(messageUnder(page, 'Start date')).toHaveText('Start date is required')
  }
})

test('[CP-18] [CP-19] [CP-20] the reviewed form creates a project in planning, and its page opens', async ({
  page,
  baseURL,
}) => {
  const client = await open(page, baseURL)
  await fillIdea(page)
  await fillSite(page)
  await fillScope(page)
  const review = page.getByRole('form', { name: 'Create New Project' })
  for (const text of ['Hyderabad', '18,600 sq ft', '₹12,50,000.00', '180 days (about 6 months)'])
    await expect(review).toContainText(text)
  let answer = () => {}
  await page.route('**/api/projects', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(page.getByRole('button', { name: 'Creating Project...' })).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(page).toHaveURL(/\/dashboard\/projects\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Physiotherapy block' })).toBeVisible()
  await expectToast(page, 'Project created successfully')
  const id = page.url().split('/').at(-1)
  expect(
    await inDatabase(
      `select client_id, status, current_phase, site_state, estimated_cost_paise::int, estimated_duration
       from projects where id = $1`,
      [id],
    ),
  ).toEqual([
    {
      client_id: client,
      status: 'planning',
      current_phase: 'planning',
      site_state: 'Telangana',
      estimated_cost_paise: 125_000_000,
      estimated_duration: 180,
    },
  ])
  expect(await inDatabase('select 1 from project_drafts where user_id = $1', [client])).toEqual([])
})

test('a new account creates a project once its address is confirmed, and admins see whose name it took', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const firm = await makeFirm()
  const email = await signUpByApi(page)
  await page.goto(path)
  await expect(page.getByRole('region', { name: 'Confirm your e-mail address' })).toContainText(
    'Until then you can’t create projects',
  )
  const title = `Cold store ${ownWord()}`
  await fillIdea(page, title)
  await fillSite(page)
  await fillScope(page)
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to create project' })).toContainText(
    'Confirm your e-mail address before you create a project.',
  )
  const mail = await page.context().newPage()
  await mail.goto(linkIn(await mailTo(page, email, 'Confirm your e-mail address'), '/verify-email'))
  await mail.getByRole('button', { name: 'Confirm address' }).click()
  await expect(mail.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible()
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(page).toHaveURL(/\/dashboard\/projects\/[0-9a-f-]{36}$/)

  await inDatabase(
    `update organisations set display_name = $1 where id = (select organisation_id from users where email = $2)`,
    [firm.name.toUpperCase().replaceAll(' ', ''), email],
  )
  const admin = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await signIn(admin, baseURL ?? '', 'admin1')
  await admin.goto(`/admin/projects/waiting?q=${encodeURIComponent(title)}`)
  await expect(admin.getByRole('article')).toContainText('Another organisation has this name.')
  await admin.getByRole('link', { name: 'Open the other one' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: firm.name, exact: true })).toBeVisible()
  await expect(admin.getByRole('region', { name: 'Details' })).toContainText(
    'Another organisation has this name.',
  )
})

test('[CP-21] [TO-21] a refusal is shown under the form, and a retry creates one project', async ({
  page,
  baseURL,
}) => {
  const client = await open(page, baseURL)
  const title = `Sent twice ${crypto.randomUUID()}`
  await fillIdea(page, title)
  await fillSite(page)
  await fillScope(page)
  const keys: (string | undefined)[] = []
  await page.route('**/api/projects', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    // The project is created, but the answer is lost.
    if (keys.length === 1) await route.fetch()
    await (keys.length === 1
      ? route.fulfill({
          status: 500,
          json: { message: 'Out of order', code: 'internal', request_id: 'req-9' },
        })
      : route.continue())
  })
  await page.getByRole('button', { name: 'Create Project' }).click()
  const failure = page.getByRole('form', { name: 'Create New Project' }).getByRole('alert')
  await expect(failure).toContainText('Failed to create project')
  await expect(failure).toContainText('req-9')
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(keys[0]).toBe(keys[1])
  const made = await inDatabase('select 1 from projects where client_id = $1 and title = $2', [client, title])
  expect(made).toHaveLength(1)
})

test('staff must choose the client', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '', 'manager2')
  await page.request.delete('/api/projects/draft', { headers: { origin: baseURL ?? '' } })
  await page.goto(path)
  await next(page).click()
  await expect(messageUnder(page, 'Client')).toHaveText('Client is required')
  const client = page.getByRole('combobox', { name: 'Client' })
  await client.fill('client1')
  await page.getByRole('option', { name: /Anand Deshpande/ }).click()
  await expect(client).toHaveValue('Anand Deshpande')
  await fillIdea(page)
  await fillSite(page)
  await fillScope(page)
  await expect(page.getByRole('region', { name: 'Project' }).getByText('Anand Deshpande')).toBeVisible()
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(page).toHaveURL(/\/dashboard\/projects\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('definition').filter({ hasText: 'Anand Deshpande' })).toBeVisible()
})

test('every step is accessible in both themes', async ({ page, baseURL }) => {
  await open(page, baseURL)
  await next(page).click()
  await expect(messageUnder(page, 'Project title')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await fillIdea(page)
  await expectAccessibleInBothThemes(page)
  await fillSite(page)
  await expectAccessibleInBothThemes(page)
  await fillScope(page)
  await expectAccessibleInBothThemes(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('Back and Next stay at the bottom, and nothing scrolls sideways', async ({ page, baseURL }) => {
    await open(page, baseURL)
    await fillIdea(page)
    await fillSite(page)
    for (const button of [next(page), back(page)]) {
      const box = await button.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.y).toBeGreaterThan(760)
    }
    await expectNoSidewaysScroll(page)
    await fillScope(page)
    await expect(page.getByRole('button', { name: 'Create Project' })).toBeInViewport()
    await expectNoSidewaysScroll(page)
  })
})
