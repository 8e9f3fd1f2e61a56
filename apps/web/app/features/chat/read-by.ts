import type { ChatMessage } from '@trusswell/domain/chat.ts'
import type { ChatRoomState } from '@trusswell/domain/chat-room.ts'

/** Who has read the person's newest message. */
export function readByOthers(
  { reads }: ChatRoomState,
  messages: readonly ChatMessage[],
  you: string,
): { id: string; text: string } | null {
  const last = messages.findLast(({ sender_id, deleted_at }) => sender_id === you && deleted_at === null)
  if (!last) return null
  const names = [...reads.values()]
    .filter(({ user, seq }) => user !== you && seq >= last.seq)
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b))
  const shown = names.length > mostNamed ? [...names.slice(0, mostNamed - 1), othersOf(names)] : names
  return { id: last.id, text: names.length === 0 ? 'Sent' : `Read by ${list.format(shown)}` }
}

const mostNamed = 4
const othersOf = (names: string[]) => `${names.length - mostNamed + 1} others`

const list = new Intl.ListFormat('en-IN', { type: 'conjunction' })
