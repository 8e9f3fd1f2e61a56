import { ParkedDismissal, type ParkedEvent } from '@trusswell/domain/admin-payments.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { showSuccess } from '../../../ui/outcome-toast.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { dismissParked } from './payment-source.ts'

type DismissDialogProps = { event: ParkedEvent; onDone: () => void; onClose: () => void }

export default function DismissDialog({ event, onDone, onClose }: DismissDialogProps) {
  const form = useApiForm<ParkedDismissal, ParkedDismissal, unknown>({
    schema: ParkedDismissal,
    defaults: { reason: '' },
    send: (body) => dismissParked(event.id, body),
    onSent: () => {
      showSuccess('Message dismissed')
      onDone()
    },
    fallback: 'Failed to dismiss the message',
  })
  return (
    <FormDialog title="Dismiss message" form={form} saveLabel="Dismiss message" onClose={onClose}>
      <p>We won’t record a payment for it. Your reason will be saved.</p>
      <TextArea label="Reason" rows={3} autoFocus {...form.field('reason')} />
    </FormDialog>
  )
}
