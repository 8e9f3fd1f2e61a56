import type { ProjectMember } from '@trusswell/domain/team.ts'
import type { Task } from '@trusswell/domain/tasks.ts'
import { dueWords, shortDay, todayInIndia } from '../../../lib/dates.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { TaskMessage } from './task-message.tsx'

type TaskFactsProps = { task: Task; team: ProjectMember[] }

/** Dates, hours, assignee and source message. */
export function TaskFacts({ task, team }: TaskFactsProps) {
  const { due_date, due_state, weight, assignee_id } = task
  const person = team.find(({ id }) => id === assignee_id)
  const late = due_state === 'overdue'
  const today = todayInIndia()
  return (
    <>
      <TaskMessage task={task} />
      <span className="figures task-when" data-late={late ? '' : undefined}>
        {due_date && <span>{late ? dueWords(due_date, today) : shortDay(due_date, today)}</span>}
        <span>weight {weight}</span>
      </span>
      {person && (
        <span className="task-who" title={person.name}>
          <Avatar name={person.name} size={24} />
          <span className="sr-only">{person.name}</span>
        </span>
      )}
    </>
  )
}
