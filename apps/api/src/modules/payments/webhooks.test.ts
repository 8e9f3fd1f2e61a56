import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveStandInKeys } from '../../../test/gateways.ts'
import { startApi, startWorkerDeps, useApi, useDatabase, type TestApi } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'
import { startWire } from '../../../test/tcp-proxy.ts'
import { saveSecrets } from '../settings/secrets.ts'
import { standInKeys } from '../settings/stand-in-keys.ts'

// No worker takes part: an event is stored and answered, whoever works on it later.
const database = useDatabase()
const api = useApi(database)
let wire: Awaited<ReturnType<typeof startWire>>
/** Its database is at the end of the wire. */
let behind: TestApi
beforeAll(async () => {
  const worker = await startWorkerDeps(database)
  await saveStandInKeys(api, worker, (await makePerson(api, 'admin')).id)
  await worker.close()
  wire = await startWire(5432)
  behind = await startApi(database, {
    env: { DATABASE_URL: database.urlOf('app').replace(':5432', `:${wire.port}`) },
  })
})
afterAll(async () => {
  wire.delayMs = 0
  await behind.close()
  await wire.cut()
})

let events = 0
const razorpayEvent = (payment = 'pay_1') =>
  JSON.stringify({
    event: 'payment.captured',
    created_at: 1_794_800_000,
    payload: { payment: { entity: { id: payment } } },
  })
const send = (
  to: TestApi,
  body: string | Buffer,
  headers: Record<string, string> = {},
  gateway = 'razorpay',
) =>
  to.app.inject({
    method: 'POST',
    url: `/api/webhooks/${gateway}`,
    payload: body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': `evt_${(events += 1)}`,
      ...headers,
    },
  })
const signed = (body: string, secret: string = standInKeys.razorpay.webhookSecret) => ({
  'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
})
const wrong = {
  'x-razorpay-signature': '0'.repeat(64),
  'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`,
}
const stored = async () => ({
  events: await database.count('payment_events'),
  parked: await database.count('parked_events'),
  jobs: await database.count(`pgboss.job where name = 'payments.read-gateway'`),
})
const counted = async (to: TestApi, outcome: string) =>
  (await to.deps.metrics.webhooks.get()).values
    .filter(({ labels }) => labels.outcome === outcome)
    .reduce((sum, { value }) => sum + value, 0)

test('answers 200 within 2 seconds while the database is slow and no worker runs', async () => {
  const body = razorpayEvent()
  // A connection and the keys are there, as in a process that has run for a while; the keys expire meanwhile.
  expect((await send(behind, body, signed(body))).statusCode).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 3_100))
  wire.delayMs = 100
  wire.messages = 0
  const started = performance.now()
  const answer = await send(behind, body, signed(body))
  const took = performance.now() - started
  wire.delayMs = 0
  expect(answer.statusCode, answer.body).toBe(200)
  // Every question to the database takes 200 ms.
  expect(took).toBeGreaterThan(200)
  expect(took).toBeLessThan(2_000)
})

test('abuse 18: wrong signatures are refused with 400 and counted, and nothing is stored or parked', async () => {
  const before = await stored()
  const refused = await counted(api, 'refused')
  for (const gateway of ['stripe', 'razorpay'])
    for (let count = 0; count < 50; count += 1)
      expect((await send(api, razorpayEvent(), wrong, gateway)).statusCode).toBe(400)
  expect(await stored()).toEqual(before)
  expect((await counted(api, 'refused')) - refused).toBe(100)
})

test('a wrong signature asks the database nothing', async () => {
  const body = razorpayEvent()
  expect((await send(behind, body, signed(body))).statusCode).toBe(200)
  wire.messages = 0
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_each, n) => send(behind, body, wrong, n % 2 === 0 ? 'stripe' : 'razorpay')),
  )
  expect(answers.every(({ statusCode }) => statusCode === 400)).toBe(true)
  // At most the keys once more, in a few messages; they are cached for some seconds.
  expect(wire.messages).toBeLessThan(20)
})

test('the signature is over the bytes as they were sent', async () => {
  const body = razorpayEvent()
  const spaced = JSON.stringify(JSON.parse(body), null, 1)
  expect((await send(api, spaced, signed(body))).statusCode).toBe(400)
  expect((await send(api, spaced, signed(spaced))).statusCode).toBe(200)
  expect(
    (await send(api, Buffer.from(body), { ...signed(body), 'content-type': 'text/plain' })).statusCode,
  ).toBe(200)
})

test('a signature that isn’t one, none at all and an empty body are refused', async () => {
  const body = razorpayEvent()
  const { 'x-razorpay-signature': right } = signed(body)
  for (const signature of ['', 'x', right.slice(2), `${right}00`, `${right.slice(0, -1)}g`])
    expect((await send(api, body, { 'x-razorpay-signature': signature })).statusCode, signature).toBe(400)
  expect((await send(api, body)).statusCode).toBe(400)
  expect((await send(api, '', wrong)).statusCode).toBe(400)
  expect((await send(api, body, {}, 'stripe')).statusCode).toBe(400)
})

test('a body over 256 KB is refused unread, also with a right signature', async () => {
  const before = await stored()
  const body = JSON.stringify({ event: 'payment.captured', filler: 'x'.repeat(256 * 1024) })
  expect((await send(api, body, signed(body))).statusCode).toBe(413)
  expect(await stored()).toEqual(before)
})

test('the same event again is answered 200 and adds nothing', async () => {
  const body = razorpayEvent('pay_again')
  const id = { 'x-razorpay-event-id': 'evt_again' }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send(api, body, { ...signed(body), ...id })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200))
  expect(await database.count(`payment_events where event_id = 'evt_again'`)).toBe(1)
  expect(
    await database.count(
      `pgboss.job where name = 'payments.read-gateway' and data->'payload'->>'id' = 'pay_again'`,
    ),
  ).toBe(1)
})

test('a secret that was replaced stays valid until it expires', async () => {
  const body = razorpayEvent()
  const answersTo = async (...secrets: string[]) => {
    // A process that has not cached the keys yet.
    const fresh = await startApi(database)
    const answers = await Promise.all(secrets.map((secret) => send(fresh, body, signed(body, secret))))
    await fresh.close()
    return answers.map(({ statusCode }) => statusCode)
  }
  const { vault } = api.deps
  const { webhookSecret: before } = standInKeys.razorpay
  const admin = { kind: 'user', id: (await makePerson(api, 'admin')).id, role: 'admin' } as const
  await api.deps.db.as(admin, (tx) =>
    saveSecrets(tx, vault, { 'razorpay.webhookSecret': 'the next secret' }, admin.id),
  )
  expect(await answersTo(before, 'the next secret', 'another secret')).toEqual([200, 200, 400])
  await database.admin.query(
    `update settings_secrets set valid_until = now() - interval '1 second' where name = 'razorpay.previousWebhookSecret'`,
  )
  expect(await answersTo(before, 'the next secret')).toEqual([400, 200])
})
