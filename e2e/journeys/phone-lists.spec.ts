import { expect, test, type Page } from '@playwright/test'
import { brokenLabels, expectNoSidewaysScroll, inDatabase } from './admin-lists.ts'
import { insertApplications } from './applications-list.ts'
import {
  beOwn,
  dayFromNow,
  insertMilestone,
  insertNotification,
  insertPayment,
  insertProject,
  makePerson,
  putOnTeam,
} from './project-rows.ts'

const screens = {
  admin: [
    '/admin/users',
    '/admin/users/invitations',
    '/admin/organisations',
    '/admin/projects',
    '/admin/projects?view=table',
    '/admin/projects/waiting',
    '/admin/applications',
    '/admin/jobs',
    '/admin/contacts',
    '/admin/payments',
    '/admin/notifications',
  ],
  manager: [
    '/manager/projects',
    '/manager/projects?view=table',
    '/manager/applications',
    '/manager/jobs',
    '/manager/contacts',
    '/manager/payments',
    '/manager/notifications',
  ],
  client: ['/client/projects', '/client/payments', '/client/notifications'],
} as const

/** With the two lines of a project's head that a phone shows. */
const running = {
  status: 'in_progress',
  current_phase: 'installation',
  start_date: dayFromNow(-60),
  end_date: dayFromNow(200),
  agreed_value_paise: 20_00_000_00,
  agreed_tax_rate: 18,
}

const firstRow = (page: Page) =>
  page.locator('main').locator('[data-row], article, tbody tr').locator('visible=true').first()

/** Found and measured in one step, because lists change when other tests add rows. */
const topOfFirstRow = (page: Page): Promise<number> =>
  page.locator('main').evaluate((main) => {
    const rows = [...main.querySelectorAll('[data-row], article, tbody tr')]
    const first = rows.find((row) => row.checkVisibility() && row.getClientRects().length > 0)
    return Math.round(first?.getBoundingClientRect().y ?? Infinity)
  })

/** The names of rows that have less than 120 px. */
const narrowNames = (page: Page): Promise<string[]> =>
  page.locator('main tbody th').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const { paddingLeft, paddingRight } = getComputedStyle(cell)
        return cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) < 120
      })
      .map((cell) => `${cell.textContent}, ${cell.clientWidth}`),
  )

/** Something to list on every screen, whatever other tests leave behind. Returns the screens, with a project's payments. */
async function fillLists(page: Page, role: keyof typeof screens): Promise<readonly string[]> {
  const person = await beOwn(page, role)
  const client = role === 'client' ? person : await makePerson('client')
  const project = await insertProject(client, running)
  await insertPayment(client, project)
  // With the most buttons a payment has, and with tax deducted, which is a figure more above the list.
  await insertPayment(client, project, {
    payment_method: 'bank_transfer',
    failure_reason: 'We couldn’t find this UTR in our account. Please check the last four digits.',
    begun_by_client: true,
  })
  await inDatabase(
    `insert into project_payment_totals (project_id, tds_paise) values ($1, 100)
     on conflict (project_id) do update set tds_paise = 100`,
    [project],
  )
  await inDatabase(
    `insert into organisation_payment_totals (organisation_id, tds_paise) select organisation_id, 100 from projects where id = $1
     on conflict (organisation_id) do update set tds_paise = 100`,
    [project],
  )
  await insertNotification(person, 'New milestone: Ducting first fix', { project_id: project })
  if (role === 'manager') await putOnTeam(project, person)
  const word = await insertApplications(1)
  const paths = [...screens[role], `/dashboard/projects/${project}?tab=payments`]
  if (role !== 'admin') return paths
  await inDatabase(
    `insert into application_interviews (id, application_id, starts_at, minutes, kind, place)
     select gen_random_uuid(), id, now() + interval '7 days', 45, 'office', 'Plot 14' from job_applications
     where position = 'Electrician ' || $1`,
    [word],
  )
  await insertProject(client, { triage: 'waiting', answer_by: dayFromNow(2) })
  await inDatabase(
    `insert into invitations (id, email, name, role, invited_by, expires_at)
     values (gen_random_uuid(), $1, 'Nitin Rao', 'manager', $2, now() + interval '7 days')`,
    [`${crypto.randomUUID()}@people.example`, person.id],
  )
  const colleague = await makePerson('client', 'Venkataramanappa Constructions and Infrastructure')
  await inDatabase(
    `insert into invitations (id, email, name, role, organisation_id, organisation_role, invited_by, expires_at)
     select gen_random_uuid(), $1, 'Lakshmi Narasimhan', 'client', organisation_id, 'finance', $2, now() + interval '7 days'
     from users where id = $3`,
    [`${crypto.randomUUID()}@people.example`, person.id, colleague.id],
  )
  return paths
}

