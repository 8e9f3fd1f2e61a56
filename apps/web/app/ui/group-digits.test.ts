import { expect, test } from 'vitest'
import { caretIn, groupDigits, inCrore, numberOf } from './group-digits.ts'

test.each([
  ['1250000', '12,50,000'],
  ['12,500', '12,500'],
  ['12,50,0001', '1,25,00,001'],
  ['97000000.5', '9,70,00,000.5'],
  ['-5000', '-5,000'],
  ['999', '999'],
  ['', ''],
  ['about 5', 'about 5'],
])('%s is shown as %s', (typed, shown) => expect(groupDigits(typed)).toBe(shown))

test('the caret stays behind the digit that was typed', () => {
  expect(caretIn('12,50,000', '1250,000', 4)).toBe(5)
  expect(caretIn('1,25,00,001', '12,50,0001', 10)).toBe(11)
  expect(caretIn('12,500', '12,500', 2)).toBe(2)
})

test.each([
  ['12,50,000', 1_250_000],
  ['₹ 1,250.50', 1250.5],
  ['-3', -3],
  ['', undefined],
  ['five', undefined],
])('%s means %s', (typed, value) => expect(numberOf(typed)).toBe(value))

test('large amounts are also given in words', () => {
  expect([97_000_000, 1_250_000, 99_999].map(inCrore)).toEqual(['9.7 crore', '12.5 lakh', null])
})
