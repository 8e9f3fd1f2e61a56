import { expect, test } from 'vitest'
import { openGatewayScene } from '../../../test/gateway-scene.ts'
import { newId } from '../../platform/ids.ts'

const { standIns, database, api, chosen, makePayment, openPage } =
  openGatewayScene()
const gateways = ['stripe', 'razorpay'] as const

async function chosenGateway() {
  const gateway = await api.deps.gateways.choose()
  if (!gateway) throw new Error('no keys')
  return gateway
}

test.each(gateways)('%s: the page is for whoever pays, also where the payment names nobody', async (name) => {
  await chosen(name)
  const payment = await makePayment()
  const [client] = await database.rows<{ email: string }>(
    `select email from users join payments on client_id = users.id where payments.id = $1`,
    [payment.id],
  )
  await database.admin.query('update payments set client_id = null where id = $1', [payment.id])
  expect(standIns[name].books.page(await openPage(payment)).email).toBe(client?.email)
})

test.each(gateways)('%s: a page without an address can be opened', async (name) => {
  await chosen(name)
  const { object_id } = await (
    await chosenGateway()
  ).createPage({
    attempt_id: newId(),
    paise: 1_00_000_00,
    description: 'First instalment',
    email: null,
    return_url: 'https://trusswell.example/client/payments?returned=1',
    expires_at: new Date(Date.now() + 12 * 3_600_000),
  })
  expect(standIns[name].books.page(object_id).email).toBe('')
})
