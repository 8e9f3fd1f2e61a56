import { expect, test } from 'vitest'
import { openAdminPayments, type Failure } from '../../../test/admin-payments.ts'
import { makePaid } from '../../../test/payments.ts'
import { makeSignedIn } from '../../../test/people.ts'

const { database, api, call, read, make, totalsOf } = openAdminPayments()

test('completed again, a payment keeps what was received, returned and receipted', async () => {
  const id = await make()
  const set = (status: string, more: object = {}) =>
    call('PATCH', `/${id}`, { status, reason: 'As on paper', ...more })
  await set('completed')
  expect((await call('POST', `/${id}/refunds`, { amount: 40, reason: 'Half the work' })).statusCode).toBe(201)
  await set('pending')
  expect(await totalsOf()).toEqual({ paid: 0, open: 100_00 })
  await set('completed')
  expect(await totalsOf()).toEqual({ paid: 60_00, open: 0 })
  const again = await call('POST', `/${id}/refunds`, { amount: 61, reason: 'Too much' })
  expect(again.json<Failure>().fields).toEqual({ amount: 'You can refund up to ₹60.00' })
  await set('pending', {})
  expect((await set('completed', { amount: 30 })).statusCode).toBe(409)
  await set('completed', { amount: 150 })
  expect(await totalsOf()).toEqual({ paid: 110_00, open: 0 })
})

test('a refund in part, then the rest, never more, and once for one key', async () => {
  const id = await make()
  await makePaid(database, id)
  const refund = (amount: number, headers = {}) =>
    call('POST', `/${id}/refunds`, { amount, reason: 'Smaller scope' }, headers)
  const key = { 'idempotency-key': crypto.randomUUID() }
  const part = await refund(40, key)
  expect([part.statusCode, part.json()]).toMatchObject([
    201,
    { status: 'completed', credited_paise: 60_00, refunded_paise: 40_00 },
  ])
  expect((await refund(40, key)).json()).toEqual(part.json())
  const tooMuch = await refund(60.01)
  expect([tooMuch.statusCode, tooMuch.json<Failure>().fields]).toEqual([
    400,
    { amount: 'You can refund up to ₹60.00' },
  ])
  expect((await refund(60)).json()).toMatchObject({ status: 'refunded', credited_paise: 0 })
  expect((await refund(1)).statusCode).toBe(409)
  expect((await totalsOf())?.paid).toBe(0)
})

test('a refund asks for the password again when it was given long ago', async () => {
  const id = await make()
  await makePaid(database, id)
  const late = await makeSignedIn(api, 'admin')
  await database.admin.query(
    `update sessions set authenticated_at = now() - interval '11 minutes' where user_id = $1`,
    [late.id],
  )
  const answer = await call('POST', `/${id}/refunds`, { amount: 1, reason: 'Too much' }, late.headers)
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'reauth_required'])
  const byStatus = await call('PATCH', `/${id}`, { status: 'refunded', reason: 'Too much' }, late.headers)
  expect(byStatus.statusCode).toBe(401)
  expect((await read(id)).credited_paise).toBe(100_00)
})
