import { mostUnread } from '@trusswell/domain/chat-values.ts'

/** `99+` where counting stopped. */
export const unreadWords = (count: number) => (count >= mostUnread ? `${mostUnread - 1}+` : String(count))
