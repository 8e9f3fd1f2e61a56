import { chatLimits } from '@trusswell/domain/chat-values.ts'
import type { ChatMessage } from '@trusswell/domain/chat.ts'
import { useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { useReportUnsaved } from '../../ui/unsaved-forms.tsx'
import type { MessageActions } from './message-actions.ts'

type MessageEditProps = { message: ChatMessage; actions: MessageActions }

export function MessageEdit({ message, actions }: MessageEditProps) {
  const [text, setText] = useState(message.content)
  const [pending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  useReportUnsaved(text !== message.content)

  async function save(event: SubmitEvent) {
    event.preventDefault()
    const typed = text.trim()
    if (pending || typed === '') return
    if (typed === message.content) return actions.cancelEdit()
    setPending(true)
    // The typed text stays when saving fails.
    await actions.saveEdit(message, typed).catch(() => setPending(false))
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault()
      actions.cancelEdit()
    }
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      form.current?.requestSubmit()
    }
  }

  return (
    <form ref={form} className="chat-edit" onSubmit={(event) => void save(event)}>
      <label className="sr-only" htmlFor={id}>
        Edit your message
      </label>
      <textarea
        id={id}
        className="ui-input chat-textarea"
        rows={3}
        dir="auto"
        autoFocus
        maxLength={chatLimits.textLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
      />
      <div className="chat-edit-row">
        <span className="chat-hint">Esc cancels</span>
        <Button tone="secondary" size="small" onClick={actions.cancelEdit}>
          Cancel
        </Button>
        <Button type="submit" size="small" pending={pending} pendingLabel="Saving…">
          Save
        </Button>
      </div>
    </form>
  )
}
