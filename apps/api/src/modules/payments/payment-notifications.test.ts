import { system, type Actor } from '@trusswell/domain/actor.ts'
import type { Fact } from '@trusswell/domain/payment-facts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { claimRequest, makePayment, makeParkedEvent } from '../../../test/payments.ts'
import { makeColleague, makePerson } from '../../../test/people.ts'
import { makeProject } from '../../../test/projects.ts'
import { startRelay } from '../../../test/relay.ts'
import { workNotifications } from '../../../test/work-notifications.ts'
import type { WorkerDeps } from '../../deps.ts'
import { notificationJobs } from '../notifications/jobs.ts'
import { applyFacts } from './apply-facts.ts'
import { parkEvent } from './gateways/apply-reading.ts'
import { lockPayment } from './ledger.ts'

const database = useDatabase()
const api = useApi(database)
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
const work = () => workNotifications(database, deps)
/** Makes the notifications that wait, and leaves their mails waiting. */
async function createFirst() {
  const create = notificationJobs(deps).find(({ queue }) => queue === 'notifications.create')
  for (const { payload } of await database.rows<{ payload: never }>(
    `delete from pgboss.job where name = 'notifications.create' returning data->'payload' as payload`,
  ))
    await create?.run(payload, { id: crypto.randomUUID() })
}

async function scene() {
  const project = await makeProject(api)
  const clientId = project.client_id ?? ''
  const person = (id: string, role: 'admin' | 'manager' | 'client'): Actor => ({ kind: 'user', role, id })
  const finance = await makeColleague(api, clientId, 'finance')
  const viewer = await makeColleague(api, clientId, 'viewer')
  const outsider = await makePerson(api, 'client')
  return {
    project,
    finance,
    people: {
      owner: person(clientId, 'client'),
      finance: person(finance.id, 'client'),
      viewer: person(viewer.id, 'client'),
      manager: person(project.manager_id, 'manager'),
      otherManager: person((await makePerson(api, 'manager')).id, 'manager'),
      admin: person((await makePerson(api, 'admin')).id, 'admin'),
      outsider: person(outsider.id, 'client'),
    },
  }
}
type People = Awaited<ReturnType<typeof scene>>['people']

const apply = (payment: string, ...facts: Fact[]) =>
  deps.db.as(system, async (tx) =>
    applyFacts(
      deps,
      tx,
      await lockPayment(tx, payment),
      facts.map((fact) => ({ fact, source: 'fetch' as const, gateway: 'razorpay' as const })),
    ),
  )
const happened_at = '2026-11-10T06:00:00Z'
const attempt = (object_id: string, state: 'open' | 'closed'): Fact => ({
  kind: 'attempt',
  object_id,
  state,
  happened_at,
})
const paid = (object_id: string, state: 'try_failed' | 'captured', paise = 100_00): Fact => ({
  kind: 'payment',
  object_id,
  state,
  paise,
  happened_at,
})

/** Each person's notifications about payments, latest first. */
async function notificationsOf(people: People) {
  const all: Record<string, { kind: string; message: string; path: string }[]> = {}
  for (const [name, actor] of Object.entries(people)) {
    const answer = await api.app.inject({ method: 'GET', url: '/api/notifications', headers: asActor(actor) })
    all[name] = answer
      .json<{ data: { kind: string; message: string; path: string }[] }>()
      .data.filter(({ kind }) => kind.startsWith('payment_'))
  }
  return all
}
async function namesOf(people: People, kind: string) {
  return Object.entries(await notificationsOf(people)).flatMap(([name, rows]) =>
    rows.filter((row) => row.kind === kind).map(() => name),
  )
}

test('a received payment notifies owners, finance, the project’s managers and admins once', async () => {
  const { project, people } = await scene()
  const payment = await makePayment(database, project)
  for (const _ of [1, 2, 3]) await apply(payment, attempt('plink_1', 'closed'), paid('pay_r1', 'captured'))
  await work()
  for (const _ of [1, 2]) await apply(payment, paid('pay_r1', 'captured'), attempt('plink_1', 'open'))
  await work()
  const all = await notificationsOf(people)
  expect(await namesOf(people, 'payment_received')).toEqual(['owner', 'finance', 'manager', 'admin'])
  expect(all['owner']).toMatchObject([
    { message: expect.stringMatching(/^We received ₹100\.00 for /), path: `/client/payments?pay=${payment}` },
  ])
  expect(all['admin']?.[0]?.path).toBe(`/admin/payments?open=${payment}`)
  expect(all['manager']?.[0]?.path).toBe(
    `/dashboard/projects/${project.id}?tab=payments&open=history-${payment}`,
  )
})

