import type { Milestone } from '@trusswell/domain/milestones.ts'
import { expect, test } from 'vitest'
import { dueNote, slipNote } from './milestone-words.ts'
import { notePlace, scheduleBars } from './schedule-bars.ts'

const milestone = (changes: Partial<Milestone>): Milestone => ({
  id: 'm',
  project_id: 'p',
  title: 'Survey',
  description: '',
  due_date: '2026-11-20',
  baseline_date: '2026-11-20',
  status: 'pending',
  completion_date: null,
  acceptance: 'none',
  acceptance_at: null,
  acceptance_by: null,
  acceptance_remarks: '',
  acceptance_on_behalf: false,
  acceptance_reason: '',
  acceptance_file: null,
  weight: 1,
  due_state: 'upcoming',
  added_by: null,
  added_by_client: false,
  version: 1,
  created_at: '2026-11-01T00:00:00.000Z',
  deleted_at: null,
  ...changes,
})

test('bars follow each other from the start of the project, and the baseline shows the first dates', () => {
  const { bars, months, today } = scheduleBars(
    [
      milestone({ due_date: '2026-11-11' }),
      milestone({ due_date: '2026-11-21', baseline_date: '2026-11-16' }),
    ],
    '2026-11-01',
    '2026-11-16',
  )
  expect(months).toEqual([{ label: 'Nov', at: 0 }])
  expect(today).toBe(50)
  expect(bars.map(({ bar, baseline, gone }) => ({ bar, baseline, gone }))).toEqual([
    { bar: { start: 0, end: 33.33 }, baseline: { start: 0, end: 63.33 }, gone: 100 },
    { bar: { start: 33.33, end: 66.67 }, baseline: { start: 50, end: 50 }, gone: 50 },
  ])
})

test('an overdue bar extends to today, and every position is inside the chart', () => {
  const { bars, today } = scheduleBars(
    [
      milestone({ due_date: '2026-08-01', baseline_date: '2026-08-01', due_state: 'overdue' }),
      milestone({ due_date: '2027-03-01', baseline_date: '2027-01-01' }),
    ],
    null,
    '2026-11-16',
  )
  expect(bars[0]?.bar.end).toBe(today)
  for (const { bar, baseline } of bars)
    for (const place of [bar.start, bar.end, baseline.start, baseline.end]) {
      expect(place).toBeGreaterThanOrEqual(0)
      expect(place).toBeLessThanOrEqual(100)
    }
})

test('completing a milestone before the project starts moves no baseline, and no bar begins earlier', () => {
  const planned = { due_date: '2026-12-12', baseline_date: '2026-12-12' }
  const later = milestone({ due_date: '2026-12-20', baseline_date: '2026-12-20' })
  const draw = (changes: Partial<Milestone>) =>
    scheduleBars([milestone({ ...planned, ...changes }), later], '2026-12-01', '2026-11-16')
  const before = draw({})
  const after = draw({ status: 'completed', completion_date: '2026-11-15' })
  expect(after.bars.map(({ baseline }) => baseline)).toEqual(before.bars.map(({ baseline }) => baseline))
  const [done, next] = after.bars
  expect(done?.point).toBe(true)
  expect(next?.bar.start).toBe(before.bars[0]?.bar.start)
})

test('the second of two milestones on the same day is a point', () => {
  const { bars } = scheduleBars([milestone({}), milestone({})], '2026-11-01', '2026-11-16')
  expect(bars.map(({ point }) => point)).toEqual([false, true])
})

test('late, soon, slipped and early have text labels', () => {
  const today = '2026-11-12'
  expect(dueNote(milestone({ due_date: '2026-10-31', due_state: 'overdue' }), today)).toBe('12 days overdue')
  expect(dueNote(milestone({ due_date: '2026-11-12', due_state: 'due_soon' }), today)).toBe('due today')
  expect(dueNote(milestone({}), today)).toBeNull()
  expect(slipNote(milestone({ baseline_date: '2026-11-13' }))).toBe('+7 d')
  expect(slipNote(milestone({ completion_date: '2026-11-18' }))).toBe('2 days early')
})

test('a label never lies on its bar: after it, before it, or below one that spans the chart', () => {
  expect(notePlace({ start: 10, end: 60 })).toEqual({ left: '60%', below: false })
  expect(notePlace({ start: 30, end: 95 })).toEqual({ right: '70%', below: false })
  expect(notePlace({ start: 2, end: 97 })).toEqual({ right: '3%', below: true })
})
