import type { ChatMessage } from '@trusswell/domain/chat.ts'
import { SearchQuery } from '@trusswell/domain/search.ts'
import { X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { shortTime } from '../../lib/dates.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ListError } from '../../ui/lists/list-error.tsx'
import { useRows } from '../../ui/lists/use-rows.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ChatSource } from './chat-source.ts'
import { excerptOf } from './excerpt.ts'
import { foundParts } from './found-parts.ts'

type ChatSearchProps = {
  source: ChatSource
  you: string
  onGo: (id: string) => void
  onClose: () => void
}

const typedForMs = 250

/** Shown below the conversation's header, over its messages. Arrow keys move through the results. */
export function ChatSearch({ source, you, onGo, onClose }: ChatSearchProps) {
  const [typed, setTyped] = useState('')
  const searched = useSettled(typed.trim())
  const panel = useRef<HTMLDivElement>(null)

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('input, .chat-found-item') ?? [])]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus()
  }

  return (
    <div ref={panel} className="chat-search" role="search" aria-label="Search messages" onKeyDown={press}>
      <div className="chat-search-row">
        <SearchField
          className="chat-search-field"
          label="Search messages"
          value={typed}
          maxLength={100}
          autoFocus
          onChange={({ target }) => setTyped(target.value)}
        />
        <IconButton label="Close search" icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      {SearchQuery.shape.q.safeParse(searched).success && (
        <Found key={searched} {...{ source, searched, you, onGo }} />
      )}
    </div>
  )
}

type FoundProps = Pick<ChatSearchProps, 'source' | 'you' | 'onGo'> & { searched: string }

function Found({ source, searched, you, onGo }: FoundProps) {
  const list = useRows({
    key: [...source.key, 'search'],
    query: { q: searched },
    read: ({ cursor }, signal) => source.search(searched, cursor, signal),
  })
  const { rows, more, loadingMore, loadMore, loading, offline, error } = list
  return (
    <div className="chat-found" aria-busy={loading}>
      {error ? (
        <ListError list={list} message={messageOf(error, 'The messages couldn’t be searched.')} />
      ) : loading ? (
        offline ? (
          <p className="chat-found-note">You’re offline. Search works again when you’re back online.</p>
        ) : (
          <Skeleton lines={3} label="Searching" />
        )
      ) : rows.length === 0 ? (
        <p className="chat-found-note" role="status">
          No messages contain “{searched}”.
        </p>
      ) : (
        <>
          <ul>
            {rows.map((message) => (
              <li key={message.id}>
                <FoundMessage {...{ message, searched, you, onGo }} />
              </li>
            ))}
          </ul>
          <LoadMore
            note={countWords(rows.length, more)}
            more={more}
            pending={loadingMore}
            onMore={loadMore}
          />
        </>
      )}
    </div>
  )
}

type FoundMessageProps = Pick<FoundProps, 'searched' | 'you' | 'onGo'> & { message: ChatMessage }

function FoundMessage({ message, searched, you, onGo }: FoundMessageProps) {
  const { id, sender_id, sender_name, timestamp } = message
  return (
    <button type="button" className="chat-found-item" onClick={() => onGo(id)}>
      <span>
        <b>{sender_id === you ? 'You' : sender_name}</b>
        <time className="figures chat-figures" dateTime={timestamp}>
          {shortTime(timestamp)}
        </time>
      </span>
      <span className="chat-found-text">
        {foundParts(excerptOf(message, Infinity), searched).map(({ text, match }, at) =>
          match ? <mark key={at}>{text}</mark> : text,
        )}
      </span>
    </button>
  )
}

const countWords = (count: number, more: boolean) =>
  count === 1 && !more ? '1 message' : `${count}${more ? '+' : ''} messages`

/** The value after it has been stable for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typedForMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
