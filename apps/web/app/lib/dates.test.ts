import { formatDay } from '@trusswell/domain/days.ts'
import { expect, test, vi } from 'vitest'
import {
  comingMoment,
  dayInIndia,
  daysAfter,
  dueWords,
  momentForReader,
  momentInIndia,
  monthOf,
  shortDay,
  shortMonth,
  shortTime,
  todayInIndia,
  weekdayAndDay,
  weekdayFromNow,
  yearInIndia,
} from './dates.ts'

const lateEvening = '2026-11-11T20:42:00.000Z'

test('a time is shown in Indian time, also past midnight', () => {
  expect(momentInIndia(lateEvening)).toBe('12 Nov 2026, 2:12 am')
  expect(dayInIndia(lateEvening)).toBe('12 Nov 2026')
  expect(todayInIndia(Date.parse(lateEvening))).toBe('2026-11-12')
  expect(yearInIndia(Date.parse('2026-12-31T19:00:00Z'))).toBe(2027)
})

test('every short month has three letters, September too', () => {
  expect(dayInIndia('2026-09-05')).toBe('5 Sep 2026')
  expect(formatDay('2026-09-05')).toBe('5 Sep 2026')
  expect(momentInIndia('2026-09-05T06:00:00.000Z')).toBe('5 Sep 2026, 11:30 am')
  expect(monthOf('2026-09-05')).toBe('September 2026')
})

test('a reader in another time zone sees both times', () => {
  expect(momentForReader(lateEvening, 'America/New_York')).toBe(
    '12 Nov 2026, 2:12 am IST; 11 Nov 2026, 3:42 pm where you are (America/New York)',
  )
})

test('a reader in India sees one', () => {
  expect(momentForReader(lateEvening, 'Asia/Calcutta')).toBe('12 Nov 2026, 2:12 am IST')
})

test('days are added across the end of a month', () => {
  expect(daysAfter(lateEvening, 30)).toBe('2026-12-11T20:42:00.000Z')
})

test.each([
  ['2026-11-05', '10 days late'],
  ['2026-11-14', '1 day late'],
  ['2026-11-15', 'today'],
  ['2026-11-16', 'in 1 day'],
  ['2027-02-28', 'in 105 days'],
])('%s is %s', (date, words) => {
  expect(dueWords(date, '2026-11-15')).toBe(words)
})

test('a day is named with its distance', () => {
  expect(weekdayFromNow('2026-11-12', '2026-11-15')).toBe('Thursday, 3 days ago')
  expect(weekdayFromNow('2026-12-01', '2026-11-15')).toBe('Tuesday, in 16 days')
})

test('an axis of months names the year in January', () => {
  expect([shortMonth('2026-12-01'), shortMonth('2027-01-01')]).toEqual(['Dec', 'Jan ’27'])
})

test.each([
  ['2026-11-15T03:42:00Z', '9:12 am'],
  // After midnight in India it is still yesterday in Greenwich.
  ['2026-11-14T19:00:00Z', '12:30 am'],
  ['2026-11-11T13:10:00Z', 'Wed, 6:40 pm'],
  ['2026-10-06T08:00:00Z', '6 Oct'],
  ['2025-10-06T08:00:00Z', '6 Oct 2025'],
])('%s is shown as %s', (iso, text) => {
  expect(shortTime(iso, Date.parse('2026-11-15T05:00:00Z'))).toBe(text)
})

test('a day with or without its weekday has the year only when it is another one', () => {
  expect(shortDay('2026-11-12', '2026-12-01')).toBe('12 Nov')
  expect(shortDay('2027-01-05', '2026-12-01')).toBe('5 Jan 2027')
  expect(weekdayAndDay('2026-11-12', '2026-12-01')).toBe('Thursday, 12 Nov')
  expect(weekdayAndDay('2025-11-12', '2026-12-01')).toBe('Wednesday, 12 Nov 2025')
})

test('future moments are named today and tomorrow by the day in India', () => {
  const now = Date.parse('2026-11-11T20:42:00.000Z')
  expect(comingMoment('2026-11-12T05:30:00Z', now)).toBe('today, 11:00 am')
  expect(comingMoment('2026-11-13T05:30:00Z', now)).toBe('tomorrow, 11:00 am')
  expect(comingMoment('2026-11-24T11:00:00Z', now)).toBe('24 Nov, 4:30 pm')
  expect(comingMoment('2027-01-04T11:00:00Z', now)).toBe('4 Jan 2027, 4:30 pm')
})

test('many dates share a formatter, because creating one is slow', () => {
  momentForReader(lateEvening)
  const created = vi.spyOn(Intl, 'DateTimeFormat')
  for (let day = 10; day < 30; day += 1) momentForReader(`2026-11-${day}T06:00:00.000Z`)
  expect(created).not.toHaveBeenCalled()
  created.mockRestore()
})
