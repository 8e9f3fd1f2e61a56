import { createHmac } from 'node:crypto'
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
