import { expect, test } from 'vitest'
import { PaymentClaimRequest } from './payment-claims.ts'

const report = { paid_on: '2026-11-16', amount: '59,000.00' }

test.each([
  ['bank_transfer', 'UTR is required'],
  ['check', 'Cheque number is required'],
])('the error for a %s without its number names the field', (method, message) => {
  const { error } = PaymentClaimRequest.safeParse({ ...report, method, reference: ' ' })
  expect(error?.issues).toMatchObject([{ path: ['reference'], message }])
})
