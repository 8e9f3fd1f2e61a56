import type { Page } from '@playwright/test'
import { formatDay } from '@trusswell/domain/days.ts'
import { inDatabase, ownWord, reusedForMs } from './admin-lists.ts'
import { signInByApi } from './identity.ts'

type Role = 'admin' | 'manager' | 'client'
export type Person = { id: string; name: string; email: string }

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>
const signedIn = new Map<Role, { person: Person; cookies: Cookies; until: number }>()

/** A person that only this worker uses. Signed in rarely, because attempts are limited. */
export async function beOwn(page: Page, role: Role): Promise<Person> {
  const known = signedIn.get(role)
  if (known && Date.now() < known.until) {
    await page.context().addCookies(known.cookies)
    return known.person
  }
  const person = await makePerson(role)
  await signInByApi(page, person.email)
  signedIn.set(role, { person, cookies: await page.context().cookies(), until: Date.now() + reusedForMs })
  return person
}

/** With the password of the seeded accounts. */
export async function makePerson(role: Role, name?: string): Promise<Person> {
  const word = ownWord()
  const person = { id: crypto.randomUUID(), name: name ?? `Farhan ${word}`, email: `${word}@people.example` }
  await inDatabase(
    'insert into users (id, name, email, role, email_verified) values ($1, $2, $3, $4, true)',
    [person.id, person.name, person.email, role],
  )
  await inDatabase(
    `insert into accounts (id, user_id, account_id, provider_id, password)
     select gen_random_uuid(), $1::uuid, $1::uuid::text, 'credential', password
     from accounts join users on users.id = accounts.user_id where users.email = 'client1@trusswell.example'`,
    [person.id],
  )
  return person
}

/** The client's page for a new client. */
export async function startOver({ id }: Person): Promise<void> {
  const own = '(select organisation_id from users where id = $1)'
  await inDatabase('delete from notifications where user_id = $1', [id])
  await inDatabase(`delete from payments where organisation_id = ${own}`, [id])
  await inDatabase('delete from project_members where user_id = $1', [id])
  const projects = `(select id from projects where organisation_id = ${own})`
  await inDatabase(`delete from expenses where project_id in ${projects}`, [id])
  await inDatabase(`delete from projects where organisation_id = ${own}`, [id])
}

type Row = Record<string, string | number | boolean | null>

async function insert(table: string, row: Row): Promise<string> {
  const filled: Row = { id: crypto.randomUUID(), ...row }
  const names = Object.keys(filled)
  const marks = names.map((_name, at) => `$${at + 1}`)
  await inDatabase(
    `insert into ${table} (${names.join(', ')}) values (${marks.join(', ')})`,
    Object.values(filled),
  )
  return String(filled['id'])
}

export const insertProject = (client: Person, row: Row = {}) =>
  insert('projects', {
    client_id: client.id,
    client_name: '',
    title: `Kondapur clinic ${ownWord()}`,
    description: 'HVAC and electrical fit-out of two floors',
    ...row,
  })

export const insertPayment = (client: Person, project_id: string, row: Row = {}) =>
  insert('payments', {
    client_id: client.id,
    project_id,
    amount_paise: 125_000_000,
    description: 'Running bill 04, ducting',
    ...row,
  })

export const insertMilestone = (project_id: string, due: string, row: Row = {}) =>
  insert('milestones', {
    project_id,
    title: 'Ducting first fix',
    description: 'All ducts of the first floor hang.',
    due_date: due,
    baseline_date: due,
    ...row,
  })

export const insertNotification = (person: Person, message: string, row: Row = {}) =>
  insert('notifications', {
    user_id: person.id,
    kind: 'milestone_added',
    event_key: crypto.randomUUID(),
    message,
    ...row,
  })

type Member = { id: string | null; name: string }

/** A name without an id is an external person. */
export async function putOnTeam(project_id: string, { id, name }: Member, duty = 'project_manager') {
  await inDatabase(
    `insert into project_members (project_id, id, user_id, name, duty)
     values ($1, gen_random_uuid(), $2, $3, $4)`,
    [project_id, id, name, duty],
  )
}

/** `2026-11-18`: this many days from today in India. */
export const dayFromNow = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * 86_400_000)

/** `18 Nov 2026`, as screens show it. */
export { formatDay as shown }

/** Types a day into a date picker. */
export async function typeDay(page: Page, label: string, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-')
  const group = page.getByRole('group', { name: label }).last()
  await group.getByRole('spinbutton', { name: /^day/ }).click()
  await page.keyboard.type(`${date}${month}${year}`)
}
