import type { JobStatus } from './jobs.ts'

export const jobStatuses = ['draft', 'open', 'closed'] as const

export const jobStatusLabels: Record<JobStatus, string> = { draft: 'Draft', open: 'Open', closed: 'Closed' }
