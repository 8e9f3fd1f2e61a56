import type { ChatRoomState } from '@trusswell/domain/chat-room.ts'

/** Not announced, because it changes all the time. */
export function TypingLine({ typing }: Pick<ChatRoomState, 'typing'>) {
  const [first, ...others] = [...typing.values()].map(({ name }) => name)
  return (
    <p className="chat-typing" aria-hidden="true">
      {first && (others.length === 0 ? `${first} is typing…` : `${others.length + 1} people are typing…`)}
    </p>
  )
}
