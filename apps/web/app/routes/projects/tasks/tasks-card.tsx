import type { Actor } from '@trusswell/domain/actor.ts'
import type { Milestone } from '@trusswell/domain/milestones.ts'
import type { Project } from '@trusswell/domain/projects.ts'
import type { Task } from '@trusswell/domain/tasks.ts'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useLinkedRow } from '../../../ui/lists/use-linked-row.ts'
import { useOpen } from '../../../ui/lists/use-open.ts'
import { useWorkChanges, useWorkRows } from '../work/use-work.ts'
import { WorkBody } from '../work/work-body.tsx'
import { taskSource } from '../work/work-source.ts'
import { TaskBoard } from './task-board.tsx'
import { TaskDialog } from './task-dialog.tsx'
import { shownTasks } from './task-filter.ts'
import { TaskList } from './task-list.tsx'
import { TaskSummary } from './task-summary.tsx'
import { useTaskMoves } from './use-task-moves.ts'
import './tasks.css'

type TasksCardProps = { project: Project; actor: Actor; milestones: Milestone[]; board: boolean }

export function TasksCard({ project, actor, milestones, board }: TasksCardProps) {
  const projectId = project.id
  const [params] = useSearchParams()
  const { linked, linkTo } = useLinkedRow()
  const list = useWorkRows<Task>(projectId, taskSource, { whole: linked !== null })
  const { region, update, saved, ask, confirmation } = useWorkChanges<Task>(projectId, taskSource, {
    nameOf: ({ title }) => title,
  })
  const { move, said } = useTaskMoves(projectId, update)
  const { opened, open, close } = useOpen()
  const me = project.team.find(({ user_id }) => actor.kind === 'user' && user_id === actor.id)?.id
  const task = list.rows.find(({ id }) => opened === `task-${id}`) ?? null
  const acts = {
    team: project.team,
    linkTo,
    onMove: move,
    onEdit: ({ id }: Task) => open(`task-${id}`),
    onDelete: ask,
  }
  return (
    <Card
      title="Tasks"
      count="staff only"
      flush
      actions={
        <Button
          tone="secondary"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => open('task-new')}
        >
          Add Task
        </Button>
      }
    >
      {list.rows.length > 0 && <TaskSummary project={project} tasks={list.rows} me={me} />}
      <p role="status" className="sr-only">
        {said}
      </p>
      <WorkBody
        ref={region}
        list={list}
        noun="tasks"
        shown="newest"
        order={board || params.has('show') ? undefined : 'open first, then by due date'}
        empty="No tasks yet. Add the first one."
      >
        {({ length }) => {
          // In the order of all of them, of which the first may be painted alone.
          const shown = shownTasks(list.rows, params.get('show'), me).slice(0, length)
          return board ? <TaskBoard tasks={shown} {...acts} /> : <TaskList tasks={shown} {...acts} />
        }}
      </WorkBody>
      {(task || opened === 'task-new') && (
        <TaskDialog
          key={opened}
          {...{ projectId, task, milestones }}
          team={project.team}
          onClose={close}
          onSaved={(now) => {
            saved(now, task === null)
            close()
          }}
        />
      )}
      <ConfirmDialog
        {...confirmation}
        title="Delete task"
        message="Are you sure you want to delete this task?"
      />
    </Card>
  )
}
