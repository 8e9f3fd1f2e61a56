import { type AdminPayment, type RefundableCredit, RefundRequest } from '@trusswell/domain/admin-payments.ts'
import { formatAmount, formatMoney } from '@trusswell/domain/money.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useReauthentication } from '../../../features/reauthentication/reauthentication-provider.tsx'
import { wasCancelled } from '../../../lib/api/was-cancelled.ts'
import { createKeyPerContent } from '../../../lib/forms/key-per-content.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { dayInIndia } from '../../../lib/dates.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormRadioGroup } from '../../../ui/form-fields.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { GroupedField } from '../../../ui/grouped-field.tsx'
import { numberOf } from '../../../ui/group-digits.ts'
import { refundPayment } from './payment-source.ts'
import type { StepProps } from './payment-steps.tsx'

type Values = { amount: string; reason: string; of: string }

const Form = z.preprocess((typed) => {
  const { amount, ...values } = typed as Values
  return { amount: numberOf(amount), ...values }
}, RefundRequest)

/** Sends money back through the gateway, or records that an admin sent it from the company's bank account. */
export function RefundDialog({ payment, onDone, onClose }: StepProps) {
  const reauthenticate = useReauthentication()
  const [keyOf] = useState(() => createKeyPerContent(() => crypto.randomUUID()))
  const credits = payment.credits.filter(({ left_paise }) => left_paise > 0)
  const [first] = credits
  const form = useApiForm<Values, RefundRequest, AdminPayment>({
    schema: Form,
    defaults: { amount: formatAmount(first?.left_paise ?? 0), reason: '', of: first?.object_id ?? '' },
    send: (body) => reauthenticate(() => refundPayment(payment.id, body, keyOf(body))),
    onSent: (row) => onDone(row, credit?.by === 'gateway' ? 'Refund requested' : 'Refund recorded'),
    onError: wasCancelled,
    fallback: 'Failed to refund the payment',
  })
  const of = form.form.watch('of')
  const credit = credits.find(({ object_id }) => object_id === of) ?? first
  if (!credit) return null
  return (
    <FormDialog
      title="Refund payment"
      form={form}
      saveLabel={credit.by === 'gateway' ? 'Send refund' : 'Record refund'}
      onClose={onClose}
    >
      {credits.length > 1 && (
        <FormRadioGroup
          name="of"
          label="Which payment to refund"
          options={credits.map((each) => ({ value: each.object_id, label: creditLabel(each) }))}
        />
      )}
      <p>
        {credit.by === 'gateway'
          ? 'The gateway sends the money back to the card or account it came from. This usually takes 5 to 7 working days.'
          : 'Send the money from your bank account first, then record it here.'}{' '}
        You can refund up to {formatMoney(credit.left_paise)}.
      </p>
      <GroupedField label="Amount" before="₹" {...form.field('amount')} />
      <TextArea label="Reason" rows={3} {...form.field('reason')} />
    </FormDialog>
  )
}

const creditLabel = ({ paise, happened_at, by }: RefundableCredit) =>
  `${formatMoney(paise)} received on ${dayInIndia(happened_at)}${by === 'gateway' ? ' online' : ' by transfer or cheque'}`
