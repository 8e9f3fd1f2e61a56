import type { ChatMessage } from '@trusswell/domain/chat.ts'
import type { KeyboardEvent, RefObject } from 'react'
import type { ComposerHandle } from './composer.tsx'
import type { MessageActions } from './message-actions.ts'

type Given = {
  messages: readonly ChatMessage[]
  activeId: string | null
  actions: MessageActions
  composer: RefObject<ComposerHandle | null>
}

/** Arrow keys move between messages; Tab then reaches the tools of the active one. */
export function useActiveMessage({ messages, activeId, actions, composer }: Given) {
  const known = messages.findIndex(({ id }) => id === activeId)
  const at = known < 0 ? messages.length - 1 : known

  function go(to: number) {
    const message = messages[Math.max(0, Math.min(messages.length - 1, to))]
    if (!message) return
    actions.activate(message.id)
    const element = document.getElementById(`message-${message.id}`)
    if (element) element.focus()
    // Too far from the screen to be in the document.
    else actions.goTo(message.id)
  }

  return {
    id: messages[at]?.id ?? null,
    move: (event: KeyboardEvent<HTMLDivElement>): void => {
      const { target, key } = event
      if (key === 'Escape' && !(target instanceof HTMLTextAreaElement)) composer.current?.focus()
      const isOnMessage = target instanceof HTMLElement && target.matches('.chat-message')
      if (target !== event.currentTarget && !isOnMessage) return
      const to = { ArrowUp: isOnMessage ? at - 1 : at, ArrowDown: at + 1, Home: 0, End: messages.length - 1 }[
        key
      ]
      if (to === undefined) return
      event.preventDefault()
      go(to)
    },
  }
}
