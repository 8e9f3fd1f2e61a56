import type { ChatMessage } from '@trusswell/domain/chat.ts'
import type { Milestone } from '@trusswell/domain/milestones.ts'
import type { Project } from '@trusswell/domain/projects.ts'
import type { Task } from '@trusswell/domain/tasks.ts'
import { excerptOf } from '../../../features/chat/excerpt.ts'
import { showSuccess } from '../../../ui/outcome-toast.ts'
import { TaskDialog } from '../tasks/task-dialog.tsx'
import { useWorkChanges, useWorkRows } from '../work/use-work.ts'
import { milestoneSource, taskSource } from '../work/work-source.ts'

type TaskOfMessageProps = { project: Project; message: ChatMessage; onClose: () => void }

/** The new-task form with the message's text as the title. */
export function TaskOfMessage({ project, message, onClose }: TaskOfMessageProps) {
  const milestones = useWorkRows<Milestone>(project.id, milestoneSource, { whole: true })
  const { saved } = useWorkChanges<Task>(project.id, taskSource, { nameOf: ({ title }) => title })
  return (
    <TaskDialog
      projectId={project.id}
      task={null}
      from={{ message_id: message.id, title: excerptOf(message) }}
      team={project.team}
      milestones={milestones.rows}
      onClose={onClose}
      onSaved={(task) => {
        saved(task, true)
        showSuccess(`Task “${task.title}” created`)
        onClose()
      }}
    />
  )
}
