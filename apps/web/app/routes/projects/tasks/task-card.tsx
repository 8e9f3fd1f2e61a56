import { taskStatuses, taskStatusLabels } from '@trusswell/domain/task-values.ts'
import type { Task } from '@trusswell/domain/tasks.ts'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { RowActions } from '../work/row-actions.tsx'
import { TaskFacts } from './task-facts.tsx'
import type { TaskActs } from './task-list.tsx'

type TaskCardProps = Omit<TaskActs, 'tasks'> & { task: Task }

export function TaskCard({ task, team, linkTo, onMove, onEdit, onDelete }: TaskCardProps) {
  const place = taskStatuses.indexOf(task.status)
  const before = taskStatuses[place - 1]
  const after = taskStatuses[place + 1]
  return (
    <li
      {...linkTo(task.id)}
      className="task-card"
      data-task={task.id}
      data-status={task.status}
      data-done={task.status === 'done' ? '' : undefined}
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', task.id)}
    >
      <p>{task.title}</p>
      <div>
        <TaskFacts task={task} team={team} />
      </div>
      <div className="task-moves">
        {before && (
          <IconButton
            size="small"
            label={`Move ${task.title} to ${taskStatusLabels[before]}`}
            icon={<ArrowLeft aria-hidden="true" />}
            onClick={() => onMove(task, before)}
          />
        )}
        {after && (
          <IconButton
            size="small"
            label={`Move ${task.title} to ${taskStatusLabels[after]}`}
            icon={<ArrowRight aria-hidden="true" />}
            onClick={() => onMove(task, after)}
          />
        )}
        <RowActions name={task.title} onEdit={() => onEdit(task)} onDelete={() => onDelete(task)} />
      </div>
    </li>
  )
}
