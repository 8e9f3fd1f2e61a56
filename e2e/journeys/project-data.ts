import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, formatDay, kolkataDay } from '@trusswell/domain/days.ts'
import { inDatabase, ownWord, signIn } from './admin-lists.ts'

const today = () => kolkataDay(Date.now())
export const inDays = (count: number) => addDays(today(), count)

/** 1 Dec 2026, as screens show a day. */
export { formatDay as shown }

const fields = {
  title: 'Physiotherapy block',
  project_type: 'commercial',
  description: 'Four treatment floors over stilt parking.',
  site_address: 'Plot 118, Road 4, Bachupally',
  site_city: 'Hyderabad',
  site_state: 'Telangana',
  site_postal_code: '500090',
  plot_area: 18_600,
  built_up_area: 42_000,
  number_of_floors: 5,
  estimated_cost: 97_000_000,
  start_date: '2026-12-01',
  estimated_duration: 180,
}

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>
const clients = new Map<string, { id: string; cookies: Cookies }>()

/** A client that only one file's tests use, because each person has one draft. */
export async function asOwnClient(page: Page, origin: string, file: string): Promise<string> {
  const known = clients.get(file)
  if (known) {
    await page.context().addCookies(known.cookies)
    return known.id
  }
  const who = ownWord()
  const email = `${who}@trusswell.example`
  const [user] = await inDatabase<{ id: string }>(
    `insert into users (id, name, email, role, email_verified) values (gen_random_uuid(), $1, $2, 'client', true) returning id`,
    [`Farhan ${who}`, email],
  )
  const id = user?.id ?? ''
  await inDatabase(
    `insert into accounts (id, user_id, account_id, provider_id, password)
     select gen_random_uuid(), $1::uuid, $1, 'credential', a.password
     from accounts a join users u on u.id = a.user_id where u.email = 'client1@trusswell.example'`,
    [id],
  )
  await signIn(page, origin, who, { fresh: true })
  clients.set(file, { id, cookies: await page.context().cookies() })
  return id
}

/** A project of the first client, created by the first manager, who is signed in afterwards. */
export async function managedProject(page: Page, origin: string, changes: object = {}): Promise<string> {
  await signIn(page, origin, 'manager1')
  const [client] = await inDatabase<{ id: string }>(
    `select id from users where email = 'client1@trusswell.example'`,
  )
  return createByApi(page, origin, { client_id: client?.id, ...changes })
}

export async function createByApi(page: Page, origin: string, changes: object = {}): Promise<string> {
  const answer = await page.request.post('/api/projects', {
    headers: { origin, 'idempotency-key': crypto.randomUUID() },
    data: { ...fields, ...changes },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { data: { id: string } }).data.id
}

type MilestoneRow = { title: string; due: string; status?: string; completed?: string; baseline?: string }

/** Inserted into the table directly, because the API refuses dates in the past. */
export async function insertMilestones(project: string, rows: MilestoneRow[]): Promise<void> {
  for (const { title, due, status = 'pending', completed = null, baseline = due } of rows) {
    await inDatabase(
      `insert into milestones (id, project_id, title, description, due_date, baseline_date, status, completion_date)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7)`,
      [project, title, `What belongs to ${title}, in a few words`, due, baseline, status, completed],
    )
  }
}

/** Types a day into the parts of a date field. */
export async function typeDay(scope: Page | Locator, label: string, day: string): Promise<void> {
  const [year, month, date] = day.split('-')
  const field = scope.getByRole('group', { name: label })
  await field.getByRole('spinbutton').first().click()
  await field.page().keyboard.type(`${date}${month}${year}`)
}

export const messageUnder = (scope: Page | Locator, label: string): Locator =>
  scope.locator('.ui-field', { hasText: label }).locator('.ui-error')
