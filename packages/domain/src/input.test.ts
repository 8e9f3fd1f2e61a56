import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, int4, line, rupees, rupeesOrZero, text } from './input.ts'

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

test('every whole number of paise is an amount; less than a paisa, or a part of one, is not', () => {
  const amount = rupeesOrZero('no')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000_000 }), (paise) => accepts(amount, paise / 100)),
  )
  expect([10.25, 0, 10.255, 1e-7, 0.001, -0.01, Number.NaN].map((value) => accepts(amount, value))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
  expect([0, 0.01].map((value) => accepts(rupees('no'), value))).toEqual([false, true])
})

test('text is whatever PostgreSQL can store, in text and in jsonb', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      (value) => accepts(text(), value) === (value.isWellFormed() && !value.includes('\0')),
    ),
  )
  expect(['\ud800', 'a\udc00b', '\0', '😀'].map((value) => accepts(text(), value))).toEqual([
    false,
    false,
    false,
    true,
  ])
  expect(accepts(line('Title', 10), 'a\nb')).toBe(false)
})

test('a day is in the calendar, from 1900 on', () => {
  const days = [
    '1900-01-01',
    '2024-02-29',
    '2023-02-29',
    '2026-02-30',
    '0000-01-01',
    '1899-12-31',
    '9999-12-31',
  ]
  expect(days.filter((value) => accepts(day(), value))).toEqual(['1900-01-01', '2024-02-29'])
})

test('a whole number fits an integer column, also with 1 added', () => {
  const numbers = [0, 2_147_483_646, 2_147_483_647, 2 ** 53, 1.5]
  expect(numbers.filter((value) => accepts(int4(), value))).toEqual([0, 2_147_483_646])
})
