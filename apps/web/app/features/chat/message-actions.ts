import type { ChatAttachment, ChatMessage } from '@trusswell/domain/chat.ts'

/** The actions on a message in the list; the same object on every render. */
export type MessageActions = {
  reply: (message: ChatMessage) => void
  edit: (message: ChatMessage) => void
  cancelEdit: () => void
  /** Resolves once it is stored; rejects with the reason. */
  saveEdit: (message: ChatMessage, text: string) => Promise<void>
  askDelete: (message: ChatMessage) => void
  /** For staff; null where no task can be created from a message. */
  createTask: ((message: ChatMessage) => void) | null
  view: (file: ChatAttachment) => void
  /** Scrolls to the message and loads the messages in between. */
  goTo: (id: string) => void
  activate: (id: string) => void
}
