import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, formatMoney, parseAmount, toPaise, toRupees } from './money.ts'

const paise = fc.integer({ min: 0, max: 100_000_000_000_000 })

test('whatever amount is shown can be typed again and means the same', () => {
  fc.assert(
    fc.property(paise, (amount) => {
      expect(parseAmount(formatAmount(amount))).toBe(amount)
    }),
  )
})

test('an amount is grouped as India groups it', () => {
  fc.assert(
    fc.property(paise, (amount) => {
      expect(`₹${formatAmount(amount)}`).toBe(formatMoney(amount))
    }),
  )
})

test('rupees on the wire become the same paise and come back', () => {
  fc.assert(
    fc.property(paise, (amount) => {
      expect(toPaise(toRupees(amount))).toBe(amount)
    }),
  )
})

test.each([
  ['12,50,000', 1_25_00_00_00],
  ['1250000', 1_25_00_00_00],
  ['₹ 1,250.5', 1_250_50],
  ['Rs. 99.99', 99_99],
  [' 0 ', 0],
  ['12,50,000.', 1_25_00_00_00],
])('%s is %i paise', (text, expected) => expect(parseAmount(text)).toBe(expected))

test.each(['', 'abc', '-5', '1,,000', '1.234', '12 lakh', ',5', '1e9', '5,', '1000000000000.01'])(
  '%j is no amount',
  (text) => expect(parseAmount(text)).toBeNull(),
)

test('an amount below 0 has its sign before the digits', () => {
  expect(formatAmount(-1_25_000_50)).toBe('-1,25,000.50')
})

test('[CN-02] money has the rupee sign and two decimals', () => {
  expect(formatMoney(1_25_00_00_00)).toBe('₹12,50,000.00')
  expect(formatMoney(0)).toBe('₹0.00')
})
