import type { Me } from '@trusswell/domain/account.ts'
import type { ChatMessage } from '@trusswell/domain/chat.ts'
import { can } from '@trusswell/domain/policy.ts'
import type { Project } from '@trusswell/domain/projects.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { notesRoom } from '../../../features/chat/chat-head.tsx'
import { Conversation } from '../../../features/chat/conversation.tsx'
import { useChatState } from '../../../features/chat/use-chat-state.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { LatestFiles } from './latest-files.tsx'
import { TaskOfMessage } from './task-of-message.tsx'
import '../../../features/chat/chat.css'

export default function ChatTab({ project, user }: { project: Project; user: Me }) {
  const projectId = project.id
  const actor = actorOf(user)
  const hasNotes = can.readInternalNotes(actor)
  const [params] = useSearchParams()
  const [source, setSource] = useState<ChatMessage | null>(null)
  const audience = hasNotes && params.get('room') === notesRoom ? 'internal' : 'everyone'
  const withClient = useChatState(projectId, 'everyone').data
  const notes = useChatState(projectId, 'internal', hasNotes).data
  const rooms = [
    { audience: 'everyone' as const, unread: withClient?.unread ?? 0 },
    ...(hasNotes ? [{ audience: 'internal' as const, unread: notes?.unread ?? 0 }] : []),
  ]
  // Clients see tasks, so none can be created from an internal note.
  const createsTasks = can.editWork(actor) && audience === 'everyone'
  return (
    <>
      <Conversation
        key={audience}
        projectId={projectId}
        audience={audience}
        user={{ id: user.id, name: user.user_metadata.name }}
        state={audience === 'internal' ? notes : withClient}
        rooms={rooms}
        onCreateTask={createsTasks ? setSource : null}
        aside={<LatestFiles projectId={projectId} />}
      />
      {source && <TaskOfMessage project={project} message={source} onClose={() => setSource(null)} />}
    </>
  )
}
