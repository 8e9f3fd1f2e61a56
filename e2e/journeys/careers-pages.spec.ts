import { careerAreas } from '@trusswell/domain/career-areas.ts'
import { careerAreaIds } from '@trusswell/domain/services.ts'
import { expect, type Page, test } from '@playwright/test'
import { inDatabase, ownWord } from './admin-lists.ts'

type Job = {
  id: string
  area: string | null
  department: string
  type: string
  location: string
  experience: string
}

const knownIds =
  'hvac-technician mechanical-engineer maintenance-supervisor civil-engineer construction-supervisor project-coordinator plumbing-technician electrical-engineer architect facility-manager property-manager'.split(
    ' ',
  )
const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).locator('> li')

async function openJobs(page: Page): Promise<Job[]> {
  const answer = await page.request.get('/api/jobs?limit=100')
  return ((await answer.json()) as { data: Job[] }).data
}

test('[RT-05] [CR-01] [CR-02] the careers page has its hero and three reasons to join', async ({ page }) => {
  expect((await page.goto('/careers'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team')
  await expect(list(page, 'Benefits').getByRole('heading')).toHaveText([
    'Innovative Projects',
    'Professional Growth',
    'Collaborative Culture',
  ])
})

test('[CR-03] [CR-04] thirteen areas, each with title, number of jobs and description, link to their pages', async ({
  page,
}) => {
  const jobs = await openJobs(page)
  await page.goto('/careers')
  await expect(list(page, 'Areas')).toHaveCount(13)
  expect(careerAreaIds).toContain('automation-services')
  expect(careerAreaIds).not.toContain('helpdesk-services')
  for (const [index, { id, title, description }] of careerAreas.entries()) {
    const card = list(page, 'Areas').nth(index)
    const count = jobs.filter(({ area }) => area === id).length
    await expect(card.getByRole('heading')).toHaveText(title)
    await expect(card).toContainText(description)
    await expect(card.locator('.area-count')).toHaveText(count === 1 ? '1 job' : `${count} jobs`)
    await expect(card.getByRole('link')).toHaveAttribute('href', `/careers/service/${id}`)
  }
})

test('[CR-05] [CR-07] every area has one or two full-time openings in Hyderabad, each with all its facts', async ({
  page,
}) => {
  const jobs = await openJobs(page)
  for (const id of careerAreaIds) {
    const own = jobs.filter(({ area }) => area === id)
    expect([1, 2]).toContain(own.length)
    for (const job of own) {
      expect([job.type, job.location]).toEqual(['Full-time', 'Hyderabad, India'])
      const [from = 0, to = 0] = job.experience.match(/\d+/g)?.map(Number) ?? []
      expect(from).toBeGreaterThanOrEqual(2)
      expect(to).toBeLessThanOrEqual(10)
      expect(job).toEqual(
        expect.objectContaining({
          id: expect.stringMatching(/^[a-z-]+$/),
          title: expect.stringMatching(/\w/),
          department: expect.stringMatching(/\w/),
          description: expect.stringMatching(/\w{3}/),
          requirements: expect.any(Array),
        }),
      )
    }
  }
})

test('[RT-06] [CR-10] [CR-06] an area shows its title, its description and its openings', async ({
  page,
}) => {
  expect((await page.goto('/careers/service/facility-management'))?.status()).toBe(200)
  const area = careerAreas.find(({ id }) => id === 'facility-management')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(area?.title ?? '')
  await expect(page.getByText(area?.description ?? '')).toBeVisible()
  const links = list(page, 'Positions').getByRole('link', { name: /^View position/ })
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(paths)).toEqual(
    new Set(['/careers/maintenance-coordinator', '/careers/senior-facility-manager']),
  )
})

test('a position without an area is linked from the area of its department, and found by the filter', async ({
  page,
}) => {
  await page.goto('/careers/service/civil-works')
  await list(page, 'Related positions').getByRole('link', { name: 'Project Coordinator' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project Coordinator')
  await page.goto('/careers')
  await expect(page.getByText(/^\d+ more positions aren’t in any of these areas\./)).toBeVisible()
  await page.getByRole('link', { name: 'Show them' }).click()
  await expect(page.getByLabel('Area', { exact: true }).locator('option:checked')).toHaveText(
    'Other positions',
  )
  await expect(page.getByRole('rowheader', { name: 'Project Coordinator' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Civil Engineer' })).toHaveCount(0)
})

test('[CR-11] a job card shows place, type, experience, description and requirements', async ({ page }) => {
  await page.goto('/careers/service/electrical-services')
  await expect(list(page, 'Positions')).not.toHaveCount(0)
  for (const card of await list(page, 'Positions').all()) {
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(/\w{4}/)
    await expect(card).toContainText('Hyderabad, India')
    await expect(card).toContainText('Full-time')
    await expect(card).toContainText(/\d+-\d+ years/)
    await expect(card.locator('p').nth(1)).toHaveText(/.{60,}/)
    expect(await card.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
  }
})

test('[CR-08] [CR-09] [RT-08] the internship card leads to a page with a form of its own', async ({
  page,
}) => {
  await page.goto('/careers')
  const card = page.getByRole('region', { name: 'Internship Program' })
  await expect(card).toContainText('6-month engineering internship in Hyderabad')
  const apply = card.getByRole('link', { name: /^Apply Now/ })
  await expect(apply).toHaveAttribute('href', '/careers/internship')
  await apply.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internship Program')
  await expect(page.getByRole('form', { name: 'Apply for the Internship' })).toBeVisible()
  expect((await page.request.get('/careers/internship')).status()).toBe(200)
})

test('[CR-17] an unknown area shows a message and links back', async ({ page }) => {
  expect((await page.goto('/careers/service/moon-base'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Service Not Found' })).toBeVisible()
  const back = page.getByRole('main').getByRole('link', { name: 'Return to Careers Page' })
  await expect(back).toHaveAttribute('href', '/careers')
})

test('[RT-07] [CR-18] [CR-21] the known jobs have a page and one of six departments', async ({ page }) => {
  const departments = new Set<string>()
  for (const id of knownIds) {
    expect((await page.goto(`/careers/${id}`))?.status(), id).toBe(200)
    departments.add(await page.locator('.fact-row dd').first().innerText())
  }
  expect([...departments].toSorted()).toEqual([
    'Architecture & Interior Design',
    'Civil Works',
    'Electrical Services',
    'Facility Management Services',
    'Mechanical Services',
    'Plumbing Services',
  ])
})

test('[CR-19] [CR-20] [CR-22] a job page shows all facts, with June 2025 as its month', async ({ page }) => {
  for (const [id, title, experience] of [
    ['hvac-technician', 'HVAC Technician', '3-5 years'],
    ['maintenance-supervisor', 'Maintenance Supervisor', '5-7 years'],
  ] as const) {
    await page.goto(`/careers/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('.fact-row dd')).toHaveText([
      'Mechanical Services',
      'Hyderabad, India',
      'Full-time',
      experience,
      'June 2025',
    ])
    await expect(page.locator('.page-head .lead')).toHaveText(/.{60,}/)
    for (const name of ['Key Responsibilities', 'Requirements', 'Benefits']) {
      const part = page.locator('.job-text section', {
        has: page.getByRole('heading', { name, exact: true }),
      })
      expect(await part.getByRole('listitem').count(), name).toBeGreaterThanOrEqual(3)
    }
  }
})

test('[CR-23] at most three others of the same department are listed below', async ({ page }) => {
  const word = ownWord()
  // A department with five positions, and one with two.
  await inDatabase(
    `insert into jobs (id, title, department, location, type, experience, description, posted_on)
     select 'fitter-' || n || '-' || $1, 'Fitter ' || n, case when n < 5 then 'Large ' else 'Small ' end || $1,
       'Hyderabad, India', 'Full-time', '2-4 years', 'Fits pipes.', current_date from generate_series(0, 6) n`,
    [word],
  )
  const below = async (n: number) => {
    await page.goto(`/careers/fitter-${n}-${word}`)
    const links = page.getByRole('region', { name: 'Similar Positions' }).getByRole('link')
    return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  }
  // The pages' list is refreshed every 20 seconds and shown pages are cached, so each attempt uses another URL.
  let asked = -1
  let large: string[] = []
  await expect
    .poll(async () => (large = await below((asked += 1))).length, {
      timeout: 40_000,
      intervals: [1_000, 7_000],
    })
    .toBe(3)
  expect(new Set(large).size).toBe(3)
  expect(large).not.toContain(`/careers/fitter-${asked}-${word}`)
  for (const path of large) expect(path).toMatch(new RegExp(`^/careers/fitter-[0-4]-${word}$`))
  expect(await below(5)).toEqual([`/careers/fitter-6-${word}`])
  await inDatabase(`delete from jobs where department in ('Large ' || $1, 'Small ' || $1)`, [word])
})

test('[CR-24] an unknown job shows a message and links back', async ({ page }) => {
  expect((await page.goto('/careers/astronaut'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Job not found' })).toBeVisible()
  const back = page.getByRole('main').getByRole('link', { name: 'Back to Careers' })
  await expect(back).toHaveAttribute('href', '/careers')
})

test('[RT-18] none of the careers pages requires a login', async ({ page }) => {
  for (const path of [
    '/careers',
    '/careers/service/horticulture',
    '/careers/architect',
    '/careers/internship',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})
