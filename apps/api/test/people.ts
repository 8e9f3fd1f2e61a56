import { hash } from '@node-rs/argon2'
import { system, type Role } from '@trusswell/domain/actor.ts'
import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import { insertUser } from '../src/modules/identity/repository.ts'
import type { TestApi } from './harness.ts'

export const password = 'lotus-gate-77-kiln'
// A hash names its own cost: the smallest one, because the tests sign in thousands of times.
const hashed = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
let count = 0

export type Person = {
  id: string
  email: string
  headers: Record<string, string>
  /** An owner of the client's organisation. */
  owner?: string
}

/** A person with an account. */
export async function makePerson(
  api: TestApi,
  role: Role,
  changes: { email?: string; verified?: boolean } = {},
) {
  const email = changes.email ?? `person.${process.pid}.${(count += 1)}@people.example`
  const password_hash = await hashed
  const id = await api.deps.identityDb.as(system, (tx) =>
    insertUser(tx, {
      name: `Person ${role}`,
      email,
      role,
      email_verified: changes.verified ?? true,
      password_hash,
    }),
  )
  if (id === null) throw new Error(`${email} exists`)
  return { id, email }
}

type Jar = Record<string, string>

/** The cookies that a browser would store from the responses. */
export function keepCookies(
  jar: Jar,
  answer: { cookies: { name: string; value: string; maxAge?: number }[] },
): Jar {
  for (const { name, value, maxAge } of answer.cookies) {
    if (maxAge === 0 || value === '') delete jar[name]
    else jar[name] = encodeURIComponent(value)
  }
  return jar
}
export const cookieHeader = (jar: Jar) => ({
  cookie: Object.entries(jar)
    .map(([name, value]) => `${name}=${value}`)
    .join('; '),
})

let addresses = 0
/** Signs in as a browser does, from an address of its own. */
export async function signIn(api: TestApi, email: string, jar: Jar = {}, secret = password) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    payload: { email, password: secret },
    headers: cookieHeader(jar),
    remoteAddress: `10.1.${Math.floor((addresses += 1) / 200)}.${addresses % 200}`,
  })
  return { answer, jar: keepCookies(jar, answer), headers: () => cookieHeader(jar) }
}

export async function makeSignedIn(api: TestApi, role: Role): Promise<Person> {
  const person = await makePerson(api, role)
  const { headers } = await signIn(api, person.email)
  return { ...person, headers: headers() }
}

/** Adds a person to the organisation of an owner. */
export async function joinOrganisationOf(api: TestApi, ownerId: string, id: string, role: OrganisationRole) {
  await api.database.admin.query(
    `update users set organisation_id = owner.organisation_id, organisation_role = $3
     from users owner where owner.id = $1 and users.id = $2`,
    [ownerId, id, role],
  )
}

/** A new person in an owner's organisation. */
export async function makeColleague(api: TestApi, ownerId: string, role: OrganisationRole): Promise<Person> {
  const person = await makeSignedIn(api, 'client')
  await joinOrganisationOf(api, ownerId, person.id, role)
  api.deps.sessions.clear()
  return { ...person, owner: ownerId }
}

export async function organisationOf(api: TestApi, userId: string): Promise<string> {
  const [row] = await api.database.rows<{ id: string | null }>(
    'select organisation_id as id from users where id = $1',
    [userId],
  )
  return row?.id ?? ''
}
