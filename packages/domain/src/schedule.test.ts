import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, kolkataDay } from './days.ts'
import { dueState, formatDuration, projectDue, timeElapsedPercent } from './schedule.ts'

const date = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))
const schedule = fc.record({
  start_date: fc.option(date, { nil: null }),
  end_date: fc.option(date, { nil: null }),
  estimated_duration: fc.option(fc.integer({ min: 1, max: 2_000 }), { nil: null }),
  created_on: date,
})

test('adding days and counting them agree', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -5_000, max: 5_000 }), (day, days) => {
      expect(daysBetween(day, addDays(day, days))).toBe(days)
    }),
  )
})

test('elapsed time stays within 0 and 100 and never goes back', () => {
  fc.assert(
    fc.property(schedule, date, (plan, today) => {
      const now = timeElapsedPercent(plan, today)
      expect(now).toBeGreaterThanOrEqual(0)
      expect(now).toBeLessThanOrEqual(100)
      expect(timeElapsedPercent(plan, addDays(today, 1))).toBeGreaterThanOrEqual(now)
    }),
  )
})

test('what is done is never overdue, and what is due before today always is', () => {
  fc.assert(
    fc.property(date, date, fc.boolean(), (due_date, today, done) => {
      const state = dueState({ due_date, done }, today)
      expect(state === 'overdue').toBe(!done && due_date < today)
      expect(state === 'done').toBe(done)
    }),
  )
})

test.each([
  [180, '180 days (about 6 months)'],
  [365, '365 days (about 12 months)'],
  [30, '30 days (about 1 month)'],
  [1, '1 day'],
  [10, '10 days'],
])('%i days read as %s', (days, text) => expect(formatDuration(days)).toBe(text))

test('the date that staff set counts, else start plus duration as an estimate', () => {
  const plan = { start_date: '2026-11-01', end_date: null, estimated_duration: 30 }
  expect(projectDue(plan)).toEqual({ date: '2026-11-30', estimated: true })
  expect(projectDue({ ...plan, end_date: '2027-01-15' })).toEqual({ date: '2027-01-15', estimated: false })
  expect(projectDue({ ...plan, estimated_duration: null })).toBeNull()
})

test('a day in India begins at half past six in the evening of UTC', () => {
  expect(kolkataDay(Date.parse('2026-11-14T18:29:59Z'))).toBe('2026-11-14')
  expect(kolkataDay(Date.parse('2026-11-14T18:30:00Z'))).toBe('2026-11-15')
})
