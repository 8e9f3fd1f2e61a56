import { expect, test } from 'vitest'
import { weaknessOf } from './passwords.ts'

const about = ['Anand Deshpande', 'anand@deshpande-tech.example']

test.each([
  'Summer2026!',
  'anand123',
  'Deshpande1',
  'Welcome@123',
  'Diwali2025!',
  'India@123',
  '2026Monsoon',
  'Trusswell@2026',
])('“%s” is refused', (password) => {
  expect(weaknessOf(password, about)).toEqual(expect.any(String))
})

test('a word with a number is refused also where the name isn’t known', () => {
  const reason = 'A word with a number or a year is easy to guess. Use three or four unrelated words.'
  expect(['Deshpande1', 'Summer2026!'].map((password) => weaknessOf(password, []))).toEqual([reason, reason])
})

test.each(['syed1234syed', 'SYED1234syed', 'EVERYTHINGISPLANNED', 'the0818846969'])(
  '“%s” is refused, because it was stolen before, also in capitals',
  (password) => {
    expect(weaknessOf(password, [])).toBe(
      'This password is on lists of stolen passwords. Please choose another one.',
    )
  },
)

test.each([
  'quiet-river-41-mango',
  'lotus-gate-77-kiln',
  'Correct-Horse-9',
  'teal otter kettle',
  'నా పెద్ద ఇల్లు 42',
  'kx7#mQ2p',
  'v9!Trf2&kQzp',
  '938#zqxwvk!27',
  'xkcdqwpo',
])('“%s” is accepted', (password) => {
  expect(weaknessOf(password, about)).toBeNull()
})
