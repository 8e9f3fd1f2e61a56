import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  day,
  emailAddress,
  int4,
  line,
  name,
  optionalLine,
  optionalName,
  optionalParagraph,
  optionalPhone,
  paragraph,
  rupees,
  rupeesOrZero,
  searchText,
  text,
  trimmedText,
  webAddress,
} from './input.ts'

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
      (value) => accepts(text(1000), value) === (value.isWellFormed() && !value.includes('\0')),
    ),
  )
  expect(['\ud800', 'a\udc00b', '\0', '😀'].map((value) => accepts(text(1000), value))).toEqual([
    false,
    false,
    false,
    true,
  ])
  expect(accepts(line('Title', 10), 'a\nb')).toBe(false)
})

test.each(
  Object.entries({
    text: text(100),
    trimmedText: trimmedText(100),
    line: line('Title', 100),
    optionalLine: optionalLine('Title', 100),
    name: name('Name', 100),
    optionalName: optionalName('Name', 100),
    optionalPhone: optionalPhone(),
    paragraph: paragraph('Text is required', 1, 100),
    optionalParagraph: optionalParagraph('Text', 100),
    searchText,
    emailAddress: emailAddress(),
    webAddress: webAddress('Please enter a valid URL'),
  }),
)('%s: no pattern is run on a text above the limit', (_, schema) => {
  const { error } = schema.safeParse('\0\n\u202Ewww.'.repeat(1000))
  expect(error?.issues.map(({ code }) => code)).toEqual(['too_big'])
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
  ['M/s. Rao & Co.', true],
  ['A.P. Rao', true],
  ['Dr.Reddy', true],
  ['K.V.S.N. Murthy', true],
  ['Asha D/o. Venkat Rao', true],
  ['Smt.Lakshmi', true],
  ['Md. Irfan', true],
  ['St.Ann’s School', true],
  ['No.1 Builders', true],
  ['Sri Sai Constructions Pvt.Ltd', true],
  ['Sri Sai Infra Pvt.Ltd.', true],
  ['L&T (E&C Div.), Plot 4/5.A', true],
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
  ['evil.com', false],
  ['evil.com/pay', false],
  ['https://evil', false],
  ['see bit.ly/x9', false],
  ['t.me/x', false],
  ['evil.ai', false],
  ['evil.store', false],
  ['evil.tk/a', false],
  ['evil.cc', false],
  ['evil.unknown/a', false],
  ['evil。com', false],
  ['evil．com', false],
  ['evil｡com', false],
  ['ｗｗｗ.evil', false],
  ['a@b.co', false],
  ['asha＠evil', false],
  ['mailto:x@evil.ai', false],
  ['mailto:x', false],
  ['http:/evil.ai', false],
  ['http:/evil', false],
  ['IT desk x.com', false],
  ['evil.cloud', false],
  ['evil.xn--p1ai', false],
  ['हिन्दी.com', false],
  ['తెలుగు.com', false],
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
