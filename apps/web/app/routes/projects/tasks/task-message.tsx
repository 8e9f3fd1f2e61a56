import { MessageSquare } from 'lucide-react'
import type { Task } from '@trusswell/domain/tasks.ts'
import { Link } from 'react-router'
import { messagePath } from '../../../features/chat/use-linked-message.ts'

/** Links to the message that the task was created from. */
export function TaskMessage({ task: { project_id, message_id, title } }: { task: Task }) {
  if (message_id === null) return null
  return (
    <Link className="task-message" to={messagePath(project_id, message_id)} title="Open the message">
      <MessageSquare aria-hidden="true" />
      <span className="sr-only">Open the message behind {title}</span>
    </Link>
  )
}
