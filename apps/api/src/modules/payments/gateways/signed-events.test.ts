import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { newPage, openGatewayClients } from '../../../../test/gateway-clients.ts'
import { standInKeys } from '../../settings/stand-in-keys.ts'
import { verifyRazorpayWebhook } from './razorpay.ts'
import { verifyStripeWebhook } from './stripe.ts'

const { standIns, open, payNewPage } = openGatewayClients()
const verify = { stripe: verifyStripeWebhook, razorpay: verifyRazorpayWebhook }

describe.each(['stripe', 'razorpay'] as const)('%s', (name) => {
  const far = () => standIns[name]

  test('every event that the provider sends is verified and leads to an object that can be read', async () => {
    const gateway = open[name]()
    const { payment_id } = await payNewPage(name)
    const failing = await gateway.createPage(newPage())
    far().control.pay({ page_id: failing.object_id, outcome: 'fail' })
    far().control.expire({ page_id: failing.object_id })
    const refund_id = far().control.refund({ payment_id, paise: 10 })
    far().control.finish_refund({ refund_id })
    far().control.fail_refund({ refund_id })
    const dispute_id = far().control.open_dispute({ payment_id, paise: 10 })
    far().control.review_dispute({ dispute_id })
    far().control.lose_dispute({ dispute_id })
    far().control.settle()
    const { webhookSecret } = standInKeys[name]
    const { held } = far().webhooks
    expect(held.length).toBeGreaterThan(8)
    for (const { event_id, type, body, headers } of held) {
      const event = verify[name](Buffer.from(body), headers(), ['another secret', webhookSecret])
      expect(event, type).toMatchObject({ event_id, type, object: { id: expect.any(String) } })
      if (event?.object) await gateway.readObject(event.object)
    }
  })

  test('a webhook with another secret, body or header is none', async () => {
    await payNewPage(name)
    const sent = far().webhooks.held[0]
    if (!sent) throw new Error('nothing was sent')
    const { webhookSecret } = standInKeys[name]
    const check = (body: string, headers: Record<string, string>, secrets: string[]) =>
      verify[name](Buffer.from(body), headers, secrets)
    expect(check(sent.body, sent.headers(), [webhookSecret])).not.toBeNull()
    expect(check(sent.body, sent.headers(), ['another'])).toBeNull()
    expect(check(sent.body, sent.headers(), [])).toBeNull()
    far().control.send_to({ secret: '' })
    expect(check(sent.body, sent.headers(), [''])).toBeNull()
    far().control.send_to({ secret: webhookSecret })
    expect(check(`${sent.body} `, sent.headers(), [webhookSecret])).toBeNull()
    expect(check(sent.body, {}, [webhookSecret])).toBeNull()
  })
})

test('Stripe’s signature is good for five minutes', () => {
  const { webhookSecret } = standInKeys.stripe
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'x',
    created: 1,
    livemode: false,
    data: { object: {} },
  })
  const time = 1_800_000_000
  const v1 = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex')
  const at = (seconds: number) =>
    verifyStripeWebhook(
      Buffer.from(body),
      { 'stripe-signature': `t=${time},v1=${v1}` },
      [webhookSecret],
      (time + seconds) * 1000,
    )
  expect(at(299)).toMatchObject({ event_id: 'evt_1', object: null })
  expect(at(301)).toBeNull()
})

test('Stripe’s header is read as Stripe’s own library writes and reads it', () => {
  const { webhookSecret: secret } = standInKeys.stripe
  const payload = JSON.stringify({
    id: 'evt_1',
    type: 'x',
    created: 1,
    livemode: false,
    data: { object: {} },
  })
  const timestamp = Math.floor(Date.now() / 1000)
  const written = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const [time = '', v1 = ''] = written.split(',')
  const wrong = `v1=${'0'.repeat(64)}`
  const headers = {
    [written]: true,
    [[time, wrong, v1].join(',')]: true,
    [[v1, 'v0=1', time].join(',')]: true,
    [[time, wrong].join(',')]: false,
    [[time, v1.replace('v1', 'v0')].join(',')]: false,
    [v1]: false,
    [['t=', v1].join(',')]: false,
    [[`t=${timestamp - 1}`, v1].join(',')]: false,
    [time]: false,
    '': false,
  }
  for (const [header, isRight] of Object.entries(headers)) {
    const ours = verifyStripeWebhook(Buffer.from(payload), { 'stripe-signature': header }, [secret])
    let theirs = true
    try {
      Stripe.webhooks.constructEvent(payload, header, secret)
    } catch {
      theirs = false
    }
    expect([ours !== null, theirs], header).toEqual([isRight, isRight])
  }
})
