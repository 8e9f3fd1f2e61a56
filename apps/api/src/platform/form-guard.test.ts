import { isProof, proofDifficultyBits } from '@trusswell/domain/form-guard.ts'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contactBody, startApi, useApi, useDatabase, type TestApi } from '../../test/harness.ts'

const database = useDatabase()
const api = useApi(database)

let networks = 0
const newAddress = () => `198.18.${Math.floor((networks += 1) / 250)}.${networks % 250}`

function solve(token: string): string {
  for (let n = 0; ; n += 1) {
    if (isProof(createHash('sha256').update(`${token}:${n}`).digest())) return String(n)
  }
}

async function sendWithProof(target: TestApi, email: string, ip: string, form_token?: string) {
  const token = form_token ?? (await target.formToken())
  return target.sendContact({ email, form_token: token, proof: solve(token) }, {}, ip)
}

/** Sends under one key without proof, then again with the proof that the 428 asked for. */
async function sendAsBrowser(
  target: TestApi,
  email: string,
  guard?: { form_token: string; proof: string },
  key: string = crypto.randomUUID(),
) {
  const { form_token, proof } = guard ?? { form_token: await target.formToken(), proof: undefined }
  const body = contactBody({ email, form_token, subject: key })
  const send = (more: object) =>
    target.sendContact({ ...body, ...more }, { 'idempotency-key': key }, newAddress())
  const asked = await send({})
  const proven = await send({ proof: proof ?? solve(form_token) })
  return [asked.statusCode, proven.statusCode]
}

describe('the token', () => {
  test('must be older than a person needs at least', async () => {
    const { token } = (await api.app.inject({ url: '/api/form-tokens/contact' })).json<{ token: string }>()
    const send = () =>
      api.app.inject({ method: 'POST', url: '/api/contact', payload: contactBody({ form_token: token }) })
    expect((await send()).json()).toMatchObject({ code: 'form_too_fast' })
    api.clock.now += 2_000
    expect((await send()).statusCode).toBe(201)
  })

  test.each([
    ['missing signature', (token: string) => token.slice(0, token.lastIndexOf('.'))],
    ['another time', (token: string) => token.replace(/\.\d+\./, '.1700000000.')],
    ['another form', (token: string) => token.replace('contact', 'newsletter')],
    ['nothing', () => ''],
  ])('is refused with %s', async (_name, forge) => {
    const answer = await api.sendContact({ form_token: forge(await api.formToken()) })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'form_token_invalid' })
  })

  test('is refused when it is over two hours old', async () => {
    const form_token = await api.formToken()
    api.clock.now += 2 * 3_600_000
    expect((await api.sendContact({ form_token })).json()).toMatchObject({ code: 'form_token_invalid' })
  })
})

