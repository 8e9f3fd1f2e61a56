import type { StaffJob } from '@trusswell/domain/jobs.ts'
import { expect, test } from 'vitest'
import { isOpen, todayInIndia } from './job-status.tsx'

const job = (status: StaffJob['status'], closes_on: string | null) => ({ status, closes_on }) as StaffJob

test('a position is open up to and on its last day', () => {
  expect(isOpen(job('open', null), '2026-11-15')).toBe(true)
  expect(isOpen(job('open', '2026-11-15'), '2026-11-15')).toBe(true)
  expect(isOpen(job('open', '2026-11-14'), '2026-11-15')).toBe(false)
  expect(isOpen(job('closed', null), '2026-11-15')).toBe(false)
})

test('the day is India’s', () => {
  expect(todayInIndia(new Date('2026-11-14T20:00:00Z'))).toBe('2026-11-15')
})
