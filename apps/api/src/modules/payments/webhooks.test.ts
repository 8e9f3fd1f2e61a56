import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveStandInKeys } from '../../../test/gateways.ts'
import { startApi, startWorkerDeps, useApi, useDatabase, type TestApi } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'
import { startWire } from '../../../test/tcp-proxy.ts'
import { saveSecrets } from '../settings/secrets.ts'
import { standInKeys } from '../settings/stand-in-keys.ts'

// These tests run without a worker: an event is stored and answered, and processed later.
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

const stripeEvent = (changes: object = {}) => ({
  id: 'evt_senseless',
  type: 'payment_intent.succeeded',
  created: 1_794_800_000,
  livemode: false,
  data: { object: { id: 'pi_1', object: 'payment_intent' } },
  ...changes,
})
const tooLong = 'x'.repeat(256)
/** Signed with the right secret, each of them. */
const senseless: Record<'stripe' | 'razorpay', Record<string, unknown>> = {
  stripe: {
    null: null,
    'an array': [stripeEvent()],
    'a number': 1,
    'a text': 'payment_intent.succeeded',
    'an empty object': {},
    'no id': stripeEvent({ id: undefined }),
    'an id that is a number': stripeEvent({ id: 7 }),
    'an id that is too long': stripeEvent({ id: tooLong }),
    'an id with a zero byte': stripeEvent({ id: 'evt\0' }),
    'no type': stripeEvent({ type: undefined }),
    'a type that is an object': stripeEvent({ type: {} }),
    'no time': stripeEvent({ created: undefined }),
    'a time beyond all dates': stripeEvent({ created: 1e300 }),
    'a mode that is a text': stripeEvent({ livemode: 'yes' }),
    'no data': stripeEvent({ data: undefined }),
    'data that is null': stripeEvent({ data: null }),
    'no object': stripeEvent({ data: {} }),
    'an object that is null': stripeEvent({ data: { object: null } }),
    'an object that is an array': stripeEvent({ data: { object: [] } }),
    'an object without id': stripeEvent({ data: { object: { object: 'payment_intent' } } }),
    'an object’s id that is a number': stripeEvent({ data: { object: { object: 'payment_intent', id: 1 } } }),
    'a charge of a numbered payment': stripeEvent({
      type: 'charge.refunded',
      data: { object: { object: 'charge', id: 'ch_1', payment_intent: 5 } },
    }),
  },
  razorpay: {
    null: null,
    'an array': [],
    'a number': 0,
    'a text': 'payment.captured',
    'an empty object': {},
    'an event that is null': { event: null },
    'an event that is an array': { event: ['payment.captured'] },
    'no payload': { event: 'payment.captured', created_at: 1 },
    'a payload that is null': { event: 'payment.captured', created_at: 1, payload: null },
    'a payload that is a text': { event: 'payment.captured', created_at: 1, payload: 'x' },
    'an empty payload': { event: 'payment_link.paid', created_at: 1, payload: {} },
    'a payment that is null': { event: 'payment.captured', created_at: 1, payload: { payment: null } },
    'an entity that is a text': { event: 'payment.captured', payload: { payment: { entity: 'pay_1' } } },
    'an id that is a number': { event: 'refund.created', payload: { refund: { entity: { id: 1 } } } },
    'an id that is empty': { event: 'refund.created', payload: { refund: { entity: { id: '' } } } },
    'an id that is too long': { event: 'refund.created', payload: { refund: { entity: { id: tooLong } } } },
  },
}
const signatureOf = (gateway: 'stripe' | 'razorpay', body: string): Record<string, string> => {
  if (gateway === 'razorpay') return signed(body)
  const time = Math.floor(Date.now() / 1000)
  const v1 = createHmac('sha256', standInKeys.stripe.webhookSecret).update(`${time}.${body}`).digest('hex')
  return { 'stripe-signature': `t=${time},v1=${v1}` }
}

describe.each(['stripe', 'razorpay'] as const)('unreadable bodies signed by %s', (gateway) => {
  const bodies = Object.entries(senseless[gateway]).map(([what, event]) => [what, JSON.stringify(event)])
  test.each<[string, string]>([...(bodies as [string, string][]), ['no JSON', '{"id":'], ['nothing', '']])(
    '%s is refused with 400, counted and not stored',
    async (_what, body) => {
      const before = await stored()
      const unreadable = await counted(api, 'unreadable')
      const answer = await send(api, body, signatureOf(gateway, body), gateway)
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        400,
        'This event can’t be read.',
      ])
      expect(await stored()).toEqual(before)
      expect((await counted(api, 'unreadable')) - unreadable).toBe(1)
    },
  )

  test('a type that we don’t follow is stored whatever it is about, and a strange time is no reason to refuse', async () => {
    const events =
      gateway === 'stripe'
        ? [stripeEvent({ id: 'evt_other', type: 'customer.created', data: { object: null } })]
        : [
            { event: 'invoice.paid', payload: null, created_at: 1 },
            {
              event: 'payment.captured',
              payload: { payment: { entity: { id: 'pay_2' } } },
              created_at: 1e300,
            },
          ]
    for (const event of events) {
      const body = JSON.stringify(event)
      expect((await send(api, body, signatureOf(gateway, body), gateway)).statusCode, body).toBe(200)
    }
  })
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
