import { methodLabels, paymentStatusLabels } from '@trusswell/domain/payment-values.ts'
import type { AdminPayment, AdminPaymentDetails } from '@trusswell/domain/admin-payments.ts'
import { dueDayBounds } from '@trusswell/domain/payment-days.ts'
import { PaymentStatus } from '@trusswell/domain/payments.ts'
import { useReauthentication } from '../../../features/reauthentication/reauthentication-provider.tsx'
import { wasCancelled } from '../../../lib/api/was-cancelled.ts'
import { todayInIndia } from '../../../lib/dates.ts'
import { useRowForm } from '../../../lib/forms/use-row-form.ts'
import { FormDatePicker, FormRadioGroup } from '../../../ui/form-fields.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { showFailure } from '../../../ui/outcome-toast.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { GroupedField } from '../../../ui/grouped-field.tsx'
import { paymentForm, paymentLabels, paymentValues, type PaymentValues, paymentWord } from './payment-form.ts'
import { PaymentRecord } from './payment-record.tsx'
import { type PaymentChanges, savePayment } from './payment-source.ts'
import { paymentWords } from './payment-words.ts'
import type { PaymentStep } from './payment-steps.tsx'

export const paymentDialogTitle = 'View/Edit Payment Record'

const statuses = PaymentStatus.options.map((value) => ({ value, label: paymentStatusLabels[value] }))

type PaymentDialogProps = {
  payment: AdminPaymentDetails
  onStep: (step: PaymentStep) => void
  onSaved: (payment: AdminPayment) => void
  onClose: () => void
}

/** Stateful per payment: pass the id as `key`. */
export function PaymentDialog({ payment, onStep, onSaved, onClose }: PaymentDialogProps) {
  const reauthenticate = useReauthentication()
  const form = useRowForm<PaymentValues, PaymentChanges, AdminPayment>({
    row: payment,
    labels: paymentLabels,
    valuesOf: (row) => paymentValues(row ?? payment),
    wordOf: paymentWord,
    schema: (row) => paymentForm(row ?? payment),
    save: ({ changes, version }) => reauthenticate(() => savePayment(payment.id, { ...changes, version })),
    onSaved,
    onFailed: (error) => {
      if (!wasCancelled(error)) showFailure(error, paymentWords.updateFailed)
    },
  })
  const { field } = form
  const isNewStatus = form.form.watch('status') !== (form.base ?? payment).status
  return (
    <FormDialog title={paymentDialogTitle} form={form} saveLabel="Save Changes" onClose={onClose}>
      <PaymentRecord payment={payment} onStep={onStep}>
        <TextField label={paymentLabels.description} autoComplete="off" {...field('description')} />
        <div className="ui-dialog-pair">
          <GroupedField label={paymentLabels.amount} before="₹" {...field('amount')} />
          <NativeSelect
            label={paymentLabels.payment_method}
            options={optionsOf(methodLabels)}
            {...(payment.payment_method ? {} : { placeholder: 'No method yet' })}
            {...field('payment_method')}
          />
          <FormDatePicker
            name="due_date"
            label={paymentLabels.due_date}
            optional
            {...dueDayBounds(todayInIndia())}
          />
        </div>
        <FormRadioGroup name="status" label={paymentLabels.status} look="segmented" options={statuses} />
        {isNewStatus && (
          <TextArea
            label={paymentLabels.reason}
            hint="Recorded in the history of this payment."
            rows={2}
            {...field('reason')}
          />
        )}
      </PaymentRecord>
    </FormDialog>
  )
}
