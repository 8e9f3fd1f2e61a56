import type { ChatMessage } from '@trusswell/domain/chat.ts'
import { memo } from 'react'
import { clockInIndia, momentForReader, momentInIndia } from '../../lib/dates.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { MessageActions } from './message-actions.ts'
import { MessageEdit } from './message-edit.tsx'
import { MessageFiles } from './message-files.tsx'
import { MessageQuote } from './message-quote.tsx'
import { MessageText } from './message-text.tsx'
import { MessageTools } from './message-tools.tsx'

type MessageItemProps = {
  message: ChatMessage
  isFirst: boolean
  you: string
  names: ReadonlyMap<string, string>
  /** The message it replies to; undefined until it is loaded. */
  quoted: ChatMessage | undefined
  active: boolean
  chosen: boolean
  editing: boolean
  /** Shown under the person's newest message. */
  readBy: string | null
  actions: MessageActions
}

export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, isFirst, you, names, quoted, active, chosen, editing, readBy, actions } = props
  const { id, seq, sender_name, sender_avatar, timestamp, edited_at, deleted_at, reply_to } = message
  const own = message.sender_id === you
  const time = clockInIndia(timestamp)
  return (
    <article
      id={`message-${id}`}
      className="chat-message"
      data-seq={seq}
      data-own={own ? '' : undefined}
      data-first={isFirst ? '' : undefined}
      data-chosen={chosen ? '' : undefined}
      data-editing={editing ? '' : undefined}
      aria-label={`${own ? 'You' : sender_name}, ${time}`}
      tabIndex={-1}
      onPointerDown={() => actions.activate(id)}
      onFocus={() => actions.activate(id)}
    >
      {!own && isFirst && <Avatar name={sender_name} src={ownPicture(sender_avatar)} />}
      <div className="chat-message-main">
        {isFirst && (
          <header className="chat-by">
            {!own && <b>{sender_name}</b>}
            <time className="figures chat-figures" dateTime={timestamp} title={momentForReader(timestamp)}>
              {time}
            </time>
          </header>
        )}
        {editing ? (
          <MessageEdit message={message} actions={actions} />
        ) : deleted_at !== null ? (
          <p className="chat-bubble chat-deleted">This message was deleted</p>
        ) : (
          <div className="chat-body">
            <div className="chat-bubble">
              {reply_to !== null && (
                <MessageQuote message={quoted} you={you} onGo={() => actions.goTo(reply_to)} />
              )}
              <MessageText message={message} names={names} you={you} />
              {edited_at !== null && (
                <small className="chat-edited" title={momentInIndia(edited_at)}>
                  Edited
                </small>
              )}
            </div>
            <MessageFiles files={message.attachments} onView={actions.view} />
            <MessageTools {...{ message, own, active, chosen, actions }} />
          </div>
        )}
        {readBy !== null && <p className="chat-read-by">{readBy}</p>}
      </div>
    </article>
  )
})

/** Images from other sites aren't loaded, because the content security policy blocks them. */
const ownPicture = (url: string | null) => (url?.startsWith('/') ? url : undefined)
