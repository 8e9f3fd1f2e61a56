import { counted } from '@trusswell/domain/plural.ts'
export type UnreadConversation = {
  title: string
  count: number
  senders: string[]
  isInternal: boolean
  url: string
  /** Where the newest message is answered without signing in. */
  answerUrl?: string | undefined
}

export const countWords = (count: number) => counted(count, 'new message')
export const total = (conversations: UnreadConversation[]) =>
  conversations.reduce((sum, conversation) => sum + conversation.count, 0)

export const unreadSubject = (conversations: UnreadConversation[]): string =>
  conversations.length === 1
    ? `${countWords(total(conversations))} in ${conversations[0]?.title}`
    : `${countWords(total(conversations))} in ${conversations.length} conversations`

const names = new Intl.ListFormat('en-IN', { type: 'conjunction' })
const most = 3

export function senderWords(senders: string[]): string {
  const others = senders.length - most
  if (others <= 0) return names.format(senders)
  return names.format([...senders.slice(0, most), counted(others, 'other person', 'other people')])
}
