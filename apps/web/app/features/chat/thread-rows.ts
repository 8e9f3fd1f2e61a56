import type { ChatMessage } from '@trusswell/domain/chat.ts'
import { isUnread } from '@trusswell/domain/chat-room.ts'
import { todayInIndia } from '../../lib/dates.ts'

export type ThreadRow =
  | { kind: 'day'; day: string }
  /** The messages after this line were unread on arrival; `since` is when the last read message was sent. */
  | { kind: 'unread'; since: string | null }
  | {
      kind: 'message'
      message: ChatMessage
      /** The first of several by the same person. */
      isFirst: boolean
    }
/** Blocks far from the screen aren't rendered. Their boundaries don't move when older messages are added. */
export type ThreadBlock = { key: number; rows: ThreadRow[] }

export const blockOf = ({ seq }: Pick<ChatMessage, 'seq'>) => Math.floor(seq / 40)
const togetherMs = 5 * 60_000

type Given = {
  /** In the order in which they were sent. */
  messages: readonly ChatMessage[]
  /** No older messages are left to load. */
  isWhole: boolean
  you: string
  /** The unread line is drawn after this sequence number. */
  newAfter: number | null
}

export function threadBlocks({ messages, isWhole, you, newAfter }: Given): ThreadBlock[] {
  const blocks: ThreadBlock[] = []
  // Otherwise the first unread message may not be loaded yet.
  const isReached = isWhole || (messages[0]?.seq ?? 0) <= (newAfter ?? 0)
  let before: ChatMessage | undefined
  let hasUnread = false
  for (const message of messages) {
    const key = blockOf(message)
    let block = blocks.at(-1)
    if (block?.key !== key) {
      block = { key, rows: [] }
      blocks.push(block)
    }
    const isNewDay = !before || dayOf(before) !== dayOf(message)
    const isFirstUnread: boolean = !hasUnread && newAfter !== null && isUnread(message, you, newAfter)
    hasUnread ||= isFirstUnread
    const isLine = isFirstUnread && isReached
    if (isNewDay) block.rows.push({ kind: 'day', day: dayOf(message) })
    if (isLine) block.rows.push({ kind: 'unread', since: before?.timestamp ?? null })
    const isFirst = isNewDay || isLine || !before || !belongsTo(before, message)
    block.rows.push({ kind: 'message', message, isFirst })
    before = message
  }
  return blocks
}

/** By the same person within a few minutes. */
const belongsTo = (before: ChatMessage, message: ChatMessage) =>
  before.sender_id !== null &&
  before.sender_id === message.sender_id &&
  Date.parse(message.timestamp) - Date.parse(before.timestamp) < togetherMs

const days = new WeakMap<ChatMessage, string>()
function dayOf(message: ChatMessage): string {
  const known = days.get(message)
  if (known) return known
  const day = todayInIndia(Date.parse(message.timestamp))
  days.set(message, day)
  return day
}
