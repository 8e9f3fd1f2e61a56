import type { ChatAudience } from '@trusswell/domain/chat.ts'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { searchWith } from '../../ui/url-params.ts'
import { unreadWords } from './unread-words.ts'
import '../../ui/tabs.css'

type Room = { audience: ChatAudience; unread: number }

export type ChatHeadProps = {
  audience: ChatAudience
  /** Only for staff, who have two conversations. */
  rooms: Room[]
  actions: ReactNode
}

export function ChatHead({ audience, rooms, actions }: ChatHeadProps) {
  const isNote = audience === 'internal'
  return (
    <header className="chat-head">
      {rooms.length > 1 ? <RoomSwitch audience={audience} rooms={rooms} /> : <h2>Messages</h2>}
      {actions}
      {isNote && (
        <p className="chat-internal">
          <Lock aria-hidden="true" />
          Only staff can read internal notes.
        </p>
      )}
    </header>
  )
}

const labels: Record<ChatAudience, string> = { everyone: 'With the client', internal: 'Internal notes' }
export const notesRoom = 'notes'

function RoomSwitch({ audience, rooms }: Pick<ChatHeadProps, 'audience' | 'rooms'>) {
  const [params] = useSearchParams()
  return (
    <nav aria-label="Conversation" className="chat-rooms">
      {rooms.map((room) => (
        <Link
          key={room.audience}
          className="ui-chip"
          to={searchWith(params, { room: room.audience === 'internal' ? notesRoom : null })}
          aria-current={room.audience === audience ? 'true' : undefined}
          preventScrollReset
        >
          {labels[room.audience]}
          {room.unread > 0 && (
            <span className="ui-count">
              {unreadWords(room.unread)}
              <span className="sr-only"> unread</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
