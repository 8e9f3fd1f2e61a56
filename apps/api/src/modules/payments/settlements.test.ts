import type { AdminPaymentDetails } from '@trusswell/domain/admin-payments.ts'
import type { SettledPayment, Settlement } from '@trusswell/domain/settlements.ts'
import { expect, test } from 'vitest'
import { openGatewayScene } from '../../../test/gateway-scene.ts'
import { asActor } from '../../../test/harness.ts'
import { makeSettlement } from '../../../test/payments.ts'
import { makePerson } from '../../../test/people.ts'
import { readSettlements } from './gateways/reconcile.ts'

const { standIns, database, api, clock, scene, chosen, makePayment, openPage, drain, deliver, callAsAdmin } =
  openGatewayScene()

type Page<Row> = { data: Row[]; next_cursor: string | null; total?: number }
const list = async (query: string) =>
  (await callAsAdmin('GET', `/settlements?${query}`)).json<Page<Settlement>>()
const paymentsOf = async (id: string, query = '') =>
  (await callAsAdmin('GET', `/settlements/${id}/payments?${query}`)).json<Page<SettledPayment>>()

const days = 24 * 3_600_000

/** Reads the settlements up to now from the gateways. */
async function readSettled() {
  clock.now = Date.now() + 1_000
  await readSettlements(scene.worker, 3_600_000)
}

test.each(['stripe', 'razorpay'] as const)(
  '%s: a settlement shows its sums, UTR and payments, and each payment its settlement',
  async (name) => {
    await chosen(name)
    const { control } = standIns[name]
    const [first, second] = [await makePayment(1_00_000_00), await makePayment(50_000_00)]
    const returned = control.pay({ page_id: await openPage(first) }) ?? ''
    control.pay({ page_id: await openPage(second) })
    await deliver(name)
    control.finish_refund({ refund_id: control.refund({ payment_id: returned, paise: 10_000_00 }) })
    await deliver(name)
    const id = control.settle()
    await readSettled()

    const settlement = (await callAsAdmin('GET', `/settlements/${id}`)).json<Settlement>()
    const { gross_paise, fee_paise, fee_tax_paise, net_paise } = settlement
    expect(settlement).toMatchObject({ id, gateway: name, state: 'paid', payments: 2, other_paise: 0 })
    expect([gross_paise, net_paise]).toEqual([1_40_000_00, 1_40_000_00 - fee_paise])
    expect(fee_tax_paise).toBeGreaterThan(0)
    expect(fee_tax_paise).toBeLessThan(fee_paise)
    expect((await list(`search=${settlement.utr?.toLowerCase()}&count=true`)).data).toContainEqual(settlement)

    const { data, total } = await paymentsOf(id, 'count=true')
    expect(total).toBe(3)
    expect(data.map(({ payment_id, kind, paise }) => [payment_id, kind, paise])).toEqual(
      expect.arrayContaining([
        [first.id, 'credit', 1_00_000_00],
        [second.id, 'credit', 50_000_00],
        [first.id, 'refund', -10_000_00],
      ]),
    )
    expect(data.reduce((sum, each) => sum + each.fee_paise, 0)).toBe(fee_paise)
    const paged = await paymentsOf(id, 'limit=2')
    const rest = await paymentsOf(id, `limit=2&cursor=${paged.next_cursor}`)
    expect([...paged.data, ...rest.data]).toEqual(data)

    const payment = (await callAsAdmin('GET', `/payments/${first.id}`)).json<AdminPaymentDetails>()
    const { utr, settled_at } = settlement
    expect(payment.settlements.map(({ kind, ...each }) => [kind, each])).toEqual(
      expect.arrayContaining([
        ['credit', expect.objectContaining({ id, utr, settled_at, paise: 1_00_000_00 })],
        ['refund', expect.objectContaining({ id, utr, settled_at, paise: -10_000_00 })],
      ]),
    )
    const by = { stripe: 'Stripe', razorpay: 'Razorpay' }[name]
    expect(payment.history.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          new RegExp(`^₹1,00,000.00 settled to our bank account by ${by}, less a fee of ₹.* UTR ${utr}$`),
        ),
        `Refund of ₹10,000.00 deducted from a settlement by ${by}, UTR ${utr}`,
      ]),
    )
    const seen = await api.app.inject({ url: `/api/payments/${first.id}`, headers: first.headers })
    expect(seen.statusCode).toBe(200)
    expect(seen.body).not.toContain('settle')
  },
)

