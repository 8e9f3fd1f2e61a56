import { addDays } from './days.ts'
import { bothDirections } from './list-sort-values.ts'
import type { ProjectDue } from './project-list.ts'

/** What a list of projects can be sorted by. */
export const projectSorts = bothDirections([
  'title',
  'client',
  'manager',
  'health',
  'status',
  'progress',
  'due',
  'created',
])

/** Of the list of clients. */
export const clientProjectSorts = bothDirections(['title', 'status', 'progress', 'due', 'created'])

export const projectDues = ['overdue', 'next_7_days', 'next_30_days'] as const
export const projectDueLabels: Record<ProjectDue, string> = {
  overdue: 'Overdue',
  next_7_days: 'Next 7 days',
  next_30_days: 'Next 30 days',
}

/** The first and the last due date, of projects that are not over. */
export function dueDays(due: ProjectDue, today: string): { from: string | null; until: string } {
  switch (due) {
    case 'overdue':
      return { from: null, until: addDays(today, -1) }
    case 'next_7_days':
      return { from: today, until: addDays(today, 6) }
    case 'next_30_days':
      return { from: today, until: addDays(today, 29) }
    default:
      return due satisfies never
  }
}
