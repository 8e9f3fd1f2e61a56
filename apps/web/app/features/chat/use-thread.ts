import { inOrder } from '@trusswell/domain/chat-merge.ts'
import { notInLog } from '@trusswell/domain/chat-outbox.ts'
import { countUnread, messageOf } from '@trusswell/domain/chat-room.ts'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ChatClient } from './chat-client.ts'
import { blockOf, threadBlocks } from './thread-rows.ts'
import { createThreadScroll, type ThreadScroll } from './thread-scroll.ts'
import type { Chat } from './use-chat.ts'

/** The messages of a room as the list shows them, and the scroll position. */
export function useThread({ client, snapshot }: Chat, you: string) {
  const { room, outbox, isMarkKnown, newAfter, connection, olderError } = snapshot
  const { loaded } = room
  const [scroll] = useState(createThreadScroll)
  const isAtEnd = useSyncExternalStore(scroll.subscribe, scroll.isAtEnd, scroll.isAtEnd)

  const messages = useMemo(() => (loaded ? inOrder(loaded.messages) : []), [loaded])
  const isWhole = loaded?.since === 0
  const blocks = useMemo(
    () => threadBlocks({ messages, isWhole, you, newAfter }),
    [messages, isWhole, you, newAfter],
  )
  const unsent = useMemo(() => notInLog(outbox, messages, you), [outbox, messages, you])
  const unread = useMemo(() => countUnread(room, you), [room, you])

  // The read position comes with the socket; without one the list starts at the newest message.
  const isPlaced = loaded !== null && (isMarkKnown || connection === 'waiting')
  useLayoutEffect(() => {
    scroll.handle({
      // Until the list is positioned, visible messages don't count as read.
      onShown: (seq) => isMarkKnown && client.markRead(seq),
      onNearTop: () => isPlaced && !olderError && void client.loadOlder(),
    })
  }, [scroll, client, isPlaced, isMarkKnown, olderError])
  useLayoutEffect(() => {
    if (isPlaced) scroll.toUnread()
  }, [scroll, isPlaced])
  // A few messages fill the list without changing its size.
  useEffect(() => scroll.reportShown(), [scroll, messages])

  // Loads replied-to messages that are further back.
  const asked = useRef(new Set<string>())
  useEffect(() => {
    for (const { reply_to } of messages) {
      if (reply_to === null || asked.current.has(reply_to) || messageOf(room, reply_to)) continue
      asked.current.add(reply_to)
      client.quote(reply_to).catch(() => asked.current.delete(reply_to))
    }
  }, [messages, room, client])

  return { scroll, messages, blocks, unsent, unread, isAtEnd, isPlaced }
}

/** Scrolls to a message, loads the messages in between and highlights it for a moment. */
export async function showMessage(client: ChatClient, scroll: ThreadScroll, id: string): Promise<void> {
  if (!messageOf(client.get().room, id)) await client.quote(id).catch(() => {})
  const seq = messageOf(client.get().room, id)?.seq
  if (seq === undefined) return
  for (let before = Infinity; ;) {
    const since = client.get().room.loaded?.since ?? 0
    if (since <= seq || since >= before) break
    before = since
    await client.loadOlder(200)
  }
  const element = await scroll.toMessage(id, blockOf({ seq }))
  if (!element) return
  element.focus({ preventScroll: true })
  // The panel itself may extend below the screen.
  element.scrollIntoView({ block: 'nearest' })
  element.dataset['found'] = ''
  setTimeout(() => delete element.dataset['found'], 2_000)
}