test('settlements made while a gateway couldn’t be read for longer than the window are read afterwards', async () => {
  await chosen('stripe')
  const { control } = standIns.stripe
  const settle = async () => {
    control.pay({ page_id: await openPage(await makePayment()) })
    await deliver('stripe')
    return control.settle()
  }
  const known = await settle()
  await readSettled()
  const missed = await settle()
  standIns.stripe.webhooks.held.length = 0
  // A later settlement of the other gateway doesn't move this gateway's window.
  await makeSettlement(database, { settled_at: new Date(Date.now() + 29 * days).toISOString() })
  clock.now = Date.now() + 30 * days
  await readSettlements(scene.worker, 7 * days)
  for (const id of [known, missed])
    expect((await callAsAdmin('GET', `/settlements/${id}`)).statusCode).toBe(200)
})

test('settlements are listed latest first, page after page, and counted', async () => {
  const ids = []
  for (const day of ['01', '02', '03'])
    ids.unshift(await makeSettlement(database, { settled_at: `2998-01-${day}T06:00:00Z` }))
  const first = await list('limit=2&count=true')
  const second = await list(`limit=1&cursor=${first.next_cursor}`)
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids)
  expect(first.total).toBeGreaterThanOrEqual(3)
  // Nothing in the portal belongs to these, so all of it is something else.
  expect(first.data[0]).toMatchObject({
    gross_paise: 10_000,
    net_paise: 9_764,
    payments: 0,
    other_paise: 10_000,
  })
})

test('only a whole UTR is found, with spaces as bank statements print it', async () => {
  const id = await makeSettlement(database, { utr: 'AXISN52026110500042' })
  expect((await list('search=AXISN5 2026 1105 00042')).data.map((row) => row.id)).toEqual([id])
  expect((await list('search=AXISN5')).data).toEqual([])
})

test('a payout that failed later says so in the payment’s history', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  standIns.razorpay.control.pay({ page_id: await openPage(payment) })
  await standIns.razorpay.webhooks.release({ copies: 1, parallel: 1, seed: 1 })
  await drain()
  const id = standIns.razorpay.control.settle()
  await readSettled()
  await database.admin.query(`update gateway_settlements set state = 'failed' where object_id = $1`, [id])
  const answer = await callAsAdmin('GET', `/payments/${payment.id}`)
  expect(answer.statusCode, answer.body).toBe(200)
  const { history } = answer.json<AdminPaymentDetails>()
  expect(history.map(({ text }) => text)).toContain(
    'Settlement by Razorpay failed: our bank account didn’t receive it',
  )
})

test('unknown settlements answer 404, wrong places 400, and other people 403', async () => {
  expect((await callAsAdmin('GET', '/settlements/setl_unknown')).statusCode).toBe(404)
  expect((await callAsAdmin('GET', '/settlements/setl_unknown/payments')).statusCode).toBe(404)
  expect((await callAsAdmin('GET', '/settlements?cursor=abc')).statusCode).toBe(400)
  expect((await callAsAdmin('GET', '/settlements?gateway=stripe')).statusCode).toBe(400)
  const id = await makeSettlement(database)
  for (const role of ['manager', 'client'] as const) {
    const person = await makePerson(api, role)
    const headers = asActor({ kind: 'user', id: person.id, role })
    for (const path of ['', `/${id}`, `/${id}/payments`])
      expect((await api.app.inject({ url: `/api/admin/settlements${path}`, headers })).statusCode).toBe(403)
  }
})
