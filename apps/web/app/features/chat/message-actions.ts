import type { ChatAttachment, ChatMessage } from '@trusswell/domain/chat.ts'

/** What can be done with a message of the list; the same object on every render. */
export type MessageActions = {
  reply: (message: ChatMessage) => void
  edit: (message: ChatMessage) => void
  cancelEdit: () => void
  /** Resolves once it is stored; rejects with the reason. */
  saveEdit: (message: ChatMessage, text: string) => Promise<void>
  askDelete: (message: ChatMessage) => void
  /** For staff; null where there is nothing to make of a message. */
  createTask: ((message: ChatMessage) => void) | null
  view: (file: ChatAttachment) => void
  /** Scrolls to the message, loading what lies between. */
  goTo: (id: string) => void
  activate: (id: string) => void
}
