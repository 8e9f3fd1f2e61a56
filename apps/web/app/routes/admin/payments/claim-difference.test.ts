import { expect, test } from 'vitest'
import { claimDifference } from './claim-difference.ts'

const asked = 1_00_000_00

test.each([
  ['1,00,000', '', 'This is the amount we requested.'],
  ['98,000.00', '2,000.00', 'This is the amount we requested.'],
  ['98,000', '0', '₹2,000.00 less than we requested.'],
  ['10,00,000', '', '₹9,00,000.00 more than we requested.'],
  ['1,00,000.01', '', '₹0.01 more than we requested.'],
])('₹%s with TDS of ₹%s against ₹1,00,000: %s', (amount, tds, words) => {
  expect(claimDifference(asked, { amount, tds })).toMatch(words)
})

test.each([
  ['', ''],
  ['ten', ''],
  ['1', 'two'],
])('shows nothing for “%s” and “%s”', (amount, tds) => {
  expect(claimDifference(asked, { amount, tds })).toBeNull()
})
