import { expect, test } from 'vitest'
import { dueWords } from './day-words.ts'

test.each([
  ['2026-11-05', '10 days late'],
  ['2026-11-14', '1 day late'],
  ['2026-11-15', 'today'],
  ['2026-11-16', 'in 1 day'],
  ['2027-02-28', 'in 105 days'],
])('%s is %s', (date, words) => {
  expect(dueWords(date, '2026-11-15')).toBe(words)
})
