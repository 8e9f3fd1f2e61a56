import type { TaskStatus } from './tasks.ts'

export const taskStatuses = ['todo', 'in_progress', 'done'] as const

export const taskStatusLabels: Record<TaskStatus, string> = {
  todo: 'To do',
  in_progress: 'In progress',
  done: 'Done',
}
