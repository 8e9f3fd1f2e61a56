import { expect, test } from 'vitest'
import { openAdminPayments, type Failure } from '../../../test/admin-payments.ts'
import { makeClaim } from '../../../test/payments.ts'

const { database, call, read, make, decide, totalsOf } = openAdminPayments()

test('a transfer is rejected with a reason, reported again and confirmed with its TDS', async () => {
  const id = await make()
  await makeClaim(database, id)
  expect((await decide(id, { state: 'rejected' })).statusCode).toBe(400)
  expect((await decide(id, { state: 'bounced', reason: 'No funds' })).statusCode).toBe(409)
  expect((await decide(id, { state: 'rejected', reason: 'No such UTR' })).json()).toMatchObject({
    status: 'failed',
    failure_reason: 'No such UTR',
    awaiting_confirmation: false,
  })
  expect((await decide(id, { state: 'confirmed' })).statusCode).toBe(409)
  await makeClaim(database, id, { reference: 'ICICN52026110300001' })
  const confirmed = await decide(id, { state: 'confirmed', amount: 98, tds: 2, received_on: '2026-10-30' })
  expect(confirmed.json()).toMatchObject({
    status: 'completed',
    credited_paise: 98_00,
    tds_paise: 2_00,
    failure_reason: null,
    transaction_id: 'ICICN52026110300001',
    paid_at: expect.stringMatching(/^2026-10-30/),
  })
  expect((await totalsOf())?.paid).toBe(98_00)
  expect((await read(id)).history.map(({ text }) => text)).toEqual([
    '₹98.00 confirmed as received, ₹2.00 TDS deducted',
    'Transfer of ₹100.00 on 2 Nov 2026 reported, UTR ICICN52026110300001',
    'Transfer rejected',
    expect.stringContaining('Transfer of ₹100.00'),
    'Payment created',
  ])
})

test('one transfer settles one payment', async () => {
  const [one, two] = [await make(), await make({ description: 'Second' })]
  for (const id of [one, two]) await makeClaim(database, id, { reference: 'SBINN52026110500001' })
  expect((await decide(one, { state: 'confirmed' })).statusCode).toBe(200)
  const refused = await decide(two, { state: 'confirmed' })
  expect([refused.statusCode, refused.json<Failure>().message]).toEqual([
    409,
    'The UTR SBINN52026110500001 is already confirmed for “Advance”.',
  ])
})

test('a transfer stays used after a refund or another reference, and is free once its payment is pending again', async () => {
  const reference = 'SBINN52026110500002'
  const [one, two] = [await make(), await make({ description: 'Second' })]
  for (const id of [one, two]) await makeClaim(database, id, { reference })
  expect((await decide(one, { state: 'confirmed' })).statusCode).toBe(200)
  await database.admin.query(`update payments set transaction_id = 'other' where id = $1`, [one])
  expect((await decide(two, { state: 'confirmed' })).statusCode).toBe(409)
  await expect(
    database.admin.query('update payment_claims set confirmed_at = now() where payment_id = $1', [two]),
  ).rejects.toThrow('payment_claims_confirmed_once')
  expect((await call('POST', `/${one}/refunds`, { amount: 100, reason: 'Agreed' })).statusCode).toBe(201)
  expect((await decide(two, { state: 'confirmed' })).statusCode).toBe(409)
  const undone = await call('PATCH', `/${one}`, { status: 'pending', reason: 'It was for the second' })
  expect(undone.statusCode).toBe(200)
  expect((await decide(two, { state: 'confirmed' })).statusCode).toBe(200)
})