for (const role of ['admin', 'manager', 'client'] as const) {
  test(`the first row of each list of a ${role} is within 420 px on a phone, and none is too wide for a tablet`, async ({
    page,
  }) => {
    const paths = await fillLists(page, role)
    const tops: Record<string, number> = {}
    for (const path of paths) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      await expect(firstRow(page), path).toBeVisible()
      // With the reminder of two-factor authentication, which only admins get, and on a phone not within a project.
      await expect(page.getByRole('region', { name: 'Two-factor authentication' })).toHaveCount(
        role === 'admin' && !path.startsWith('/dashboard/projects/') ? 1 : 0,
      )
      tops[path] = await topOfFirstRow(page)
      await expectNoSidewaysScroll(page)
      expect(await brokenLabels(page), path).toEqual([])
      // Between 640 and 720 px of list, a payment's name has a line of its own, and an invitation's columns are closer.
      for (const width of /payments|invitations/.test(path) ? [744, 820] : [820]) {
        await page.setViewportSize({ width, height: 1180 })
        await expectNoSidewaysScroll(page)
        expect(await brokenLabels(page), `${path} at ${width} px`).toEqual([])
        expect(await narrowNames(page), `${path} at ${width} px`).toEqual([])
      }
    }
    const tooLow = Object.entries(tops).filter(([, top]) => top >= 420)
    expect(tooLow).toEqual([])
  })
}

test('on a phone a project’s payments are below two totals, and a button shows the others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const paths = await fillLists(page, 'client')
  await page.goto(paths.at(-1) ?? '')
  const totals = page.getByRole('region', { name: 'Totals' })
  await expect(totals.getByRole('term')).toHaveText(['Total paid', 'Remaining balance'])
  await expect(totals.getByText('Deducted at source (TDS)')).toBeHidden()
  const all = totals.getByRole('button', { name: 'All totals' })
  await all.click()
  await expect(all).toHaveAttribute('aria-expanded', 'true')
  await expect(totals.getByRole('term')).toHaveText(['Total budget', 'Total paid', 'Remaining balance'])
  await expect(totals.getByText('Deducted at source (TDS)')).toBeVisible()
})

/** What a tab of a project shows first. */
const firstOfTab = {
  details: 'dl dt',
  timeline: '.schedule-name',
  progress: '.stat-tiles dt',
  payments: '[data-row]',
  chat: '[role=log]',
  analytics: '.stat-tiles dt',
}

for (const role of ['admin', 'manager', 'client'] as const) {
  test(`on a phone each tab of a project begins within 420 px for a ${role}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const person = await beOwn(page, role)
    const client = role === 'client' ? person : await makePerson('client')
    const project = await insertProject(client, running)
    if (role === 'manager') await putOnTeam(project, person)
    await insertMilestone(project, dayFromNow(20))
    await insertPayment(client, project)
    const tops: Record<string, number> = {}
    for (const [tab, selector] of Object.entries(firstOfTab)) {
      await page.goto(`/dashboard/projects/${project}?tab=${tab}`)
      const first = page.getByRole('tabpanel').locator(selector).first()
      await expect(first, tab).toBeVisible()
      tops[tab] = Math.round((await first.boundingBox())?.y ?? Infinity)
    }
    expect(Object.entries(tops).filter(([, top]) => top >= 420)).toEqual([])
  })
}
