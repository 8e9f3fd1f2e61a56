import type { OutboxEntry } from '@trusswell/domain/chat-outbox.ts'
import { splitLinks, withoutLinesOf } from '@trusswell/domain/chat-text.ts'
import { Clock, FileText, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { clockInIndia } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'

type OutboxItemProps = {
  entry: OutboxEntry
  isOffline: boolean
  onRetry: (cid: string) => void
  onDiscard: (cid: string) => void
}

/** A message that was written here and isn't in the log yet. */
export const OutboxItem = memo(function OutboxItem({
  entry,
  isOffline,
  onRetry,
  onDiscard,
}: OutboxItemProps) {
  const { cid, text, files, at, state, problem } = entry
  const isFailed = state === 'failed' || (state === 'waiting' && isOffline)
  const shown = withoutLinesOf(
    text,
    files.map(({ url }) => url),
  )
  return (
    <article className="chat-message" data-own="" data-first="" data-state={isFailed ? 'failed' : 'sending'}>
      <div className="chat-message-main">
        <header className="chat-by">
          <time className="figures chat-figures" dateTime={at}>
            {clockInIndia(at)}
          </time>
        </header>
        {shown !== '' && (
          <div className="chat-bubble">
            <p className="chat-text" dir="auto">
              {splitLinks(shown)
                .map((part) => part.text)
                .join('')}
            </p>
          </div>
        )}
        {files.length > 0 && (
          <ul className="chat-files">
            {files.map(({ id, name }) => (
              <li key={id}>
                <span className="chat-file">
                  <FileText aria-hidden="true" />
                  <span className="chat-file-name">{name}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
        {isFailed ? (
          <div className="chat-failed">
            <TriangleAlert aria-hidden="true" />
            <span>{failureOf(isOffline, problem)}</span>
            <Button tone="secondary" size="small" onClick={() => onRetry(cid)}>
              Retry
            </Button>
            <Button tone="quiet" size="small" onClick={() => onDiscard(cid)}>
              Discard
            </Button>
          </div>
        ) : (
          <p className="chat-sending">
            <Clock aria-hidden="true" />
            Sending…
          </p>
        )}
      </div>
    </article>
  )
})

function failureOf(isOffline: boolean, problem: string | null): string {
  if (problem) return `Not sent. ${problem}`
  return isOffline ? 'Not sent, no connection' : 'Not sent'
}
