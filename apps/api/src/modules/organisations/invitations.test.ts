import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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
import { workNotifications } from '../../../test/work-notifications.ts'
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
  expect(relay.mails.at(-1)?.subject).toBe('You’re invited to join Golconda Fabrics')
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

test('only its organisation can withdraw an invitation, and other clients can’t tell that it exists', async () => {
  const [owner, outsider] = [await makeSignedIn(api, 'client'), await makeSignedIn(api, 'client')]
  const email = newEmail()
  const { id, token } = await invited(owner, email)
  await invited(outsider, email)
  const withdraw = async (person: Person) =>
    (
      await api.app.inject({
        method: 'DELETE',
        url: `/api/organisation/invitations/${id}`,
        headers: person.headers,
      })
    ).statusCode
  expect([await withdraw(outsider), await withdraw(owner)]).toEqual([404, 204])
  expect((await send('/auth/accept-invitation', { token, name: 'Ravi Teja', password })).statusCode).toBe(400)
})

test('an expired invitation stays in its organisation’s list for two weeks, and one sent again takes its place', async () => {
  const owner = await makeSignedIn(api, 'client')
  const email = newEmail()
  const { id } = await invited(owner, email, 'finance')
  const list = async () => {
    const answer = await api.app.inject({ url: '/api/organisation/invitations', headers: owner.headers })
    return answer.json<{ data: { id: string; state: string }[] }>().data.map((row) => [row.id, row.state])
  }
  const expire = (days: number) =>
    database.admin.query(
      "update invitations set expires_at = now() - make_interval(days => $2), created_at = now() - interval '30 days' where id = $1",
      [id, days],
    )
  expect(await list()).toEqual([[id, 'sent']])
  await expire(15)
  expect(await list()).toEqual([])
  await expire(13)
  expect(await list()).toEqual([[id, 'expired']])
  const again = await invited(owner, email, 'finance')
  expect(await list()).toEqual([[again.id, 'sent']])
})

test('only owners with a confirmed address can invite', async () => {
  const { id, email } = await makePerson(api, 'client', { verified: false })
  const { headers } = await signIn(api, email)
  const owner = { id, email, headers: headers() }
  const invitation = { name: 'Ravi Teja', email: newEmail(), role: 'viewer' }
  expect((await send('/organisation/invitations', invitation, owner)).statusCode).toBe(403)
  expect(await database.rows('select from invitations where email = $1', [invitation.email])).toEqual([])
})

test('owners are notified of whom we invite to their organisation and of who joins it', async () => {
  const owner = await makeSignedIn(api, 'client')
  await makeColleague(api, owner.id, 'viewer')
  const admin = await makeSignedIn(api, 'admin')
  const organisation_id = await organisationOf(api, owner.id)
  const email = newEmail()
  const invitation = { name: 'Sunitha Rao', email, role: 'owner' }
  await workNotifications(database, deps)
  const answer = await send(`/admin/organisations/${organisation_id}/invitations`, invitation, admin)
  expect(answer.statusCode).toBe(201)
  await workNotifications(database, deps)
  const { id } = answer.json<{ id: string }>()
  const token = api.deps.links.invitation.issue({ id, email })
  expect((await send('/auth/accept-invitation', { token, name: 'Sunitha Rao', password })).statusCode).toBe(
    200,
  )
  // Owners aren't notified of their own invitations.
  const colleague = await makeSignedIn(api, 'client')
  const own = await invited(owner, colleague.email, 'viewer')
  expect((await send('/auth/join-invitation', { token: own.token }, colleague)).statusCode).toBe(200)
  await workNotifications(database, deps)
  const notified = await database.rows<{ email: string; kind: string; message: string }>(
    `select u.email, n.kind, n.message from notifications n join users u on u.id = n.user_id
     where n.subject_id = $1 order by n.created_at, u.created_at`,
    [organisation_id],
  )
  const [{ name } = { name: '' }] = await database.rows<{ name: string }>(
    'select display_name as name from organisations where id = $1',
    [organisation_id],
  )
  const joined = `Person client joined ${name} as viewer`
  expect(notified).toEqual([
    {
      email: owner.email,
      kind: 'person_invited',
      message: `We invited Sunitha Rao (${email}) to join ${name} as owner`,
    },
    { email: owner.email, kind: 'person_joined', message: `Sunitha Rao joined ${name} as owner` },
    { email: owner.email, kind: 'person_joined', message: joined },
    { email, kind: 'person_joined', message: joined },
  ])
})

