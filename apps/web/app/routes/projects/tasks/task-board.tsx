import { taskStatuses, taskStatusLabels } from '@trusswell/domain/task-values.ts'
import type { TaskStatus } from '@trusswell/domain/tasks.ts'
import { useId, useState } from 'react'
import { TaskCard } from './task-card.tsx'
import type { TaskActs } from './task-list.tsx'

/** Three columns. Cards are moved by dragging or by arrow buttons, which work by keyboard and touch. */
export function TaskBoard(acts: TaskActs) {
  return (
    <div className="task-board">
      {taskStatuses.map((status) => (
        <Column key={status} status={status} {...acts} />
      ))}
    </div>
  )
}

function Column({ status, tasks, onMove, ...acts }: TaskActs & { status: TaskStatus }) {
  const id = useId()
  const [over, setOver] = useState(false)
  const own = tasks.filter((task) => task.status === status)
  return (
    <section
      className="task-column"
      aria-labelledby={id}
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const dropped = tasks.find((task) => task.id === event.dataTransfer.getData('text/plain'))
        if (dropped) onMove(dropped, status)
      }}
    >
      <h3 id={id}>
        {taskStatusLabels[status]} <span className="figures task-column-count">{own.length}</span>
      </h3>
      <ul>
        {own.map((task) => (
          <TaskCard key={task.id} task={task} onMove={onMove} {...acts} />
        ))}
      </ul>
    </section>
  )
}
