import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { ContactReplyRequest } from '@trusswell/domain/contact-work.ts'
import { useEffect, useRef, useState } from 'react'
import { createKeyPerContent } from '../../lib/forms/key-per-content.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showSuccess } from '../../ui/outcome-toast.ts'
import { TextArea } from '../../ui/text-area.tsx'
import type { ContactSource } from './contact-source.ts'
import { fullName } from './full-name.ts'
import './contact-thread.css'

type ReplyDialogProps = {
  contact: ContactSubmission
  source: ContactSource
  /** Of a reply that couldn't be delivered. */
  text?: string
  /** Repeats the enquiry, where it isn't shown behind the dialog. */
  quoted?: boolean
  onSent: (contact: ContactSubmission) => void
  /** Goes on to the next enquiry in the same dialog. Left out for the last one. */
  onNext?: (() => void) | undefined
  onClose: () => void
}

export default function ReplyDialog(props: ReplyDialogProps) {
  const { contact, source, text = '', quoted = false, onSent, onNext, onClose } = props
  const [keyOf] = useState(() => createKeyPerContent(() => crypto.randomUUID()))
  const goesOn = useRef(true)
  const form = useApiForm({
    schema: ContactReplyRequest,
    defaults: { text },
    // The same text to another person is another reply.
    send: (body) => source.reply(contact.id, body, keyOf({ ...body, id: contact.id })),
    onSent: goOn,
    fallback: 'Failed to send the reply',
  })

  function goOn(): void {
    showSuccess(`Sending your reply to ${fullName(contact)}`)
    onSent(contact)
    if (!onNext || !goesOn.current) return onClose()
    form.form.reset({ text: '' })
    onNext()
  }

  // A pointer leaves the focus on the button. The field is registered again only after the reset was rendered.
  const { setFocus } = form.form
  useEffect(() => setFocus('text'), [contact.id, setFocus])

  function send(next: boolean) {
    goesOn.current = next
    form.onSubmit()
  }

  return (
    <FormDialog
      title={`Reply to ${fullName(contact)}`}
      form={{
        ...form,
        onSubmit: (event) => {
          event?.preventDefault()
          send(true)
        },
      }}
      saveLabel={onNext ? 'Send and next' : 'Send reply'}
      savingLabel="Sending…"
      {...(onNext
        ? {
            also: (
              <Button tone="secondary" onClick={() => send(false)}>
                Send reply
              </Button>
            ),
          }
        : {})}
      note={contact.email}
      onClose={onClose}
    >
      {quoted && (
        <blockquote className="contact-quote">
          <p>{contact.subject}</p>
          <p>{contact.message}</p>
        </blockquote>
      )}
      <TextArea
        label="Reply"
        hint="We’ll send it from the company’s address with your name. The first reply doesn’t repeat their message."
        rows={8}
        autoFocus
        {...form.field('text')}
      />
    </FormDialog>
  )
}
