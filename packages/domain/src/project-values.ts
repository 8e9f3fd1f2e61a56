import type { Priority, ProjectStatus, ProjectType } from './projects.ts'

export const projectStatuses = ['planning', 'in_progress', 'on_hold', 'completed', 'cancelled'] as const

export const projectStatusLabels: Record<ProjectStatus, string> = {
  planning: 'Planning',
  in_progress: 'In Progress',
  on_hold: 'On Hold',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

export const projectTypes = ['it_building', 'house', 'school', 'commercial', 'other'] as const

export const projectTypeLabels: Record<ProjectType, string> = {
  it_building: 'IT Building',
  house: 'House',
  school: 'School',
  commercial: 'Commercial',
  other: 'Other',
}

export const projectPriorities = ['high', 'medium', 'normal'] as const

export const priorityLabels: Record<Priority, string> = { high: 'High', medium: 'Medium', normal: 'Normal' }
