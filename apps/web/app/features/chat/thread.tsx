import type { ChatMessage } from '@trusswell/domain/chat.ts'
import type { Outbox } from '@trusswell/domain/chat-outbox.ts'
import { messageOf, type ChatRoomState } from '@trusswell/domain/chat-room.ts'
import { ArrowDown } from 'lucide-react'
import { useCallback, useState, type KeyboardEvent, type ReactNode } from 'react'
import { shortTime } from '../../lib/dates.ts'
import type { MessageActions } from './message-actions.ts'
import { dayWords } from './day-words.ts'
import { MessageItem } from './message-item.tsx'
import { OutboxItem } from './outbox-item.tsx'
import type { ThreadBlock, ThreadRow } from './thread-rows.ts'
import type { ThreadScroll } from './thread-scroll.ts'

type ThreadProps = {
  attach: ThreadScroll['attach']
  watch: ThreadScroll['watch']
  label: string
  room: ChatRoomState
  blocks: ThreadBlock[]
  outbox: Outbox
  you: string
  names: ReadonlyMap<string, string>
  /** The message whose tools are in the tab order. */
  activeId: string | null
  /** The message that was tapped. */
  chosenId: string | null
  editingId: string | null
  readBy: { id: string; text: string } | null
  actions: MessageActions
  isOffline: boolean
  isAtEnd: boolean
  unread: number
  /** Above the oldest message. */
  top: ReactNode
  onRetry: (cid: string) => void
  onDiscard: (cid: string) => void
  onEnd: () => void
  onMove: (event: KeyboardEvent<HTMLDivElement>) => void
}

/** The list of messages, oldest first. */
export function Thread(props: ThreadProps) {
  const { attach, label, blocks, outbox, isOffline, isAtEnd, unread } = props
  return (
    <div className="chat-thread-box">
      {/* New messages are announced by a separate region; this one would read out every older page. */}
      <div
        ref={attach}
        className="chat-thread"
        role="log"
        aria-live="off"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={props.onMove}
      >
        <div className="chat-content">
          {props.top}
          {blocks.map((block) => (
            <Block key={block.key} block={block} thread={props} />
          ))}
          {outbox.length > 0 && (
            <div className="chat-outbox">
              {outbox.map((entry) => (
                <OutboxItem
                  key={entry.cid}
                  entry={entry}
                  isOffline={isOffline}
                  onRetry={props.onRetry}
                  onDiscard={props.onDiscard}
                />
              ))}
            </div>
          )}
        </div>
      </div>
      {!isAtEnd && (
        <button
          type="button"
          className="chat-jump"
          data-new={unread > 0 ? '' : undefined}
          onClick={props.onEnd}
        >
          {unread > 0 ? `${unread} new` : <span className="sr-only">Go to the newest message</span>}
          <ArrowDown aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

const keyOf = (row: ThreadRow) =>
  row.kind === 'message' ? row.message.id : row.kind === 'day' ? row.day : 'new'

type BlockProps = { block: ThreadBlock; thread: ThreadProps }

/** Renders the messages while they are near the screen or edited, and a placeholder of the same height otherwise. */
function Block({ block: { key, rows }, thread }: BlockProps) {
  const { watch, editingId } = thread
  const [far, setFar] = useState<{ height: number } | null>(null)
  const attach = useCallback(
    (element: HTMLDivElement | null) =>
      element ? watch(element, (isNear, height) => setFar(isNear ? null : { height })) : undefined,
    [watch],
  )
  const isEdited = rows.some((row) => row.kind === 'message' && row.message.id === editingId)
  return (
    <div
      ref={attach}
      className="chat-block"
      data-block={key}
      style={far && !isEdited ? { height: far.height } : undefined}
    >
      {(!far || isEdited) && rows.map((row) => <Row key={keyOf(row)} row={row} thread={thread} />)}
    </div>
  )
}

function Row({ row, thread }: { row: ThreadRow; thread: ThreadProps }) {
  switch (row.kind) {
    case 'day':
      return (
        <div className="chat-day" role="separator" aria-label={dayWords(row.day)}>
          <span>{dayWords(row.day)}</span>
        </div>
      )
    case 'unread': {
      const words = row.since ? `New since ${shortTime(row.since)}` : 'New messages'
      return (
        <div className="chat-new-line" role="separator" aria-label={words}>
          <span>{words}</span>
        </div>
      )
    }
    case 'message': {
      const { message, isFirst } = row
      const { room, you, names, activeId, chosenId, editingId, readBy, actions } = thread
      return (
        <MessageItem
          message={message}
          isFirst={isFirst}
          you={you}
          names={names}
          quoted={quotedBy(room, message)}
          active={activeId === message.id}
          chosen={chosenId === message.id}
          editing={editingId === message.id}
          readBy={readBy?.id === message.id ? readBy.text : null}
          actions={actions}
        />
      )
    }
    default:
      return row satisfies never
  }
}

const quotedBy = (room: ChatRoomState, { reply_to }: ChatMessage) =>
  reply_to === null ? undefined : messageOf(room, reply_to)