test('a failed payment causes a notification when no page is open any more, once for each try', async () => {
  const { project, people } = await scene()
  const payment = await makePayment(database, project)
  await apply(payment, attempt('plink_f', 'open'), paid('pay_f1', 'try_failed'))
  await work()
  expect(await namesOf(people, 'payment_failed')).toEqual([])
  await apply(payment, attempt('plink_f', 'closed'))
  // Another page, opened and left.
  await apply(payment, attempt('plink_f2', 'open'))
  await apply(payment, attempt('plink_f2', 'closed'))
  await work()
  expect(await namesOf(people, 'payment_failed')).toEqual(['owner', 'finance'])
})

test('a payment that failed and was then paid asks no client to pay again', async () => {
  const { project, people, finance } = await scene()
  const wished = await api.app.inject({
    method: 'PUT',
    url: '/api/notifications/preferences',
    headers: asActor(people.finance),
    payload: { data: [{ kind: 'payment_failed', in_app: true, email: true, digest: false }] },
  })
  expect(wished.statusCode, wished.body).toBe(200)
  const fail = async (object: string) => {
    const payment = await makePayment(database, project)
    await apply(payment, attempt(`plink_${object}`, 'closed'), paid(object, 'try_failed'))
    return payment
  }
  const mails = () => relay.mails.filter(({ recipients }) => recipients.includes(finance.email))
  await apply(await fail('pay_before'), paid('pay_before', 'captured'))
  await work()
  expect([await namesOf(people, 'payment_failed'), mails()]).toEqual([[], []])

  // Paid after the notification, before its mail.
  const late = await fail('pay_between')
  await createFirst()
  expect(await namesOf(people, 'payment_failed')).toEqual(['owner', 'finance'])
  await apply(late, paid('pay_between', 'captured'))
  await work()
  expect(mails()).toEqual([])
  await fail('pay_still')
  await work()
  expect(mails().map(({ subject }) => subject)).toEqual([expect.stringMatching(/didn’t go through$/)])
})

test('a refund notifies the client; a credit and refund by one correction does not', async () => {
  const { project, people, finance: reader } = await scene()
  const chosen = await api.app.inject({
    method: 'PUT',
    url: '/api/notifications/preferences',
    headers: asActor(people.finance),
    payload: { data: [{ kind: 'payment_refunded', in_app: true, email: true, digest: false }] },
  })
  expect(chosen.statusCode, chosen.body).toBe(200)
  const payment = await makePayment(database, project)
  const status: Fact = {
    kind: 'status',
    object_id: `status ${payment}`,
    seq: 1,
    state: 'refunded',
    paise: 100_00,
    happened_at,
  }
  await apply(payment, status)
  const other = await makePayment(database, project)
  const refund: Fact = {
    kind: 'refund',
    object_id: `rfnd_${other}`,
    of: 'pay_rf',
    state: 'done',
    paise: 40_00,
    happened_at,
  }
  await apply(other, paid('pay_rf', 'captured'), refund)
  await apply(other, refund)
  await work()
  const { finance } = await notificationsOf(people)
  expect(finance?.map(({ message }) => message.split(' for ')[0]).toSorted()).toEqual([
    'We received ₹100.00',
    'We refunded ₹40.00',
  ])
  const mail = relay.mails.find(({ recipients }) => recipients.includes(reader.email))
  expect(mail?.subject).toMatch(/^We refunded ₹40\.00 for /)
  expect(mail?.text).toMatch(/Original payment\s+₹100\.00/)
})

test('a dispute and its outcome notify admins, whichever arrives first', async () => {
  const { project, people } = await scene()
  const payment = await makePayment(database, project)
  const dispute = (state: 'open' | 'under_review' | 'lost', at: string): Fact => ({
    kind: 'dispute',
    object_id: `disp_${payment}`,
    of: 'pay_d',
    state,
    paise: 0,
    happened_at: at,
  })
  await apply(payment, paid('pay_d', 'captured'), dispute('open', '2026-11-11T06:00:00Z'))
  await apply(payment, dispute('under_review', '2026-11-11T07:00:00Z'))
  await work()
  expect(await namesOf(people, 'payment_disputed')).toEqual(['admin'])
  await apply(payment, dispute('lost', '2026-11-12T06:00:00Z'))
  await apply(payment, dispute('under_review', '2026-11-11T08:00:00Z'))
  await work()
  const disputes = (await notificationsOf(people))['admin']?.filter(({ kind }) => kind === 'payment_disputed')
  expect(disputes?.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The dispute over ₹100\.00 for .* is lost$/),
    expect.stringMatching(/ is disputed$/),
  ])

  const other = await makePayment(database, project)
  const late = { ...dispute('open', '2026-11-11T06:00:00Z'), object_id: 'disp_late' }
  const lost = { ...dispute('lost', '2026-11-12T06:00:00Z'), object_id: 'disp_late' }
  await apply(other, paid('pay_d', 'captured'), lost)
  await apply(other, late)
  await work()
  expect(await namesOf(people, 'payment_disputed')).toHaveLength(3)
})

