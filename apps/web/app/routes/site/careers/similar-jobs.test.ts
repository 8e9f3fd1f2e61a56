import type { Job } from '@trusswell/domain/jobs.ts'
import { expect, test } from 'vitest'
import { nearestJobs, similarJobs } from './similar-jobs.ts'

const job = (id: string, department = 'Civil Works') => ({ id, department, area: null }) as Job
const jobs = ['civil-engineer', 'site-engineer', 'foreman', 'surveyor', 'mason'].map((id) => job(id))

test('three of the same department, without the job itself', () => {
  const ids = similarJobs([job('cook', 'Pantry'), ...jobs], jobs[0]!).map(({ id }) => id)
  expect(ids).toEqual(['site-engineer', 'foreman', 'surveyor'])
})

test('positions that share words come first', () => {
  expect(nearestJobs(jobs, 'structural-site-engineer').map(({ id }) => id)).toEqual([
    'site-engineer',
    'civil-engineer',
    'foreman',
  ])
})
