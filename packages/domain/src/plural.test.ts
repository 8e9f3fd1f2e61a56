import { expect, test } from 'vitest'
import { counted, nounFor } from './plural.ts'

test.each([
  [0, '0 messages'],
  [1, '1 message'],
  [2, '2 messages'],
  [100_000, '1,00,000 messages'],
])('%i', (count, expected) => {
  expect(counted(count, 'message')).toBe(expected)
})

test('nouns with a plural of their own', () => {
  expect(counted(3, 'other person', 'other people')).toBe('3 other people')
  expect(nounFor(1, 'is', 'are')).toBe('is')
})
