import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, int4, line, name, optionalPhone, rupees, rupeesOrZero, text, webAddress } from './input.ts'

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

test.each([
  ['Asha Rao', true],
  ['A.P.J. Abdul Kalam', true],
  ['Dr.Reddy’s Laboratories', true],
  ['M/s. Rao & Co. (Hyderabad)', true],
  ['నవ్య క‌న్‌స్ట్రక్షన్స్', true],
  ['محمد علی', true],
  ['Asha \u202Eoar', false],
  ['Asha\u200B Rao', false],
  ['Asha\u2066Rao', false],
  ['Asha\nRao', false],
  ['Win at https://evil.example', false],
  ['www.evil.example', false],
  ['Pay at evil-bank.com now', false],
  ['EVIL.CO.IN/login', false],
  ['asha@evil.com', false],
])('the name %j is accepted: %s', (value, accepted) => {
  expect(accepts(name('Name', 120), value)).toBe(accepted)
})

test.each([
  ['', true],
  ['+91 40 1234 5678', true],
  ['040-2345 6789 ext. 12', true],
  ['(040) 234567', true],
  ['call me', false],
  ['12345', false],
  ['9999999999', false],
  ['1234 5678 9012 3456', false],
  ['+91 40 1234 5678 <script>', false],
  ['++91 40 1234 5678', false],
])('the phone number %j is accepted: %s', (value, accepted) => {
  expect(accepts(optionalPhone(), value)).toBe(accepted)
})

test.each([
  ['linkedin.com/in/asha-rao', 'https://linkedin.com/in/asha-rao'],
  [' www.linkedin.com/in/asha ', 'https://www.linkedin.com/in/asha'],
  ['https://linkedin.com/in/asha', 'https://linkedin.com/in/asha'],
  ['http://asha.example', 'http://asha.example'],
  ['asha', null],
  ['my profile', null],
  ['javascript:alert(1)', null],
  ['asha@linkedin.com', null],
])('the web address %j is read as %j', (value, expected) => {
  const read = webAddress('Please enter a valid URL').safeParse(value)
  expect(read.success ? read.data : null).toBe(expected)
})
