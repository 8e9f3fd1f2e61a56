import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { testGateway } from './test-gateway.ts'

// The far ends of both gateways, which answer as their documentation says.
type Answer = (request: IncomingMessage, response: ServerResponse) => void
const servers: ReturnType<typeof createServer>[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})
async function listen(answer: Answer) {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const json = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const stripeAnswers: Answer = (request, response) => {
  if (request.url !== '/v1/balance') return json(response, 404, { error: { type: 'invalid_request_error' } })
  const key = request.headers.authorization?.replace('Bearer ', '')
  if (key === 'rk_test_narrow')
    return json(response, 403, { error: { type: 'invalid_request_error', message: 'no permission' } })
  if (key !== 'sk_test_right')
    return json(response, 401, {
      error: { type: 'invalid_request_error', message: `Invalid API Key: ${key}` },
    })
  return json(response, 200, { object: 'balance', livemode: false, available: [], pending: [] })
}
const razorpayAnswers: Answer = (request, response) => {
  const given = Buffer.from(request.headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString()
  if (!request.url?.startsWith('/v1/payments?count=1')) return json(response, 404, { error: {} })
  return given === 'rzp_live_1:right'
    ? json(response, 200, { entity: 'collection', count: 0, items: [] })
    : json(response, 401, { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } })
}

test('Stripe: the right key connects, a wrong or restricted one gets a clear message', async () => {
  const stripe = await listen(stripeAnswers)
  const attempt = (secret: string) => testGateway({ stripe }, 'stripe', { keyId: '', secret })
  expect(await attempt('sk_test_right')).toEqual({ ok: true, message: 'Connected to Stripe in test mode.' })
  const wrong = await attempt('sk_test_wrong')
  expect(wrong).toEqual({ ok: false, message: 'Stripe refused the secret key.' })
  expect(await testGateway({ stripe }, 'stripe', { keyId: '', secret: 'sk_test_right' }, true)).toEqual({
    ok: false,
    message: 'Clients can’t pay with test keys. Enter the live keys of Stripe.',
  })
  expect((await attempt('rk_test_narrow')).message).toContain('can’t read the balance')
})

test('Razorpay: the right keys connect, wrong ones get a clear message', async () => {
  const razorpay = await listen(razorpayAnswers)
  const attempt = (secret: string) => testGateway({ razorpay }, 'razorpay', { keyId: 'rzp_live_1', secret })
  expect(await attempt('right')).toEqual({ ok: true, message: 'Connected to Razorpay in live mode.' })
  expect(await attempt('wrong')).toEqual({
    ok: false,
    message: 'Razorpay refused the key ID or the key secret.',
  })
})

test.each([
  ['Stripe', 'stripe'],
  ['Razorpay', 'razorpay'],
] as const)('%s: a broken connection and a gateway error get a clear message', async (name, gateway) => {
  const keys = { keyId: 'rzp_test_1', secret: 'sk_test_right' }
  const broken = await listen((request) => void request.socket.destroy())
  expect(await testGateway({ [gateway]: broken }, gateway, keys)).toEqual({
    ok: false,
    message: `${name} didn’t answer. Please try again in a few minutes.`,
  })
  const failing = await listen((_request, response) => json(response, 500, { error: { type: 'api_error' } }))
  expect(await testGateway({ [gateway]: failing }, gateway, keys)).toEqual({
    ok: false,
    message: `${name} couldn’t answer (code 500). Please try again in a few minutes.`,
  })
})
