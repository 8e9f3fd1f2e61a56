import type { ChatMessage } from '@trusswell/domain/chat.ts'
import { Reply, X } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { excerptOf } from './excerpt.ts'

type ReplyBarProps = { message: ChatMessage | undefined; you: string; onCancel: () => void }

/** The message that the next one replies to. */
export function ReplyBar({ message, you, onCancel }: ReplyBarProps) {
  const name = message?.sender_id === you ? 'yourself' : message?.sender_name
  return (
    <div className="chat-reply-bar" role="group" aria-label="Reply">
      <Reply aria-hidden="true" />
      <p>
        <b>{name ? `Replying to ${name}` : 'Replying to an earlier message'}</b>
        {message && <span>{excerptOf(message)}</span>}
      </p>
      <IconButton size="small" label="Cancel reply" icon={<X aria-hidden="true" />} onClick={onCancel} />
    </div>
  )
}