test('a payment that is completed again doesn’t count a transfer that was confirmed for another meanwhile', async () => {
  const reference = 'SBINN52026110500003'
  const [one, two] = [await make(), await make({ description: 'Second' })]
  for (const id of [one, two]) await makeClaim(database, id, { reference })
  expect((await decide(one, { state: 'confirmed' })).statusCode).toBe(200)
  const set = (status: string) => call('PATCH', `/${one}`, { status, reason: 'It was a mistake' })
  expect((await set('pending')).statusCode).toBe(200)
  expect((await set('completed')).statusCode).toBe(200)
  expect((await decide(two, { state: 'confirmed' })).statusCode).toBe(409)
  expect((await set('pending')).statusCode).toBe(200)
  expect((await decide(two, { state: 'confirmed' })).statusCode).toBe(200)
  await database.admin.query(`update payments set transaction_id = 'other' where id = $1`, [one])
  expect((await set('completed')).statusCode).toBe(409)
})

test('a cheque is deposited before it clears or bounces', async () => {
  const id = await make()
  await makeClaim(database, id, { method: 'check', reference: '000123' })
  expect((await decide(id, { state: 'confirmed' })).statusCode).toBe(409)
  expect((await decide(id, { state: 'deposited' })).json()).toMatchObject({
    status: 'pending',
    awaiting_confirmation: true,
  })
  expect((await read(id)).claim).toMatchObject({ state: 'deposited', reference: '000123' })
  expect((await decide(id, { state: 'bounced', reason: 'Insufficient funds' })).json()).toMatchObject({
    status: 'failed',
    failure_reason: 'Insufficient funds',
    credited_paise: 0,
  })
})

test('of two admins who decide at the same moment one gets a conflict', async () => {
  const id = await make()
  await makeClaim(database, id)
  const codes = await Promise.all(
    [{ state: 'confirmed' }, { state: 'rejected', reason: 'Not there' }].map(
      async (decision) => (await decide(id, { ...decision, version: 1 })).statusCode,
    ),
  )
  expect(new Set(codes)).toEqual(new Set([200, 409]))
})

test('more TDS than the amount is refused, whether the admin types it or the client reported it', async () => {
  const id = await make()
  await makeClaim(database, id)
  const refused = [
    await decide(id, { state: 'confirmed', amount: 100, tds: 100.01 }),
    await decide(id, { state: 'confirmed', amount: 1, tds: 99 }),
    await decide(id, { state: 'confirmed', tds: 500 }),
  ]
  await database.admin.query('update payment_claims set tds_paise = 20000 where payment_id = $1', [id])
  refused.push(await decide(id, { state: 'confirmed', amount: 100 }))
  const message = 'TDS can’t be more than the amount'
  expect(refused.map((answer) => [answer.statusCode, answer.json<Failure>().fields])).toEqual(
    refused.map(() => [400, { tds: message }]),
  )
  for (const wrong of [{ amount: -1 }, { tds: -1 }, { amount: 0 }])
    expect((await decide(id, { state: 'confirmed', ...wrong })).statusCode).toBe(400)
  expect(await read(id)).toMatchObject({ status: 'pending', credited_paise: 0, tds_paise: 0 })
})

test.each([
  ['more', 1_000_00, 0],
  ['less', 99_99, 0],
  ['more with its TDS', 100_00, 2_00],
])('a report of %s than we requested is credited only as the admin types it', async (_what, paise, tds) => {
  const id = await make()
  await makeClaim(database, id)
  await database.admin.query(
    'update payment_claims set amount_paise = $2, tds_paise = $3 where payment_id = $1',
    [id, paise, tds],
  )
  const refused = await decide(id, { state: 'confirmed' })
  expect([refused.statusCode, refused.json<Failure>().fields?.['amount']]).toEqual([
    400,
    expect.stringMatching(
      /^The client reported ₹.* but ₹100\.00 was requested\. Enter the amount received\.$/,
    ),
  ])
  expect(await read(id)).toMatchObject({ status: 'pending', credited_paise: 0 })
  const confirmed = await decide(id, { state: 'confirmed', amount: paise / 100, tds: tds / 100 })
  expect(confirmed.json()).toMatchObject({ status: 'completed', credited_paise: paise, tds_paise: tds })
})
