import type { Actor } from '@trusswell/domain/actor.ts'
import { parseAmount } from '@trusswell/domain/money.ts'
import { dueDayBounds } from '@trusswell/domain/payment-days.ts'
import type { Payment, PaymentRequest } from '@trusswell/domain/payments.ts'
import { can } from '@trusswell/domain/policy.ts'
import { useState } from 'react'
import { todayInIndia } from '../../lib/dates.ts'
import { createKeyPerContent } from '../../lib/forms/key-per-content.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { FormDatePicker } from '../../ui/form-fields.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { GroupedField } from '../../ui/grouped-field.tsx'
import { showFailure } from '../../ui/outcome-toast.ts'
import { TextField } from '../../ui/text-field.tsx'
import { MethodField } from './method-field.tsx'
import { newPaymentForm, type NewPaymentValues } from './new-payment-form.ts'
import { chosenMethod, methodChoices } from './payment-methods.ts'
import { addPayment, openCheckout, paymentFailed } from './payment-source.ts'
import { usePaymentOptions } from './use-payment-options.ts'

type NewPaymentDialogProps = {
  projectId: string
  actor: Actor
  onAdded: (payment: Payment) => void
  /** The client continues to pay the new payment. */
  onPay: (payment: Payment) => void
  onClose: () => void
}

const firstMethod = 'credit_card'

export function NewPaymentDialog({ projectId, actor, onAdded, onPay, onClose }: NewPaymentDialogProps) {
  const asks = !can.payBills(actor)
  const [wanted, setWanted] = useState<string>(firstMethod)
  const [amount, setAmount] = useState('')
  const [keyOf] = useState(() => createKeyPerContent(() => crypto.randomUUID()))
  const { options } = usePaymentOptions()
  const choices = methodChoices(options, parseAmount(amount))
  const method = chosenMethod(choices, wanted)
  const form = useApiForm<NewPaymentValues, PaymentRequest, Payment | 'left'>({
    schema: newPaymentForm(method, asks),
    defaults: { amount: '', description: '', due_date: '' },
    send: async (body) => {
      const payment = await addPayment(projectId, body, keyOf(body))
      onAdded(payment)
      const leaves = !asks && body.payment_method === 'credit_card' && (await goToPaymentPage(payment))
      return leaves ? 'left' : payment
    },
    onSent: (outcome) => {
      if (outcome === 'left') return
      if (asks) onClose()
      else onPay(outcome)
    },
    onFailed: (error) => showFailure(error, paymentFailed),
  })

  // The payment is already stored, so a failure here is retried for that one, with this or another method.
  async function goToPaymentPage(payment: Payment): Promise<boolean> {
    try {
      window.location.assign((await openCheckout(payment)).url)
      return true
    } catch (error) {
      showFailure(error, paymentFailed)
      return false
    }
  }

  return (
    <FormDialog
      title={asks ? 'Request payment' : 'New payment'}
      form={form}
      saveLabel={asks ? 'Request payment' : method === 'credit_card' ? 'Go to payment page' : 'Continue'}
      savingLabel={asks ? 'Requesting…' : 'One moment…'}
      dirty={wanted !== firstMethod}
      onClose={onClose}
    >
      <GroupedField
        label="Amount"
        before="₹"
        {...form.field('amount', { onChange: (event) => setAmount(event.target.value) })}
      />
      <TextField label="Description" autoComplete="off" {...form.field('description')} />
      {asks && <FormDatePicker name="due_date" label="Due date" optional {...dueDayBounds(todayInIndia())} />}
      <MethodField choices={choices} value={method} onChange={setWanted} />
      {asks && <p className="payment-note">The client can still choose another method.</p>}
    </FormDialog>
  )
}
