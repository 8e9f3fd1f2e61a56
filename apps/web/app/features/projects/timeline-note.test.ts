import { expect, test } from 'vitest'
import { timelineNote } from './timeline-note.ts'

const today = '2026-11-15'
const dates = {
  status: 'in_progress' as const,
  start_date: '2026-06-12',
  due_date: '2027-02-28',
  due_date_estimated: false,
}

test.each([
  [{}, '105 days left'],
  [{ due_date: '2026-11-15' }, 'ends today'],
  [{ due_date: '2026-11-14' }, '1 day over'],
  [{ start_date: '2026-12-04' }, 'starts in 19 days'],
  [{ start_date: '2026-12-04', due_date_estimated: true }, 'est. 28 Feb 2027, starts in 19 days'],
  [{ due_date_estimated: true }, 'est. 28 Feb 2027, 105 days left'],
  [{ due_date: null }, null],
  [{ status: 'completed' as const }, null],
])('%o reads %s', (changes, note) => {
  expect(timelineNote({ ...dates, ...changes }, today)).toBe(note)
})
