import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import {
  makeColleague,
  makePerson,
  makeSignedIn,
  organisationOf,
  signIn,
  type Person,
} from '../../../test/people.ts'
import { makeProject } from '../../../test/projects.ts'
import { startRelay } from '../../../test/relay.ts'
import { newEmail } from '../../../test/samples.ts'
import type { WorkerDeps } from '../../deps.ts'
import { identityJobs } from '../identity/jobs.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })
let relay: Awaited<ReturnType<typeof startRelay>>
let deps: WorkerDeps
beforeAll(async () => {
  relay = await startRelay()
  deps = await startWorkerDeps(database, { env: { SMTP_URL: relay.url } })
})
afterAll(async () => {
  await deps.close()
  await relay.close()
})

const password = 'quiet-river-41-mango'
const send = (url: string, payload: object, person?: Person) =>
  api.app.inject({ method: 'POST', url: `/api${url}`, payload, headers: person?.headers ?? {} })

async function invited(owner: Person, email: string, role = 'viewer') {
  const answer = await send('/organisation/invitations', { name: 'Ravi Teja', email, role }, owner)
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { email, role }])
  const id = answer.json<{ id: string }>().id
  return { id, token: api.deps.links.invitation.issue({ id, email }) }
}

test('who has no account signs up by the link and belongs to the organisation; the mail names it', async () => {
  const owner = await makeSignedIn(api, 'client')
  await api.app.inject({
    method: 'PATCH',
    url: '/api/organisation',
    headers: owner.headers,
    payload: { display_name: 'Golconda Fabrics' },
  })
  const project = await makeProject(api, { clientId: owner.id })
  const email = newEmail()
  const { id, token } = await invited(owner, email, 'finance')
  await identityJobs(deps)
    .find(({ queue }) => queue === 'identity.send-invitation')
    ?.run({ invitation_id: id } as never, { id: crypto.randomUUID() })
  expect(relay.mails.at(-1)?.subject).toBe('You are invited to join Golconda Fabrics')
  expect((await send('/auth/invitation', { token })).json()).toMatchObject({
    organisation: 'Golconda Fabrics',
    account: false,
  })
  expect((await send('/auth/accept-invitation', { token, name: 'Ravi Teja', password })).statusCode).toBe(200)
  const { answer, headers } = await signIn(api, email, {}, password)
  const { user } = answer.json<{ user: { id: string; organisation: object } }>()
  expect(user.organisation).toMatchObject({ display_name: 'Golconda Fabrics', role: 'finance' })
  const seen = await api.app.inject({ url: `/api/projects/${project.id}`, headers: headers() })
  expect(seen.statusCode).toBe(200)
  // Nothing is left of an organisation of their own.
  expect(await database.rows('select from organisations where named_after = $1', [user.id])).toEqual([])
})

test('who has an account joins while signed in, and an empty organisation of their own goes', async () => {
  const owner = await makeSignedIn(api, 'client')
  const person = await makeSignedIn(api, 'client')
  const before = await organisationOf(api, person.id)
  const { token } = await invited(owner, person.email)
  expect((await send('/auth/invitation', { token })).json()).toMatchObject({ account: true })
  expect((await send('/auth/join-invitation', { token }, owner)).statusCode).toBe(403)
  const joined = await send('/auth/join-invitation', { token }, person)
  expect([joined.statusCode, joined.json()]).toMatchObject([
    200,
    { organisation: { id: await organisationOf(api, owner.id), role: 'viewer' } },
  ])
  expect(await database.rows('select from organisations where id = $1', [before])).toEqual([])
  expect((await send('/auth/join-invitation', { token }, person)).statusCode).toBe(400)
})

test('who has projects or colleagues cannot leave them behind by a link', async () => {
  const owner = await makeSignedIn(api, 'client')
  const [busy, leader] = [await makeSignedIn(api, 'client'), await makeSignedIn(api, 'client')]
  await makeProject(api, { clientId: busy.id })
  await makeColleague(api, leader.id, 'viewer')
  for (const person of [busy, leader]) {
    const { token } = await invited(owner, person.email)
    const answer = await send('/auth/join-invitation', { token }, person)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { message: expect.stringContaining('merge') },
    ])
  }
})

test('an invitation is withdrawn by its organisation alone, and nobody learns of another one', async () => {
  const [owner, stranger] = [await makeSignedIn(api, 'client'), await makeSignedIn(api, 'client')]
  const email = newEmail()
  const { id, token } = await invited(owner, email)
  await invited(stranger, email)
  const withdraw = async (person: Person) =>
    (
      await api.app.inject({
        method: 'DELETE',
        url: `/api/organisation/invitations/${id}`,
        headers: person.headers,
      })
    ).statusCode
  expect([await withdraw(stranger), await withdraw(owner)]).toEqual([404, 204])
  expect((await send('/auth/accept-invitation', { token, name: 'Ravi Teja', password })).statusCode).toBe(400)
})

test('nobody is invited before the address of the one who invites is confirmed', async () => {
  const { id, email } = await makePerson(api, 'client', { verified: false })
  const { headers } = await signIn(api, email)
  const owner = { id, email, headers: headers() }
  const invitation = { name: 'Ravi Teja', email: newEmail(), role: 'viewer' }
  expect((await send('/organisation/invitations', invitation, owner)).statusCode).toBe(403)
  expect(await database.rows('select from invitations where email = $1', [invitation.email])).toEqual([])
})
