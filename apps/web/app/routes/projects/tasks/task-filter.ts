import type { Task } from '@trusswell/domain/tasks.ts'

const isOpen = ({ status }: Task) => status !== 'done'

/** Open ones first, then by date; those without a date come last. */
export function shownTasks(tasks: Task[], show: string | null, me: string | undefined): Task[] {
  return tasks.filter((task) => isShown(task, show, me)).toSorted(openFirst)
}

export const countOf = (tasks: Task[], show: string, me: string | undefined) =>
  tasks.filter((task) => isShown(task, show, me)).length

function isShown(task: Task, show: string | null, me: string | undefined): boolean {
  if (show === 'open') return isOpen(task)
  if (show === 'mine') return me !== undefined && task.assignee_id === me
  return true
}

const openFirst = (a: Task, b: Task) =>
  Number(isOpen(b)) - Number(isOpen(a)) || (a.due_date ?? '9').localeCompare(b.due_date ?? '9')
