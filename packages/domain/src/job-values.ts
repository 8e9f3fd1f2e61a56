import type { Job, JobStatus, StaffJob } from './jobs.ts'

export const jobStatuses = ['draft', 'open', 'closed'] as const

export const jobStatusLabels: Record<JobStatus, string> = { draft: 'Draft', open: 'Open', closed: 'Closed' }

type LastDay = Pick<Job, 'closes_on'>

/** A position closes by itself after its last day. */
const isOver = ({ closes_on }: LastDay, today: string): boolean => closes_on !== null && closes_on < today

export const isOpenJob = (job: LastDay & Pick<StaffJob, 'status'>, today: string): boolean =>
  job.status === 'open' && !isOver(job, today)

/** A last day in the past would close a reopened position again. */
export const lastDayOnReopening = (job: LastDay, today: string): string | null =>
  isOver(job, today) ? null : job.closes_on

/** Whether closing or reopening several positions changes this one. */
export const changesJob = (
  job: LastDay & Pick<StaffJob, 'status'>,
  status: 'open' | 'closed',
  today: string,
): boolean => job.status !== 'draft' && isOpenJob(job, today) !== (status === 'open')
