import { type AdminPayment, RefundRequest } from '@trusswell/domain/admin-payments.ts'
import { formatAmount, formatMoney } from '@trusswell/domain/money.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useReauthentication } from '../../../features/reauthentication/reauthentication-provider.tsx'
import { wasCancelled } from '../../../lib/api/was-cancelled.ts'
import { createKeyPerContent } from '../../../lib/forms/key-per-content.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { GroupedField } from '../../../ui/grouped-field.tsx'
import { numberOf } from '../../../ui/group-digits.ts'
import { refundPayment } from './payment-source.ts'
import type { StepProps } from './payment-steps.tsx'

type Values = { amount: string; reason: string }

const Form = z.preprocess((typed) => {
  const { amount, reason } = typed as Values
  return { amount: numberOf(amount), reason }
}, RefundRequest)

/** Records that an admin sent money back from the company's bank account. */
export function RefundDialog({ payment, onDone, onClose }: StepProps) {
  const reauthenticate = useReauthentication()
  const [keyOf] = useState(() => createKeyPerContent(() => crypto.randomUUID()))
  const returnable = payment.credited_paise - payment.refunding_paise
  const form = useApiForm<Values, RefundRequest, AdminPayment>({
    schema: Form,
    defaults: { amount: formatAmount(returnable), reason: '' },
    send: (body) => reauthenticate(() => refundPayment(payment.id, body, keyOf(body))),
    onSent: (row) => onDone(row, 'Refund recorded'),
    onError: wasCancelled,
    fallback: 'Failed to record the refund',
  })
  return (
    <FormDialog title="Refund payment" form={form} saveLabel="Record refund" onClose={onClose}>
      <p>
        Send the money from your bank account first, then record it here. You can refund up to{' '}
        {formatMoney(returnable)}.
      </p>
      <GroupedField label="Amount" before="₹" {...form.field('amount')} />
      <TextArea label="Reason" rows={3} {...form.field('reason')} />
    </FormDialog>
  )
}
