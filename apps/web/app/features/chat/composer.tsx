import { chatLimits } from '@trusswell/domain/chat-values.ts'
import type { ChatAudience, ChatMessage, ChatPerson } from '@trusswell/domain/chat.ts'
import { messageOf } from '@trusswell/domain/chat-room.ts'
import { fileLinkOf } from '@trusswell/domain/chat-text.ts'
import { Paperclip, SendHorizontal, Upload } from 'lucide-react'
import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  type SubmitEvent,
} from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorLine } from '../../ui/field.tsx'
import { FileItem } from '../../ui/file-item.tsx'
import { Menu } from '../../ui/menu.tsx'
import { TriggerButton } from '../../ui/trigger-button.tsx'
import { createDraftStore } from './draft-store.ts'
import { MentionPicker, optionId } from './mention-picker.tsx'
import { ReplyBar } from './reply-bar.tsx'
import type { Chat } from './use-chat.ts'
import { useMentions } from './use-mentions.ts'
import { acceptedFiles, useUploads } from './use-uploads.ts'

export type ComposerHandle = {
  focus: () => void
  /** After a control was removed by its own use. Not by touch, where it would open the keyboard. */
  takeFocus: () => void
  reply: (message: ChatMessage) => void
  attach: (files: File[]) => void
}

type ComposerProps = {
  ref: Ref<ComposerHandle>
  chat: Chat
  audience: ChatAudience
  you: string
  people: readonly ChatPerson[]
  onUploadFailed: (problem: string) => void
  onSent: () => void
  /** Arrow up in an empty box. */
  onEditLast: () => void
}

