import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { newPage, openGatewayClients } from '../../../../test/gateway-clients.ts'
import { intentObservation } from './stripe-facts.ts'

const { standIns, open } = openGatewayClients()

test('Stripe: an intent without our metadata is found by its session', async () => {
  const gateway = open.stripe()
  const page = newPage()
  const { object_id } = await gateway.createPage(page)
  const id = standIns.stripe.control.pay({ page_id: object_id }) ?? ''
  standIns.stripe.books.page(object_id).metadata = {}
  expect(await gateway.readObject({ kind: 'payment', id })).toMatchObject({
    attempt_id: page.attempt_id,
    page_id: object_id,
  })
})

test('Stripe: who leaves without paying comes back by another URL than who paid', async () => {
  const { url } = await open
    .stripe()
    .createPage(newPage({ return_url: 'https://trusswell.example/?returned=1' }))
  const act = async (outcome: string) =>
    (await fetch(url, { method: 'POST', body: `outcome=${outcome}`, redirect: 'manual' })).headers.get(
      'location',
    )
  expect(await act('leave')).toBe('https://trusswell.example/?returned=1&cancelled=1')
  expect(await act('pay')).toBe('https://trusswell.example/?returned=1')
})

test('Stripe: money that waits for a capture, which our pages never ask for, is odd', async () => {
  const gateway = open.stripe()
  const { object_id } = await gateway.createPage(newPage())
  standIns.stripe.control.pay({ page_id: object_id, outcome: 'authorise' })
  const { observations } = await gateway.readPage(object_id)
  const payment = observations.find(({ fact }) => fact.kind === 'payment')
  expect(payment).toMatchObject({ fact: { state: 'authorised' }, odd: null })
  const intent = { ...payment?.raw, status: 'requires_capture' } as Stripe.PaymentIntent
  expect(intentObservation(intent, null, '2026-11-16T00:00:00.000Z')).toMatchObject({
    fact: { state: 'authorised' },
    odd: expect.stringContaining('capture'),
  })
})