describe.each([
  ['with Redis', {}],
  // Nothing listens there: the process counts for itself.
  ['without Redis', { REDIS_URL: 'redis://127.0.0.1:1/0' }],
])('limits %s', (_name, env) => {
  const limited = useApi(database, { env })

  test('an e-mail address has 5 messages an hour, 5 more with proof of work, then 429', async () => {
    const email = `flood@${crypto.randomUUID()}.example`
    const plain = []
    for (let n = 0; n < 6; n += 1) {
      plain.push(
        (await limited.sendContact({ email: n % 2 ? email : email.toUpperCase() }, {}, newAddress()))
          .statusCode,
      )
    }
    expect(plain).toEqual([201, 201, 201, 201, 201, 428])
    const proven = []
    for (let n = 0; n < 6; n += 1) proven.push(await sendWithProof(limited, email, newAddress()))
    expect(proven.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201, 201, 429])
    const last = proven.at(-1)
    expect(last?.json()).toMatchObject({
      code: 'too_many_requests',
      message: 'Too many messages. Please call us or try again later.',
    })
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(3_000)
    expect(await database.count(`contact_submissions where lower(email) = '${email}'`)).toBe(10)
  })

  test("a browser's retries under one key end in 429 as well", async () => {
    const email = `browser@${crypto.randomUUID()}.example`
    for (let n = 0; n < 5; n += 1) await limited.sendContact({ email }, {}, newAddress())
    const codes = []
    for (let n = 0; n < 8; n += 1) codes.push(await sendAsBrowser(limited, email))
    expect(codes).toEqual([...Array(5).fill([428, 201]), ...Array(3).fill([428, 429])])
    expect(await database.count(`contact_submissions where email = '${email}'`)).toBe(10)
  }, 60_000)

  test('one token and proof serve one key, and that key may repeat them', async () => {
    const email = `same@${crypto.randomUUID()}.example`
    for (let n = 0; n < 5; n += 1) await limited.sendContact({ email }, {}, newAddress())
    const form_token = await limited.formToken()
    const proof = solve(form_token)
    const key = crypto.randomUUID()
    const first = await sendAsBrowser(limited, email, { form_token, proof }, key)
    expect(first).toEqual([428, 201])
    const repeated = contactBody({ email, form_token, proof, subject: key })
    const again = await limited.sendContact(repeated, { 'idempotency-key': key }, newAddress())
    expect(again.statusCode).toBe(201)
    const others = []
    for (let n = 0; n < 20; n += 1) others.push(await sendAsBrowser(limited, email, { form_token, proof }))
    expect(others).toEqual(Array(20).fill([428, 400]))
    expect(await database.count(`contact_submissions where email = '${email}'`)).toBe(6)
  })

  test('a key that was counted on one route counts on another one too', async () => {
    const email = `route@${crypto.randomUUID()}.example`
    for (let n = 0; n < 4; n += 1) await limited.sendContact({ email }, {}, newAddress())
    const headers = { 'idempotency-key': crypto.randomUUID() }
    expect((await limited.sendContact({ email }, headers, newAddress())).statusCode).toBe(201)
    const { message, consent_notice } = contactBody()
    const form_token = await limited.formToken()
    const second = await limited.app.inject({
      method: 'POST',
      url: '/api/contact/our-works',
      payload: { name: 'Asha Rao', email, message, consent_notice, form_token },
      headers,
      remoteAddress: newAddress(),
    })
    expect(second.statusCode).toBe(428)
  })

  test('an address of the net has 60 messages an hour, an IPv6 customer by their /64', async () => {
    const net = crypto.randomUUID().slice(0, 4)
    const codes = []
    for (let n = 1; n <= 61; n += 1) {
      codes.push((await limited.sendContact({}, {}, `2001:db8:${net}:7::${n.toString(16)}`)).statusCode)
    }
    expect(codes.filter((code) => code === 201)).toHaveLength(60)
    expect(codes.at(-1)).toBe(428)
    expect((await limited.sendContact({}, {}, `2001:db8:${net}:8::1`)).statusCode).toBe(201)
  })
})

test('a proof is good for one message', async () => {
  const email = `once@${crypto.randomUUID()}.example`
  for (let n = 0; n < 5; n += 1) await api.sendContact({ email }, {}, newAddress())
  const token = await api.formToken()
  expect((await sendWithProof(api, email, newAddress(), token)).statusCode).toBe(201)
  expect((await sendWithProof(api, email, newAddress(), token)).json()).toMatchObject({
    code: 'form_token_invalid',
  })
})

test('a wrong proof is asked for again', async () => {
  const email = `wrong@${crypto.randomUUID()}.example`
  for (let n = 0; n < 5; n += 1) await api.sendContact({ email }, {}, newAddress())
  expect((await api.sendContact({ email, proof: '0' })).statusCode).toBe(428)
})

test('one key sent twice at once does not slip past the limit', async () => {
  const email = `twice@${crypto.randomUUID()}.example`
  for (let n = 0; n < 5; n += 1) await api.sendContact({ email }, {}, newAddress())
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const body = contactBody({ email })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => api.sendContact(body, headers, newAddress())),
  )
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([428]))
})

test('a forged X-Forwarded-For does not change the caller’s address', async () => {
  const ip = newAddress()
  for (let n = 0; n < 60; n += 1) await api.sendContact({}, { 'x-forwarded-for': `192.0.2.${n}` }, ip)
  expect((await api.sendContact({}, { 'x-forwarded-for': '192.0.2.200' }, ip)).statusCode).toBe(428)
})

test('the edge is believed about who is behind it', async () => {
  for (let n = 0; n < 60; n += 1) await api.sendContact({}, { 'x-forwarded-for': '192.0.2.77' }, '127.0.0.1')
  expect((await api.sendContact({}, { 'x-forwarded-for': '192.0.2.77' }, '127.0.0.1')).statusCode).toBe(428)
  expect((await api.sendContact({}, { 'x-forwarded-for': '192.0.2.78' }, '127.0.0.1')).statusCode).toBe(201)
})

test('the guard works while Redis is down and after it is back', async () => {
  const other = await startApi(database)
  other.deps.redis.disconnect()
  expect((await other.sendContact()).statusCode).toBe(201)
  await other.deps.redis.connect()
  expect((await other.sendContact()).statusCode).toBe(201)
  await other.close()
})

test('the proof costs tens of thousands of hashes', () => {
  expect(2 ** proofDifficultyBits).toBeGreaterThan(50_000)
  expect(isProof(Uint8Array.of(0, 0, 255))).toBe(true)
  expect(isProof(Uint8Array.of(0, 1, 0))).toBe(false)
})