export function Composer(props: ComposerProps) {
  const { ref, chat, audience, you, people, onUploadFailed, onSent, onEditLast } = props
  const { client, source, storage, snapshot } = chat
  const [draftStore] = useState(() => createDraftStore(storage))
  const { text, reply_to, files } = useSyncExternalStore(draftStore.subscribe, draftStore.get, draftStore.get)
  const { change } = draftStore
  const [cursor, setCursor] = useState<number | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const id = useId()

  const { uploads, finished, add, retry, cancel } = useUploads({
    path: source.uploadPath,
    onUploaded(file) {
      const now = draftStore.get()
      change({ text: withLink(now.text, fileLinkOf(file)), files: [...now.files, file] })
    },
    onFailed: onUploadFailed,
  })
  const isTouch = () => matchMedia('(pointer: coarse)').matches
  const takeFocus = () => {
    if (!isTouch()) box.current?.focus()
  }
  const attach = (chosen: File[]) => add(chosen, chatLimits.files - files.length - uploads.length)
  const mentions = useMentions({
    people: people.filter((person) => person.id !== you),
    text,
    cursor,
    onPick(start, { name }) {
      const before = `${text.slice(0, start)}@${name} `
      change({ text: before + text.slice(cursor ?? text.length) })
      setCursor(before.length)
      // After the new text is in the box.
      requestAnimationFrame(() => box.current?.setSelectionRange(before.length, before.length))
    },
  })

  useImperativeHandle(ref, () => ({
    focus: () => box.current?.focus(),
    takeFocus,
    reply: (message) => {
      change({ reply_to: message.id })
      box.current?.focus()
    },
    attach,
  }))
  useLayoutEffect(() => {
    const area = box.current
    if (!area) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
  }, [text])

  const isTooLong = text.trim().length > chatLimits.textLength
  async function send() {
    if (isWaiting) return
    // A failed upload must be retried or removed before sending.
    if (uploads.some(({ error }) => error !== null)) return onUploadFailed('Retry or remove the file first.')
    if (uploads.length > 0) {
      setWaiting(true)
      const isComplete = await finished()
      setWaiting(false)
      if (!isComplete) return
    }
    const typed = draftStore.get().text.trim()
    box.current?.focus()
    if (typed === '' || typed.length > chatLimits.textLength) return
    client.send({ ...draftStore.take(), text: typed })
    onSent()
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (mentions.press(event)) return event.preventDefault()
    if (event.key === 'Escape' && reply_to !== null) change({ reply_to: null })
    if (event.key === 'ArrowUp' && text === '') {
      event.preventDefault()
      onEditLast()
    }
    const sends = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    // On a phone, Enter inserts a new line.
    if (sends && !isTouch()) {
      event.preventDefault()
      form.current?.requestSubmit()
    }
  }

  function paste(event: ClipboardEvent) {
    const pasted = [...event.clipboardData.files]
    if (pasted.length === 0) return
    event.preventDefault()
    attach(pasted)
  }

  const isNote = audience === 'internal'
  return (
    <form
      ref={form}
      className="chat-composer"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void send()
      }}
    >
      {mentions.isOpen && (
        <MentionPicker
          id={`${id}-people`}
          people={mentions.found}
          at={mentions.index}
          onPick={mentions.pick}
        />
      )}
      {reply_to !== null && (
        <ReplyBar
          message={messageOf(snapshot.room, reply_to)}
          you={you}
          onCancel={() => change({ reply_to: null })}
        />
      )}
      {(uploads.length > 0 || files.length > 0) && (
        <div className="chat-uploads" role="group" aria-label="Attached files">
          {files.map((file) => (
            <FileItem
              key={file.id}
              name={file.name}
              size={file.size}
              onCancel={() => {
                change({
                  text: withoutLink(text, fileLinkOf(file)),
                  files: files.filter((each) => each.id !== file.id),
                })
                takeFocus()
              }}
            />
          ))}
          {uploads.map((upload) => (
            <FileItem
              key={upload.key}
              name={upload.file.name}
              size={upload.file.size}
              sent={upload.sent}
              error={upload.error ?? undefined}
              onCancel={() => {
                cancel(upload.key)
                takeFocus()
              }}
              onRetry={() => retry(upload)}
            />
          ))}
        </div>
      )}
      <div className="chat-compose-row">
        <Menu
          label="Attach"
          trigger={<TriggerButton iconOnly aria-label="Attach" icon={<Paperclip aria-hidden="true" />} />}
          entries={[
            {
              id: 'upload',
              label: 'Upload File',
              icon: <Upload aria-hidden="true" />,
              note: 'Up to 25 MB',
              onAction: () => chooser.current?.click(),
            },
          ]}
        />
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          aria-label="Upload File"
          accept={acceptedFiles}
          onChange={({ target }) => {
            attach([...(target.files ?? [])])
            // So that the same file can be chosen again.
            target.value = ''
          }}
        />
        <label className="sr-only" htmlFor={id}>
          {isNote ? 'Internal note' : 'Message'}
        </label>
        <textarea
          ref={box}
          id={id}
          className="ui-input chat-textarea"
          rows={1}
          dir="auto"
          placeholder={isNote ? 'Write an internal note' : 'Write a message'}
          value={text}
          aria-autocomplete="list"
          aria-controls={mentions.isOpen ? `${id}-people` : undefined}
          aria-activedescendant={mentions.isOpen ? optionId(`${id}-people`, mentions.index) : undefined}
          aria-invalid={isTooLong || undefined}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => {
            change({ text: target.value })
            setCursor(target.selectionStart)
            if (target.value.trim() !== '') client.typing()
          }}
          onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
            setCursor(selectionStart === selectionEnd ? selectionStart : null)
          }
          onKeyDown={press}
          onPaste={paste}
        />
        <Button
          type="submit"
          className="chat-send"
          icon={<SendHorizontal aria-hidden="true" />}
          pending={isWaiting}
          pendingLabel="Uploading…"
        >
          <span>{isNote ? 'Add note' : 'Send'}</span>
        </Button>
      </div>
      <div id={`${id}-error`}>
        <ErrorLine message={isTooLong ? 'Messages can have at most 8,000 characters' : undefined} />
      </div>
      <p className="chat-hints" aria-hidden="true">
        <span>
          <kbd>Enter</kbd> sends
        </span>
        <span>
          <kbd>Shift</kbd> <kbd>Enter</kbd> new line
        </span>
        <span>
          <kbd>@</kbd> mentions
        </span>
        <span>Files up to 25 MB</span>
      </p>
    </form>
  )
}

const withLink = (text: string, link: string) =>
  text.trimEnd() === '' ? `${link}\n` : `${text.trimEnd()}\n${link}\n`

const withoutLink = (text: string, link: string) => text.replace(`${link}\n`, '').replace(link, '')
