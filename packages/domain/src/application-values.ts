import type { ApplicationStatus } from './applications.ts'

export const applicationStatuses = ['pending', 'reviewing', 'interviewed', 'accepted', 'rejected'] as const

export const applicationStatusLabels: Record<ApplicationStatus, string> = {
  pending: 'Pending',
  reviewing: 'Reviewing',
  interviewed: 'Interviewed',
  accepted: 'Accepted',
  rejected: 'Rejected',
}

/** Today or tomorrow in India. */
export const interviewFilters = ['soon'] as const