test('a reported transfer notifies admins, and its rejection is mailed to the client with the reason', async () => {
  const { project, people, finance } = await scene()
  const payment = await makePayment(database, project, 2_36_000_00, 'Mobilisation')
  const transfer = { reference: 'HDFCN52026111599', amount: '2,36,000' }
  const claimed = await api.app.inject(claimRequest(payment, asActor(people.finance), transfer))
  expect(claimed.statusCode, claimed.body).toBe(201)
  await work()
  expect(await namesOf(people, 'payment_claimed')).toEqual(['admin'])
  expect((await notificationsOf(people))['admin']?.[0]?.message).toMatch(
    /reported a transfer of ₹2,36,000\.00 for /,
  )
  const rejected = await api.app.inject({
    method: 'POST',
    url: `/api/admin/payments/${payment}/claim`,
    headers: asActor(people.admin),
    payload: { state: 'rejected', reason: 'The UTR isn’t in our account' },
  })
  expect(rejected.statusCode, rejected.body).toBe(200)
  await work()
  expect(await namesOf(people, 'payment_claim_rejected')).toEqual(['owner', 'finance'])
  expect(await namesOf(people, 'payment_failed')).toEqual([])
  const mail = relay.mails.find(({ recipients }) => recipients.includes(finance.email))
  expect(mail?.subject).toMatch(/^We couldn’t confirm your transfer of ₹2,36,000\.00 for /)
  for (const part of ['The UTR isn’t in our account', 'HDFCN52026111599', 'Mobilisation'])
    expect(mail?.text).toContain(part)
})

test('a parked message of a gateway notifies admins once, unless it was dismissed by then', async () => {
  const { people } = await scene()
  const event = await makeParkedEvent(database)
  const park = (id: string) => deps.db.as(system, (tx) => parkEvent(deps.emit, tx, id, 'The amount differs.'))
  for (const _ of [1, 2]) await park(event)
  const dismissed = await makeParkedEvent(database)
  await park(dismissed)
  await database.admin.query(
    `update parked_events set resolved_at = now(), resolution = 'seen' where event_id = $1`,
    [dismissed],
  )
  await work()
  expect(await namesOf(people, 'payment_parked')).toEqual(['admin'])
  expect((await notificationsOf(people))['admin']?.[0]?.message).toBe(
    'A message from Razorpay needs checking: The amount differs',
  )
})

test('a request is mailed to owners and finance with what, how much, by when and a link that carries no right', async () => {
  const { project, people, finance } = await scene()
  const made = await api.app.inject({
    method: 'POST',
    url: `/api/projects/${project.id}/payments`,
    headers: asActor(people.manager),
    payload: { amount: 1_25_000.5, description: 'Second instalment', due_date: '2027-01-31' },
  })
  const { id } = made.json<{ id: string }>()
  await work()
  expect(await namesOf(people, 'payment_requested')).toEqual(['owner', 'finance'])
  const mail = relay.mails.find(({ recipients }) => recipients.includes(finance.email))
  expect(mail?.subject).toMatch(/^We requested a payment of ₹1,25,000\.50 for /)
  for (const part of ['Second instalment', '₹1,25,000.50', '31 Jan 2027', 'Pay ₹1,25,000.50'])
    expect(mail?.text).toContain(part)
  expect(mail?.html).toContain(`/client/payments?pay=${id}"`)
  await database.admin.query(`update payments set created_at = now() - interval '2 days' where id = $1`, [id])
  const reminded = await api.app.inject({
    method: 'POST',
    url: `/api/payments/${id}/reminders`,
    headers: asActor(people.manager),
  })
  expect(reminded.statusCode, reminded.body).toBe(201)
  await work()
  expect(await namesOf(people, 'payment_requested')).toEqual(['owner', 'owner', 'finance', 'finance'])
  expect((await notificationsOf(people))['finance']?.[0]?.message).toMatch(
    /^Reminder: payment of ₹1,25,000\.50 for /,
  )
  // The link alone shows nothing without an account of this organisation.
  const open = (headers: Record<string, string>) => api.app.inject({ url: `/api/payments/${id}`, headers })
  expect((await open({})).statusCode).toBe(401)
  expect((await open(asActor(people.outsider))).statusCode).toBe(404)
})

test('a request that is paid before its mail goes out isn’t mailed', async () => {
  const { project, people, finance } = await scene()
  const request = async () => {
    const made = await api.app.inject({
      method: 'POST',
      url: `/api/projects/${project.id}/payments`,
      headers: asActor(people.manager),
      payload: { amount: 100, description: 'Small bill' },
    })
    return made.json<{ id: string }>().id
  }
  await apply(await request(), paid('pay_soon', 'captured'))
  await work()
  expect(await namesOf(people, 'payment_requested')).toEqual([])
  const late = await request()
  await createFirst()
  expect(await namesOf(people, 'payment_requested')).toEqual(['owner', 'finance'])
  await apply(late, paid('pay_later', 'captured'))
  await work()
  expect(relay.mails.filter(({ recipients }) => recipients.includes(finance.email))).toEqual([])
})
