import type { ChatPerson } from '@trusswell/domain/chat.ts'
import { mentionBefore } from '@trusswell/domain/chat-text.ts'
import { useState, type KeyboardEvent } from 'react'

type Given = {
  people: readonly ChatPerson[]
  text: string
  /** Null while something is selected. */
  cursor: number | null
  /** Replaces the text from `start` to the cursor. */
  onPick: (start: number, person: ChatPerson) => void
}

const most = 6

/** The people who match the text after an `@`, and the keys that choose one of them. */
export function useMentions({ people, text, cursor, onPick }: Given) {
  const [at, setAt] = useState(0)
  const [closedFor, setClosedFor] = useState<number | null>(null)
  const typing = cursor === null ? null : mentionBefore(text.slice(0, cursor))
  const typed = typing?.typed.trim().toLowerCase() ?? ''
  const found =
    typing && typing.start !== closedFor
      ? people.filter(({ name }) => matches(name.toLowerCase(), typed)).slice(0, most)
      : []
  // A complete name needs no suggestion.
  const isOpen =
    found.length > 0 &&
    !(typing?.typed.endsWith(' ') && found.some(({ name }) => name.toLowerCase() === typed))
  const index = Math.min(at, found.length - 1)

  function pick(person: ChatPerson | undefined) {
    if (!typing || !person) return
    setAt(0)
    onPick(typing.start, person)
  }

  return {
    isOpen,
    found,
    index,
    pick,
    /** True if the list handled the key. */
    press: (event: KeyboardEvent): boolean => {
      if (!isOpen || event.nativeEvent.isComposing) return false
      switch (event.key) {
        case 'ArrowDown':
          setAt((index + 1) % found.length)
          return true
        case 'ArrowUp':
          setAt((index + found.length - 1) % found.length)
          return true
        case 'Enter':
        case 'Tab':
          pick(found[index])
          return true
        case 'Escape':
          setClosedFor(typing?.start ?? null)
          return true
        default:
          return false
      }
    },
  }
}

/** The name or one of its words starts with this text. */
const matches = (name: string, typed: string) =>
  typed === '' || name.startsWith(typed) || name.split(/\s+/).some((word) => word.startsWith(typed))
