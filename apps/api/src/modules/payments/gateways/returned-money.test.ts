import { foldPayment } from '@trusswell/domain/payment-facts.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { failure, openGatewayClients, stateOf } from '../../../../test/gateway-clients.ts'

const { standIns, open, payNewPage, loseAnswer } = openGatewayClients()

describe.each(['stripe', 'razorpay'] as const)('%s', (name) => {
  const far = () => standIns[name]

  test('a refund is made once for its id; one that fails after it was done brings the money back', async () => {
    const gateway = open[name]()
    const { payment_id, object_id } = await payNewPage(name)
    const refund_id = randomUUID()
    const asked = { payment_id, refund_id, paise: 25_000_50 }
    loseAnswer(name)
    expect(await gateway.refund(asked).catch(failure)).toBe('unreachable')
    far().control.still_running({ count: 1 })
    expect(await gateway.refund(asked).catch(failure)).toBe('still_running')
    const refund = await gateway.refund(asked)
    expect(refund).toMatchObject({ refund_id, fact: { of: payment_id, state: 'pending', paise: 25_000_50 } })
    expect([...far().books.refunds.values()].filter(({ payment }) => payment.id === payment_id)).toHaveLength(
      1,
    )

    far().control.finish_refund({ refund_id: refund.fact.object_id })
    const done = await gateway.readPage(object_id)
    expect(stateOf(done)).toMatchObject({ status: 'completed', credited_paise: 1_00_000_00 })
    far().control.fail_refund({ refund_id: refund.fact.object_id })
    const failed = await gateway.readPage(object_id)
    const all = [...done.observations, ...failed.observations].map(({ fact }) => fact)
    expect(foldPayment(all)).toMatchObject({
      status: 'completed',
      credited_paise: 1_25_000_50,
      refunded_paise: 0,
    })
  })

  test('a dispute is dated by when it was asked about, so that a slow answer is older than a later question', async () => {
    const clock = { now: Date.UTC(2026, 10, 16) }
    const { payment_id } = await payNewPage(name)
    const id = far().control.open_dispute({ payment_id, paise: 5_000 })
    // Stripe lists them with the payment.
    const object =
      name === 'stripe' ? ({ kind: 'payment', id: payment_id } as const) : ({ kind: 'dispute', id } as const)
    const reading = open[name](() => clock.now).readObject(object)
    clock.now += 60_000
    const facts = (await reading).observations.map(({ fact }) => fact)
    expect(facts.find(({ kind }) => kind === 'dispute')).toMatchObject({
      happened_at: '2026-11-16T00:00:00.000Z',
    })
  })

  test('a dispute takes the money and gives it back when it is won', async () => {
    const gateway = open[name]()
    const { payment_id } = await payNewPage(name)
    const id = far().control.open_dispute({ payment_id, paise: 1_25_000_50 })
    const facts = (await gateway.readObject({ kind: 'dispute', id })).observations.map(({ fact }) => fact)
    expect(foldPayment(facts)).toMatchObject({ disputed: true, credited_paise: 0, status: 'refunded' })
    far().control.review_dispute({ dispute_id: id })
    far().control.win_dispute({ dispute_id: id })
    const later = (await gateway.readObject({ kind: 'dispute', id })).observations.map(({ fact }) =>
      fact.kind === 'dispute' ? { ...fact, happened_at: '2999-01-01T00:00:00.000Z' } : fact,
    )
    expect(foldPayment([...facts, ...later])).toMatchObject({
      disputed: false,
      credited_paise: 1_25_000_50,
      status: 'completed',
    })
  })
})
