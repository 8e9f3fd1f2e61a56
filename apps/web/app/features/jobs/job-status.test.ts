import type { StaffJob } from '@trusswell/domain/jobs.ts'
import { expect, test } from 'vitest'
import { isOpen } from './job-status.tsx'

const job = (status: StaffJob['status'], closes_on: string | null) => ({ status, closes_on }) as StaffJob

test('a position is open up to and including its last day', () => {
  expect(isOpen(job('open', null), '2026-11-15')).toBe(true)
  expect(isOpen(job('open', '2026-11-15'), '2026-11-15')).toBe(true)
  expect(isOpen(job('open', '2026-11-14'), '2026-11-15')).toBe(false)
  expect(isOpen(job('closed', null), '2026-11-15')).toBe(false)
  expect(isOpen(job('draft', null), '2026-11-15')).toBe(false)
})
