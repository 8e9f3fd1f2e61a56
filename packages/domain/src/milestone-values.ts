import type { MilestoneStatus } from './milestones.ts'

export const milestoneStatuses = ['pending', 'in_progress', 'completed', 'delayed'] as const

export const milestoneStatusLabels: Record<MilestoneStatus, string> = {
  pending: 'Pending',
  in_progress: 'In Progress',
  completed: 'Completed',
  delayed: 'Delayed',
}

export const acceptanceAnswers = ['accepted', 'accepted_with_remarks', 'rejected'] as const
