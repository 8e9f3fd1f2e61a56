import type { ChatMessage } from '@trusswell/domain/chat.ts'
import { splitLinks } from '@trusswell/domain/chat-text.ts'

/** The beginning of a message on one line, for a reply and for screen readers. */
export function excerptOf({ content, deleted_at }: ChatMessage, most = 140): string {
  if (deleted_at !== null) return 'This message was deleted'
  const line = splitLinks(content)
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...line]
  return letters.length > most ? `${letters.slice(0, most).join('').trimEnd()}…` : line
}
