import type { ChatMessage } from '@trusswell/domain/chat.ts'
import { excerptOf } from './excerpt.ts'

type MessageQuoteProps = { message: ChatMessage | undefined; you: string; onGo: () => void }

/** The message that is replied to. */
export function MessageQuote({ message, you, onGo }: MessageQuoteProps) {
  return (
    <button type="button" className="chat-quote" tabIndex={-1} onClick={onGo}>
      {message ? (
        <>
          <span className="sr-only">Reply to </span>
          <b>{message.sender_id === you ? 'You' : message.sender_name}</b>
          <span className="chat-quote-text">{excerptOf(message)}</span>
        </>
      ) : (
        <span className="chat-quote-text">Show the message this replies to</span>
      )}
    </button>
  )
}
