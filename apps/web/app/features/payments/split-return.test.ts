import { expect, test } from 'vitest'
import { splitReturn } from './split-return.ts'

test('who comes back after paying is told apart from who left the page without paying', () => {
  const paid = new URLSearchParams('returned=1&status=pending&razorpay_payment_id=pay_1')
  expect(splitReturn(paid)).toEqual({
    isCancelled: false,
    gateway: { razorpay_payment_id: 'pay_1' },
    own: [['status', 'pending']],
  })
  expect(splitReturn(new URLSearchParams('returned=1&cancelled=1'))).toEqual({
    isCancelled: true,
    gateway: {},
    own: [],
  })
})
