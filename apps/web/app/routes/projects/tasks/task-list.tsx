import type { ProjectMember } from '@trusswell/domain/team.ts'
import type { Task, TaskStatus } from '@trusswell/domain/tasks.ts'
import type { ComponentProps } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { RowActions } from '../work/row-actions.tsx'
import { TaskFacts } from './task-facts.tsx'

export type TaskActs = {
  tasks: Task[]
  team: ProjectMember[]
  /** Marks the row that the URL names; from `useLinkedRow`. */
  linkTo: (id: string) => ComponentProps<'li'>
  onMove: (task: Task, status: TaskStatus) => void
  onEdit: (task: Task) => void
  onDelete: (task: Task) => void
}

export function TaskList({ tasks, team, linkTo, onMove, onEdit, onDelete }: TaskActs) {
  if (tasks.length === 0) return <p className="task-none">No tasks match.</p>
  return (
    <ul className="task-list">
      {tasks.map((task) => (
        <li key={task.id} {...linkTo(task.id)} data-done={task.status === 'done' ? '' : undefined}>
          <Checkbox
            label={task.title}
            checked={task.status === 'done'}
            onChange={({ target }) => onMove(task, target.checked ? 'done' : 'todo')}
          />
          <TaskFacts task={task} team={team} />
          <RowActions name={task.title} onEdit={() => onEdit(task)} onDelete={() => onDelete(task)} />
        </li>
      ))}
    </ul>
  )
}
