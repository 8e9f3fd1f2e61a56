import { expect, test } from 'vitest'
import { shortTime } from './short-time.ts'

const now = Date.parse('2026-11-15T05:00:00Z')

test.each([
  ['2026-11-15T03:42:00Z', '9:12 am'],
  // After midnight in India it is still yesterday in Greenwich.
  ['2026-11-14T19:00:00Z', '12:30 am'],
  ['2026-11-11T13:10:00Z', 'Wed, 6:40 pm'],
  ['2026-10-06T08:00:00Z', '6 Oct'],
  ['2025-10-06T08:00:00Z', '6 Oct 2025'],
])('%s is shown as %s', (iso, shown) => {
  expect(shortTime(iso, now)).toBe(shown)
})
