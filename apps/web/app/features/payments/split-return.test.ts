import { expect, test } from 'vitest'
import { splitReturn } from './split-return.ts'

const id = '0199f0a2-0000-7000-8000-00000000000a'

test('a return after paying is distinguished from leaving the page without paying', () => {
  const paid = new URLSearchParams(`returned=${id}&status=pending&razorpay_payment_id=pay_1`)
  expect(splitReturn(paid)).toEqual({
    id,
    isCancelled: false,
    gateway: { razorpay_payment_id: 'pay_1' },
    own: [['status', 'pending']],
  })
  expect(splitReturn(new URLSearchParams(`returned=${id}&cancelled=1`))).toEqual({
    id,
    isCancelled: true,
    gateway: {},
    own: [],
  })
})

test.each(['x', '', `${id}0`, ` ${id}`])('an invalid payment id (%j) is ignored', (returned) => {
  expect(splitReturn(new URLSearchParams({ returned })).id).toBeNull()
})
