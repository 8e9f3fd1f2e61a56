import { taskStatusLabels } from '@trusswell/domain/task-values.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import { type Task, TaskRequest, type TaskStatus } from '@trusswell/domain/tasks.ts'
import { z } from 'zod'
import { isDay } from '../../../lib/dates.ts'
import { numberOf } from '../../../ui/group-digits.ts'

export const taskLabels = {
  title: 'Title',
  status: 'Status',
  assignee_id: 'Assignee',
  milestone_id: 'Milestone',
  due_date: 'Due date',
  weight: 'Weight',
} as const

type Name = keyof typeof taskLabels
type Values = Record<Name, string>

export const taskValues = (task: Task | null): Values => ({
  title: task?.title ?? '',
  status: task?.status ?? 'todo',
  assignee_id: task?.assignee_id ?? '',
  milestone_id: task?.milestone_id ?? '',
  due_date: task?.due_date ?? '',
  weight: String(task?.weight ?? 1),
})

export const TaskForm = z.preprocess((typed) => {
  const values = typed as Values
  return {
    ...values,
    assignee_id: values.assignee_id || null,
    milestone_id: values.milestone_id || null,
    due_date: values.due_date || null,
    weight: numberOf(values.weight) ?? null,
  }
}, TaskRequest)

type Named = { value: string; label: string }

export const taskWord = (choices: Named[]) => (name: Name, value: string) => {
  if (name === 'status') return taskStatusLabels[value as TaskStatus] ?? value
  if (name === 'assignee_id' || name === 'milestone_id')
    return choices.find((each) => each.value === value)?.label ?? ''
  return isDay(value) ? formatDay(value) : value
}
