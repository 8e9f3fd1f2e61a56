import type { Browser, Page } from '@playwright/test'
import { inDatabase, ownWord } from './admin-lists.ts'
import { linkIn, mailTo, signInByApi } from './identity.ts'
import { makePerson, type Person } from './project-rows.ts'

type OrganisationRole = 'owner' | 'finance' | 'viewer'
export type Firm = { id: string; name: string; owner: Person }

/** A company that only this test uses, with its first owner. */
export async function makeFirm(name = `Kaveri Foods ${ownWord()}`): Promise<Firm> {
  const owner = await makePerson('client')
  const [row] = await inDatabase<{ id: string }>(
    `update organisations set display_name = $1
     where id = (select organisation_id from users where id = $2) returning id`,
    [name, owner.id],
  )
  return { id: row?.id ?? '', name, owner }
}

export async function addPerson({ id }: Firm, role: OrganisationRole): Promise<Person> {
  const person = await makePerson('client')
  await inDatabase('update users set organisation_id = $1, organisation_role = $2 where id = $3', [
    id,
    role,
    person.id,
  ])
  return person
}

/** Adds this many colleagues, who don't sign in. */
export async function addPeople({ id }: Firm, count: number): Promise<void> {
  await inDatabase(
    `insert into users (id, name, email, role, email_verified, organisation_id, organisation_role)
     select gen_random_uuid(), 'Meenakshi Sundaram ' || n, $1 || n || '@people.example', 'client', true, $2, 'viewer'
     from generate_series(1, $3) n`,
    [ownWord(), id, count],
  )
}

/** A separate window in which the person is signed in. */
export async function windowOf(browser: Browser, baseURL: string | undefined, { email }: Person) {
  const page = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await signInByApi(page, email)
  return page
}

/** The path in the link of the invitation mail. */
export const invitationTo = async (page: Page, firm: string, email: string): Promise<string> =>
  linkIn(await mailTo(page, email, `You’re invited to join ${firm}`), '/invite')

export const rowOf = (page: Page, text: string) =>
  page
    .getByRole('table', { name: 'People' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .filter({ hasText: text })

export async function choose(page: Page, person: string, entry: string): Promise<void> {
  await rowOf(page, person)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: entry }).click()
}

export async function invitePerson(page: Page, name: string, email: string, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite person' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('E-mail address').fill(email)
  await dialog.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
}
