import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, kolkataDay } from './days.ts'
import {
  addWorkingDays,
  defaultWorkingHours,
  isOverdue,
  WorkingHours,
  workingTimeBetween,
} from './working-hours.ts'

const hour = 3_600_000
const at = (text: string) => Date.parse(`${text}:00+05:30`)
const hoursBetween = (from: string, to: string, hours = defaultWorkingHours) =>
  workingTimeBetween(hours, at(from), at(to)) / hour

test('nights, Sundays and holidays don’t count', () => {
  // A Monday.
  expect(hoursBetween('2026-11-16T10:00', '2026-11-16T12:30')).toBe(2.5)
  expect(hoursBetween('2026-11-16T07:00', '2026-11-16T23:00')).toBe(9)
  expect(hoursBetween('2026-11-16T18:00', '2026-11-17T10:00')).toBe(1)
  // Saturday evening to Monday morning.
  expect(hoursBetween('2026-11-14T18:30', '2026-11-16T09:30')).toBe(0)
  expect(hoursBetween('2026-11-09T00:00', '2026-11-16T00:00')).toBe(54)
  const withHoliday = { ...defaultWorkingHours, holidays: [{ date: '2026-11-11', name: 'Diwali' }] }
  expect(hoursBetween('2026-11-09T00:00', '2026-11-16T00:00', withHoliday)).toBe(45)
})

test('working days leave out Sundays and holidays', () => {
  // From a Friday.
  expect(addWorkingDays(defaultWorkingHours, '2026-11-20', 2)).toBe('2026-11-23')
  const withHoliday = { ...defaultWorkingHours, holidays: [{ date: '2026-11-23', name: 'Festival' }] }
  expect(addWorkingDays(withHoliday, '2026-11-20', 2)).toBe('2026-11-24')
  // A project that arrives on a Sunday has the whole of Monday and Tuesday.
  expect(addWorkingDays(defaultWorkingHours, '2026-11-22', 2)).toBe('2026-11-24')
})

test('a message is overdue after eight working hours, not before', () => {
  const since = at('2026-11-14T17:30')
  expect(isOverdue(defaultWorkingHours, since, at('2026-11-16T16:30') - 1)).toBe(false)
  expect(isOverdue(defaultWorkingHours, since, at('2026-11-16T16:30'))).toBe(true)
})

const clock = fc
  .tuple(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 0, max: 1_439 }))
  .filter(([from, until]) => from !== until)
  .map((pair) => pair.toSorted((a, b) => a - b).map(inWords) as [string, string])
const inWords = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const date = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-01-01', days))
const hours = fc
  .record({
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    clock,
    holidays: fc.uniqueArray(date, { maxLength: 10 }),
  })
  .map(({ days, clock: [from, until], holidays }) =>
    WorkingHours.parse({
      days,
      from,
      until,
      holidays: holidays.map((each) => ({ date: each, name: '' })),
      answerWithin: 8,
    }),
  )
const moment = fc.integer({ min: at('2025-12-28T00:00'), max: at('2026-03-05T00:00') })

test('it agrees with counting minute by minute', () => {
  const minute = 60_000
  const isWorking = (plan: WorkingHours, each: number) => {
    const india = new Date(each + 5.5 * hour).toISOString()
    const weekday = new Date(each + 5.5 * hour).getUTCDay() || 7
    const [time, today] = [india.slice(11, 16), kolkataDay(each)]
    const isHoliday = plan.holidays.some((holiday) => holiday.date === today)
    return plan.days.includes(weekday) && !isHoliday && plan.from <= time && time < plan.until
  }
  const start = moment.map((each) => each - (each % minute))
  fc.assert(
    fc.property(hours, start, fc.integer({ min: 0, max: 4_000 }), (plan, from, minutes) => {
      let counted = 0
      for (let each = 0; each < minutes; each += 1) if (isWorking(plan, from + each * minute)) counted += 1
      expect(workingTimeBetween(plan, from, from + minutes * minute)).toBe(counted * minute)
    }),
    { numRuns: 60 },
  )
})

test('two spans add up to the whole, and time never runs back', () => {
  fc.assert(
    fc.property(hours, fc.tuple(moment, moment, moment), (plan, moments) => {
      const [a = 0, b = 0, c = 0] = moments.toSorted((one, other) => one - other)
      const whole = workingTimeBetween(plan, a, c)
      expect(workingTimeBetween(plan, a, b) + workingTimeBetween(plan, b, c)).toBe(whole)
      expect(whole).toBeLessThanOrEqual(c - a)
      expect(workingTimeBetween(plan, c, a)).toBe(0)
    }),
  )
})

test('hours that make no sense are refused at their field', () => {
  const refused = (changes: object) =>
    WorkingHours.safeParse({ ...defaultWorkingHours, ...changes }).error?.issues.map(({ path, message }) => [
      path.join('.'),
      message,
    ])
  expect(refused({ until: '09:30' })).toEqual([['until', 'Work must end after it begins']])
  expect(refused({ days: [] })).toEqual([['days', 'Choose at least one day']])
  expect(refused({ from: '24:00' })).toEqual([['from', 'Enter when work begins, such as 09:30']])
  const twice = [
    { date: '2026-01-26', name: 'Republic Day' },
    { date: '2026-01-26', name: '' },
  ]
  expect(refused({ holidays: twice })).toEqual([['holidays', 'Enter each date once']])
  expect(refused({ answerWithin: 0 })).toEqual([['answerWithin', 'Enter at least 1 hour']])
})
