import type { ChatMessage } from '@trusswell/domain/chat.ts'
import { useEffect, useRef, useState } from 'react'
import { excerptOf } from './excerpt.ts'

type AnnouncerProps = {
  /** In order; null until they are loaded. */
  messages: readonly ChatMessage[] | null
  you: string
  /** Why the last message was not sent. */
  failed: string | null
}

const gatherMs = 1_200

/** Announces new messages to screen readers: one message by its text, several by their number. */
export function Announcer({ messages, you, failed }: AnnouncerProps) {
  const [words, setWords] = useState('')
  const heard = useRef<number | null>(null)
  const waiting = useRef<ChatMessage[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const last = messages?.at(-1)?.seq ?? 0
    if (messages === null) return
    // Messages that were already there when the conversation opened aren't announced.
    const known = heard.current
    heard.current = last
    if (known === null || last <= known) return
    for (let at = messages.length - 1; at >= 0; at -= 1) {
      const message = messages[at]
      if (!message || message.seq <= known) break
      if (message.sender_id !== you && message.deleted_at === null) waiting.current.push(message)
    }
    if (waiting.current.length === 0 || timer.current) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      setWords(wordsOf(waiting.current))
      waiting.current = []
    }, gatherMs)
  }, [messages, you])
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <p className="sr-only" role="status">
      {failed ?? words}
    </p>
  )
}

const wordsOf = ([first, ...others]: ChatMessage[]) => {
  if (!first) return ''
  return others.length === 0
    ? `${first.sender_name}: ${excerptOf(first)}`
    : `${others.length + 1} new messages`
}
