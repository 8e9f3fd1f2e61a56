import { expect, test } from 'vitest'
import { openGatewayScene, type TestPayment } from '../../../test/gateway-scene.ts'
import { reconcile } from './gateways/reconcile.ts'

// What gateways do besides taking money once, each from the hosted page to the totals. Every event arrives three times.
const { standIns, database, api, scene, chosen, makePayment, openPage, deliver, drain, stateOf } =
  openGatewayScene()

const paise = 90_000_00
/** As a client's screen shows it. */
const totalPaid = async ({ project, headers }: TestPayment) =>
  (await api.app.inject({ url: `/api/projects/${project}/payments/totals`, headers })).json<{
    paid_paise: number
  }>().paid_paise
const receipts = ({ id }: TestPayment) => database.count(`payment_receipts where payment_id = '${id}'`)
const credited = async ({ id }: TestPayment) => Number((await stateOf(id))?.credited_paise)

async function begin(gateway: 'stripe' | 'razorpay') {
  await chosen(gateway)
  const payment = await makePayment(paise)
  const page_id = await openPage(payment)
  return { payment, page_id, far: standIns[gateway].control }
}
async function paid(gateway: 'stripe' | 'razorpay') {
  const begun = await begin(gateway)
  const payment_id = begun.far.pay({ page_id: begun.page_id }) ?? ''
  await deliver(gateway)
  expect(await stateOf(begun.payment.id)).toMatchObject({ status: 'completed' })
  return { ...begun, payment_id }
}

test('lost events: reconciliation finds changes without a webhook, with the same sums', async () => {
  const { payment, page_id, far } = await begin('razorpay')
  const payment_id = far.pay({ page_id }) ?? ''
  far.finish_refund({ refund_id: far.refund({ payment_id, paise: 10_000_00 }) })
  standIns.razorpay.webhooks.held.length = 0
  await reconcile(scene.worker, 30 * 60_000)
  await drain()
  expect([await credited(payment), await totalPaid(payment), await receipts(payment)]).toEqual([
    80_000_00, 80_000_00, 1,
  ])
})

test('late authorisation after failure: failed, then processing, then paid', async () => {
  const { payment, page_id, far } = await begin('razorpay')
  const payment_id = far.pay({ page_id, outcome: 'fail' }) ?? ''
  far.expire({ page_id })
  await deliver('razorpay')
  expect(await stateOf(payment.id)).toMatchObject({ status: 'failed', processing: false })
  far.authorise_late({ payment_id })
  await deliver('razorpay')
  expect(await stateOf(payment.id)).toMatchObject({ status: 'pending', processing: true })
  expect(await totalPaid(payment)).toBe(0)
  far.capture({ payment_id })
  await deliver('razorpay')
  expect(await stateOf(payment.id)).toMatchObject({ status: 'completed', transaction_id: payment_id })
  expect([await totalPaid(payment), await receipts(payment)]).toEqual([paise, 1])
})

test('auto-refund of uncaptured money: neither credited nor debited, and no receipt', async () => {
  const { payment, page_id, far } = await begin('razorpay')
  const payment_id = far.pay({ page_id, outcome: 'authorise' }) ?? ''
  await deliver('razorpay')
  expect(await stateOf(payment.id)).toMatchObject({ status: 'pending', processing: true })
  far.return_uncaptured({ payment_id })
  far.expire({ page_id })
  await deliver('razorpay')
  expect(await stateOf(payment.id)).toMatchObject({
    status: 'pending',
    processing: false,
    refunded_paise: '0',
  })
  expect(await database.count(`payment_movements where payment_id = '${payment.id}'`)).toBe(0)
  expect([await totalPaid(payment), await receipts(payment)]).toEqual([0, 0])
})

test.each(['stripe', 'razorpay'] as const)(
  '%s: refund that fails after success brings the money back, under the same receipt',
  async (gateway) => {
    const { payment, payment_id, far } = await paid(gateway)
    const refund_id = far.refund({ payment_id, paise })
    far.finish_refund({ refund_id })
    await deliver(gateway)
    expect(await stateOf(payment.id)).toMatchObject({ status: 'refunded' })
    expect(await totalPaid(payment)).toBe(0)
    far.fail_refund({ refund_id })
    await deliver(gateway)
    expect(await stateOf(payment.id)).toMatchObject({ status: 'completed', refunded_paise: '0' })
    expect([await totalPaid(payment), await receipts(payment)]).toEqual([paise, 1])
  },
)

test.each(['stripe', 'razorpay'] as const)(
  '%s: dispute lost, then won back: the money leaves and returns',
  async (gateway) => {
    const { payment, payment_id, far } = await paid(gateway)
    const dispute_id = far.open_dispute({ payment_id, paise: 30_000_00 })
    await deliver(gateway)
    expect(await stateOf(payment.id)).toMatchObject({ status: 'completed', disputed: true })
    far.lose_dispute({ dispute_id })
    await deliver(gateway)
    expect(await stateOf(payment.id)).toMatchObject({ status: 'completed', disputed: false })
    expect(await totalPaid(payment)).toBe(60_000_00)
    far.win_dispute({ dispute_id })
    await deliver(gateway)
    expect([await credited(payment), await totalPaid(payment), await receipts(payment)]).toEqual([
      paise,
      paise,
      1,
    ])
  },
)

test('two captures: both are credited, flagged and have a receipt each', async () => {
  const { payment, page_id, far } = await begin('razorpay')
  far.pay({ page_id, outcome: 'fail_then_pay' })
  const [failed] = standIns.razorpay.books.paymentsOf(standIns.razorpay.books.page(page_id))
  far.authorise_late({ payment_id: failed?.id ?? '' })
  far.capture({ payment_id: failed?.id ?? '' })
  await deliver('razorpay')
  expect(await stateOf(payment.id)).toMatchObject({ status: 'completed', paid_twice: true })
  expect([await totalPaid(payment), await receipts(payment)]).toEqual([2 * paise, 2])
})

test('captured before its link is known: the open links are asked', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  standIns.razorpay.control.pay({ page_id: await openPage(payment) })
  standIns.razorpay.webhooks.held.splice(2)
  standIns.razorpay.orders.hidden = true
  await standIns.razorpay.webhooks.release()
  await drain()
  expect(await stateOf(payment.id)).toMatchObject({ status: 'pending' })
  // The link knows its order now; asked for by its payment it still isn’t found.
  Object.assign(standIns.razorpay.orders, { hidden: false, lookup: 'nothing' })
  await database.admin.query(`update pgboss.job set start_after = now() where name = 'payments.read-gateway'`)
  await drain()
  expect(await stateOf(payment.id)).toMatchObject({ status: 'completed' })
})

test.each(['stripe', 'razorpay'] as const)(
  '%s: part refund, then total paid counts what is left, and the rest makes it refunded',
  async (gateway) => {
    const { payment, payment_id, far } = await paid(gateway)
    far.finish_refund({ refund_id: far.refund({ payment_id, paise: 40_000_00 }) })
    await deliver(gateway)
    expect(await stateOf(payment.id)).toMatchObject({ status: 'completed' })
    expect([await credited(payment), await totalPaid(payment)]).toEqual([50_000_00, 50_000_00])
    far.finish_refund({ refund_id: far.refund({ payment_id, paise: 50_000_00 }) })
    await deliver(gateway)
    expect(await stateOf(payment.id)).toMatchObject({ status: 'refunded' })
    expect([await totalPaid(payment), await receipts(payment)]).toEqual([0, 1])
  },
)
