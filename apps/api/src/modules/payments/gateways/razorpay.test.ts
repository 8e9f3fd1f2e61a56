import { foldPayment } from '@trusswell/domain/payment-facts.ts'
import { expect, test } from 'vitest'
import { newPage, openGatewayClients, stateOf } from '../../../../test/gateway-clients.ts'
import {
  disputeObservation,
  linkObservation,
  type PaymentLink,
  type RazorpayDispute,
} from './razorpay-facts.ts'

const { standIns, open } = openGatewayClients()
const moment = { livemode: false, asked: '2026-11-16T00:00:00.000Z' }

test('Razorpay: a payment whose link doesn’t know its order yet has no attempt', async () => {
  const gateway = open.razorpay()
  const page = newPage()
  const { object_id } = await gateway.createPage(page)
  const id = standIns.razorpay.control.pay({ page_id: object_id }) ?? ''
  standIns.razorpay.orders.hidden = true
  const early = await gateway.readObject({ kind: 'payment', id })
  expect(early).toMatchObject({ attempt_id: null, page_id: null, order_id: expect.stringMatching(/^order_/) })
  standIns.razorpay.orders.hidden = false
  expect(await gateway.readObject({ kind: 'payment', id })).toMatchObject({
    attempt_id: page.attempt_id,
    page_id: object_id,
    order_id: early.order_id,
  })
})

test('Razorpay: a link of another order isn’t taken for the payment’s', async () => {
  const gateway = open.razorpay()
  const { object_id } = await gateway.createPage(newPage())
  const id = standIns.razorpay.control.pay({ page_id: object_id }) ?? ''
  await gateway.createPage(newPage())
  standIns.razorpay.orders.lookup = 'latest'
  expect(await gateway.readObject({ kind: 'payment', id })).toMatchObject({
    attempt_id: null,
    page_id: null,
    order_id: expect.stringMatching(/^order_/),
  })
})

test('Razorpay: what was deducted for a dispute comes back when it is won', () => {
  const dispute: RazorpayDispute = {
    id: 'disp_1',
    status: 'lost',
    amount: 5_000,
    amount_deducted: 5_000,
    currency: 'INR',
    payment_id: 'pay_1',
    created_at: 1_794_800_000,
  }
  const taken = (status: RazorpayDispute['status']) => disputeObservation({ ...dispute, status }, moment).fact
  expect([taken('lost'), taken('won')]).toMatchObject([{ paise: 5_000 }, { paise: 0 }])
})

test('Razorpay: money that was never captured goes back and is neither credited nor debited', async () => {
  const gateway = open.razorpay()
  const { object_id } = await gateway.createPage(newPage())
  const payment_id = standIns.razorpay.control.pay({ page_id: object_id, outcome: 'authorise' }) ?? ''
  standIns.razorpay.control.return_uncaptured({ payment_id })
  const reading = await gateway.readPage(object_id)
  expect(stateOf(reading)).toMatchObject({ credited_paise: 0, refunded_paise: 0, status: 'pending' })
  expect(reading.observations.map(({ fact }) => `${fact.kind} ${fact.state}`)).toEqual([
    'attempt open',
    'payment authorised',
    'refund done',
  ])
})

test('Razorpay: a try that failed can still be authorised and captured', async () => {
  const gateway = open.razorpay()
  const { object_id } = await gateway.createPage(newPage())
  const payment_id = standIns.razorpay.control.pay({ page_id: object_id, outcome: 'fail' }) ?? ''
  const failed = await gateway.readPage(object_id)
  standIns.razorpay.control.authorise_late({ payment_id })
  await gateway.capture(payment_id, 1_25_000_50)
  const facts = [...failed.observations, ...(await gateway.readPage(object_id)).observations].map(
    ({ fact }) => fact,
  )
  expect(foldPayment(facts.toReversed())).toMatchObject({ status: 'completed', credited_paise: 1_25_000_50 })
})

test('Razorpay: the browser’s return is signed with the key secret', async () => {
  const gateway = open.razorpay()
  const page = newPage()
  const { url } = await gateway.createPage(page)
  const answer = await fetch(url, { method: 'POST', body: 'outcome=pay', redirect: 'manual' })
  const query = Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams)
  expect(query).toMatchObject({ razorpay_payment_link_reference_id: page.attempt_id })
  expect(gateway.verifyReturn(query)).toBe(true)
  expect(gateway.verifyReturn({ ...query, razorpay_payment_id: 'pay_another' })).toBe(false)
  expect(gateway.verifyReturn({})).toBe(false)
})

test('Razorpay: captured money that went back in full was credited and refunded', async () => {
  const gateway = open.razorpay()
  const { object_id } = await gateway.createPage(newPage())
  const payment_id = standIns.razorpay.control.pay({ page_id: object_id }) ?? ''
  const refund_id = standIns.razorpay.control.refund({ payment_id, paise: 1_25_000_50 })
  standIns.razorpay.control.finish_refund({ refund_id })
  const reading = await gateway.readPage(object_id)
  expect(reading.observations.map(({ raw }) => (raw as { status: string }).status)).toEqual([
    'paid',
    'refunded',
    'processed',
  ])
  expect(stateOf(reading)).toMatchObject({ status: 'refunded', refunded_paise: 1_25_000_50 })
})

test('Razorpay: a link that was paid in part, which ours don’t allow, is odd and still open', () => {
  const link: PaymentLink = {
    id: 'plink_1',
    status: 'partially_paid',
    amount: 1_25_000_50,
    currency: 'INR',
    reference_id: 'attempt',
    short_url: 'https://rzp.io/i/1',
    created_at: 1_794_800_000,
  }
  expect(linkObservation(link, moment)).toMatchObject({
    fact: { kind: 'attempt', state: 'open' },
    odd: expect.stringContaining('in part'),
  })
  expect(linkObservation({ ...link, status: 'created' }, moment).odd).toBeNull()
})
