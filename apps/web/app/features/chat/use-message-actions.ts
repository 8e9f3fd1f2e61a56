import type { ChatAttachment, ChatMessage } from '@trusswell/domain/chat.ts'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { ApiError, messageOf } from '../../lib/api/api-error.ts'
import type { ComposerHandle } from './composer.tsx'
import type { MessageActions } from './message-actions.ts'
import type { Chat } from './use-chat.ts'

export type Trouble = { message: string; detail: string }

type Given = {
  chat: Chat
  composer: RefObject<ComposerHandle | null>
  showMessage: (id: string) => void
  onCreateTask: ((message: ChatMessage) => void) | null
  onTrouble: (trouble: Trouble | null) => void
}

/** State and actions for replying, editing, deleting and viewing, used by the list and its dialogs. */
export function useMessageActions(given: Given) {
  const [editingId, setEditingId] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<ChatMessage | null>(null)
  const [isDeleting, setIsDeleting] = useState(false)
  const [viewed, setViewed] = useState<ChatAttachment | null>(null)
  const [activeId, setActiveId] = useState<string | null>(null)
  const latest = useRef(given)
  useEffect(() => void (latest.current = given))

  const createsTasks = given.onCreateTask !== null
  const actions = useMemo((): MessageActions => {
    const fail = (message: string, error: unknown) =>
      latest.current.onTrouble({ message, detail: detailOf(error) })
    return {
      reply: (message) => latest.current.composer.current?.reply(message),
      edit: ({ id }) => setEditingId(id),
      cancelEdit() {
        setEditingId(null)
        latest.current.composer.current?.focus()
      },
      async saveEdit({ id, rev }, text) {
        const { client, source } = latest.current.chat
        try {
          client.changed(await source.edit(id, { content: text, rev }))
          setEditingId(null)
          latest.current.onTrouble(null)
          latest.current.composer.current?.focus()
        } catch (error) {
          // Shows the current text; saving again overwrites it.
          const current = error instanceof ApiError ? (error.current as ChatMessage | undefined) : undefined
          if (current) client.changed(current)
          fail('Failed to edit message', error)
          throw error
        }
      },
      askDelete: setDeleting,
      createTask: createsTasks ? (message) => latest.current.onCreateTask?.(message) : null,
      view: setViewed,
      goTo: (id) => latest.current.showMessage(id),
      activate: setActiveId,
    }
  }, [createsTasks])

  async function confirmDelete() {
    if (!deleting || isDeleting) return
    const { client, source } = given.chat
    const { id } = deleting
    setIsDeleting(true)
    try {
      await source.remove(id)
      given.onTrouble(null)
      // The deletion event has the same content, but doesn't arrive while there is no socket.
      await source.one(id).then(client.changed, () => {})
      void focusAfterDialog(id)
    } catch (error) {
      given.onTrouble({ message: 'Failed to delete message', detail: detailOf(error) })
    } finally {
      setIsDeleting(false)
      setDeleting(null)
    }
  }

  return {
    actions,
    editingId,
    activeId,
    deleting: {
      message: deleting,
      isPending: isDeleting,
      confirm: confirmDelete,
      cancel: () => setDeleting(null),
    },
    viewed,
    closeViewed: () => setViewed(null),
  }
}

/** The button that opened the dialog was removed with the message's text, so the focus would be lost. */
async function focusAfterDialog(id: string): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // The dialog holds the focus until it has faded out.
  for (let frame = 0; frame < 60 && document.querySelector('[role=alertdialog]'); frame += 1)
    await nextFrame()
  await nextFrame()
  document.getElementById(`message-${id}`)?.focus({ preventScroll: true })
}

const detailOf = (error: unknown) => messageOf(error, 'Check your connection and try again.')
