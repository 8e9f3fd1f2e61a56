import { expect, type Page, test } from '@playwright/test'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, inDatabase, ownWord } from './admin-lists.ts'
import { beOwn, dayFromNow, insertProject, type Person } from './project-rows.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Ten tasks over 100 days, on day 51, with internal and shared costs and risks, a cost budget and a forecast. */
async function plantProject(client: Person, secret: string): Promise<string> {
  const id = await insertProject(client, {
    title: `Client view ${ownWord()}`,
    status: 'in_progress',
    start_date: dayFromNow(-50),
    end_date: dayFromNow(49),
    agreed_value_paise: 920_000_000,
    agreed_tax_rate: 18,
  })
  for (let at = 0; at < 10; at += 1) {
    await inDatabase(
      `insert into tasks (id, project_id, title, status, due_date, completed_on, weight)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, 10)`,
      [
        id,
        at === 9 ? 'Chiller delivery' : `Task ${at}`,
        at < 5 ? 'done' : 'todo',
        dayFromNow(at * 10 - 41),
        at < 5 ? dayFromNow(at * 10 - 41) : null,
      ],
    )
  }
  const spend = (paise: number, description: string, shared: boolean) =>
    inDatabase(
      `insert into expenses (id, project_id, category, amount_paise, spent_on, description, shared_with_client)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, $6)`,
      [id, shared ? 'permits' : 'labour', paise, dayFromNow(-2), description, shared],
    )
  await spend(777_070_700, secret, false)
  await spend(4_850_000, 'Fire permit', true)
  const risk = (title: string, category: string, shared: boolean) =>
    inDatabase(
      `insert into risks (id, project_id, category, severity, title, shared_with_client)
       values (gen_random_uuid(), $1, $2, 'high', $3, $4)`,
      [id, category, title, shared],
    )
  await risk(secret, 'weather', false)
  await risk('Permit of the fire service', 'permits', true)
  await inDatabase('insert into project_cost_budgets (project_id, amount_paise) values ($1, 312345600)', [id])
  const [task] = await inDatabase<{ id: string }>(
    `select id from tasks where project_id = $1 and title = 'Chiller delivery'`,
    [id],
  )
  await inDatabase(`insert into project_forecasts values ($1, $2, 50, 'own', '{}', $3, $4, $5, $6, $7)`, [
    id,
    dayFromNow(0),
    dayFromNow(45),
    dayFromNow(60),
    dayFromNow(82),
    JSON.stringify([{ id: task?.id, share: 0.93 }]),
    JSON.stringify({ planned_end: dayFromNow(49), prior: { projects: 14, middle: 0.1, spread: 0.2 } }),
  ])
  return id
}

test('a client sees the project’s status, and nothing internal reaches the screen or the API', async ({
  page,
}) => {
  const client = await beOwn(page, 'client')
  const secret = `Secret ${ownWord()}`
  const id = await plantProject(client, secret)
  // ₹77,70,707 spent and a budget of ₹31,23,456, with commas and without, in rupees and paise.
  const words = 'Labour|labour|Weather|weather|\\bCPI\\b|\\bSPI\\b'
  const internal = new RegExp(`${secret}|77,?70,?707|31,?23,?456|${words}`)
  const answers: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''))
  })

  await page.goto('/client')
  await expect(card(page, 'Your Projects')).toContainText('; likely to finish between ')
  await page.goto(`/dashboard/projects/${id}?tab=progress`)
  await expect(card(page, 'Forecast')).toContainText(
    /Likely to finish between .*, depending on “Chiller delivery”\./,
  )
  await expect(card(page, 'Forecast')).not.toContainText(/Median|in \d+% of cases|finished projects/)
  await expect(page.getByRole('main')).not.toContainText(internal)
  await expectAccessibleInBothThemes(page)

  await page.getByRole('tab', { name: 'Analytics' }).click()
  await expect(card(page, 'Cost Breakdown')).toContainText('₹48,500.00')
  await expect(card(page, 'Risk Assessment')).toContainText(/Permits.*1 issue/)
  await expect(page.getByRole('main')).not.toContainText(internal)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)

  const asked = [
    'progress',
    'analytics?range=year',
    'expenses',
    'risks',
    'date-changes',
    'analytics/export?format=csv',
  ]
  for (const path of asked) {
    const answer = await page.request.get(`/api/projects/${id}/${path}`)
    expect([path, answer.status()]).toEqual([path, 200])
    answers.push(await answer.text())
  }
  expect((await page.request.get(`/api/projects/${id}/cost-budget`)).status()).toBe(404)
  expect(answers.length).toBeGreaterThan(asked.length)
  expect(answers.filter((answer) => internal.test(answer))).toEqual([])
  expect(JSON.parse(answers.find((answer) => answer.includes('"forecast"')) ?? '{}')).toMatchObject({
    schedule: null,
    forecast: { numbers: null },
  })
})
