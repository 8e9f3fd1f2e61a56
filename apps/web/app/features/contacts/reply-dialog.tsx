import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { ContactReplyRequest } from '@trusswell/domain/contact-work.ts'
import { useState } from 'react'
import { createKeyPerContent } from '../../lib/forms/key-per-content.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showSuccess } from '../../ui/outcome-toast.ts'
import { TextArea } from '../../ui/text-area.tsx'
import type { ContactSource } from './contact-source.ts'
import { fullName } from './contact-values.ts'

type ReplyDialogProps = {
  contact: ContactSubmission
  source: ContactSource
  onSent: () => void
  onClose: () => void
}

export default function ReplyDialog({ contact, source, onSent, onClose }: ReplyDialogProps) {
  const [keyOf] = useState(() => createKeyPerContent(() => crypto.randomUUID()))
  const form = useApiForm({
    schema: ContactReplyRequest,
    defaults: { text: '' },
    send: (body) => source.reply(contact.id, body, keyOf(body)),
    onSent: () => {
      showSuccess(`Reply to ${fullName(contact)} is on its way`)
      onSent()
    },
    fallback: 'Failed to send the reply',
  })
  return (
    <FormDialog
      title={`Reply to ${fullName(contact)}`}
      form={form}
      saveLabel="Send reply"
      savingLabel="Sending…"
      note={contact.email}
      onClose={onClose}
    >
      <TextArea
        label="Reply"
        hint="Sent from the company’s address, with your name and their message below."
        rows={8}
        autoFocus
        {...form.field('text')}
      />
    </FormDialog>
  )
}
