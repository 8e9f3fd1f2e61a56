import { expect, test } from 'vitest'
import { changesJob, isOpenJob, lastDayOnReopening } from './job-values.ts'
import type { StaffJob } from './jobs.ts'

const today = '2026-11-15'
const job = (status: StaffJob['status'], closes_on: string | null) => ({ status, closes_on })

test('a position is open up to and including its last day', () => {
  expect(isOpenJob(job('open', null), today)).toBe(true)
  expect(isOpenJob(job('open', '2026-11-15'), today)).toBe(true)
  expect(isOpenJob(job('open', '2026-11-14'), today)).toBe(false)
  expect(isOpenJob(job('closed', null), today)).toBe(false)
  expect(isOpenJob(job('draft', null), today)).toBe(false)
})

test('open positions can be closed, closed and ended ones reopened, and drafts neither', () => {
  const changes = (...row: Parameters<typeof job>) => [
    changesJob(job(...row), 'closed', today),
    changesJob(job(...row), 'open', today),
  ]
  expect(changes('open', null)).toEqual([true, false])
  expect(changes('open', '2026-11-14')).toEqual([false, true])
  expect(changes('closed', '2099-01-01')).toEqual([false, true])
  expect(changes('draft', null)).toEqual([false, false])
})

test('a reopened position keeps a last day that hasn’t passed', () => {
  expect(
    ['2026-11-14', '2026-11-15', null].map((day) => lastDayOnReopening(job('closed', day), today)),
  ).toEqual([null, '2026-11-15', null])
})