const mailInvitation = (invitation_id: string) =>
  identityJobs(deps)
    .find(({ queue }) => queue === 'identity.send-invitation')
    ?.run({ invitation_id } as never, { id: crypto.randomUUID() })

test('each organisation’s invitation is mailed; an address gets one of each and three in all within an hour', async () => {
  const email = newEmail()
  const mails = () => relay.mails.filter(({ recipients }) => recipients.includes(email)).length
  const waiting = () =>
    database.count(
      `pgboss.job where name = 'identity.send-invitation' and start_after > now() + interval '50 minutes'`,
    )
  const owners = [
    await makeSignedIn(api, 'client'),
    await makeSignedIn(api, 'client'),
    await makeSignedIn(api, 'client'),
    await makeSignedIn(api, 'client'),
  ]
  const [first, second, third, fourth] = owners as [Person, Person, Person, Person]
  await mailInvitation((await invited(first, email)).id)
  await mailInvitation((await invited(second, email)).id)
  expect(mails()).toBe(2)
  // Again from the first: it waits for an hour.
  await mailInvitation((await invited(first, email, 'finance')).id)
  expect([mails(), await waiting()]).toEqual([2, 1])
  await mailInvitation((await invited(third, email)).id)
  await mailInvitation((await invited(fourth, email)).id)
  expect([mails(), await waiting()]).toEqual([3, 2])
  await database.admin.query(`update mail_deliveries set started_at = started_at - interval '61 minutes'`)
  await mailInvitation((await invited(fourth, email)).id)
  expect(mails()).toBe(4)
})

test('who has not confirmed the address joins no organisation with that account', async () => {
  const owner = await makeSignedIn(api, 'client')
  const made = await makePerson(api, 'client', { verified: false })
  const { headers } = await signIn(api, made.email)
  const { token } = await invited(owner, made.email)
  const answer = await send('/auth/join-invitation', { token }, { ...made, headers: headers() })
  expect([answer.statusCode, answer.json()]).toMatchObject([
    403,
    { message: 'Confirm your e-mail address before you join an organisation.' },
  ])
  expect(await organisationOf(api, made.id)).not.toBe(await organisationOf(api, owner.id))
})

/** Holds a merge open until the request waits for it, then commits. */
async function duringMerge(source: string, target: string, request: () => Promise<Answer>): Promise<Answer> {
  const client = await database.admin.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.role', 'admin', true)`)
    await client.query(`select merge_organisations($1, $2, null)`, [source, target])
    const answer = request()
    await vi.waitUntil(async () => {
      const { rows } = await database.admin.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length > 0
    })
    await client.query('commit')
    return await answer
  } finally {
    client.release()
  }
}
type Answer = Awaited<ReturnType<typeof send>>

test('joining while the organisation is merged gets a clear error, with or without an account', async () => {
  const [owner, target] = [await makeSignedIn(api, 'client'), await makeSignedIn(api, 'client')]
  const person = await makeSignedIn(api, 'client')
  const own = await organisationOf(api, person.id)
  const into = await organisationOf(api, target.id)
  const joining = await invited(owner, person.email)
  const answer = await duringMerge(await organisationOf(api, owner.id), into, () =>
    send('/auth/join-invitation', { token: joining.token }, person),
  )
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { message: 'This organisation has just been merged with another. Ask for a new invitation.' },
  ])
  expect(await organisationOf(api, person.id)).toBe(own)

  const second = await makeSignedIn(api, 'client')
  const email = newEmail()
  const { token } = await invited(second, email)
  const source = await organisationOf(api, second.id)
  const accepted = await duringMerge(source, into, () =>
    send('/auth/accept-invitation', { token, name: 'Ravi Teja', password }),
  )
  expect(accepted.statusCode).toBe(409)
  expect(await database.rows('select from users where email = $1', [email])).toEqual([])
  expect(await database.rows('select from organisations where id = $1', [source])).toEqual([])
})
