import { expect, test } from 'vitest'
import { addDays, dayInIndia, momentForReader, momentInIndia } from './india-time.ts'

const lateEvening = '2026-11-11T20:42:00.000Z'

test('a moment is told as the clock in India shows it, also past midnight', () => {
  expect(momentInIndia(lateEvening)).toBe('12 Nov 2026, 2:12 am')
  expect(dayInIndia(lateEvening)).toBe('12 Nov 2026')
})

test('a reader elsewhere is told both clocks', () => {
  expect(momentForReader(lateEvening, 'America/New_York')).toBe(
    '12 Nov 2026, 2:12 am, Indian time; 11 Nov 2026, 3:42 pm where you are (America/New York)',
  )
})

test('a reader in India is told one', () => {
  expect(momentForReader(lateEvening, 'Asia/Calcutta')).toBe('12 Nov 2026, 2:12 am, Indian time')
})

test('days are added across the end of a month', () => {
  expect(addDays('2026-11-11T20:42:00.000Z', 30)).toBe('2026-12-11T20:42:00.000Z')
})
