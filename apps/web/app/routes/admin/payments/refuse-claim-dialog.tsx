import { type AdminPayment, type CheckedClaim, ClaimDecision } from '@trusswell/domain/admin-payments.ts'
import { z } from 'zod'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { decideClaim } from './payment-source.ts'
import type { StepProps } from './payment-steps.tsx'
import { paymentWords } from './payment-words.ts'

type Props = StepProps & { claim: CheckedClaim; state: 'rejected' | 'bounced' }

export function RefuseClaimDialog({ payment, claim, state, onDone, onClose }: Props) {
  const what = claim.method === 'check' ? 'cheque' : 'transfer'
  const title = state === 'bounced' ? 'Mark as bounced' : `Reject ${what}`
  const form = useApiForm<{ reason: string }, ClaimDecision, AdminPayment>({
    schema: z.preprocess(
      (typed) => ({ ...(typed as { reason: string }), state, version: payment.version }),
      ClaimDecision,
    ),
    defaults: { reason: '' },
    send: (body) => decideClaim(payment.id, body),
    onSent: (row) =>
      onDone(row, state === 'bounced' ? 'Cheque marked as bounced' : `${capital(what)} rejected`),
    fallback: paymentWords.updateFailed,
  })
  return (
    <FormDialog title={title} form={form} saveLabel={title} onClose={onClose}>
      <p>The client sees your reason and can report the payment again.</p>
      <TextArea label="Reason" rows={3} autoFocus {...form.field('reason')} />
    </FormDialog>
  )
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
