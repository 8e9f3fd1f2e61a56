import { methodLabels, paymentMethods } from '@trusswell/domain/payment-values.ts'
import type { PaymentOptions } from '@trusswell/domain/payment-options.ts'
import type { AdminPayment } from '@trusswell/domain/admin-payments.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import { isOpen } from './payment-status.tsx'

type Method = NonNullable<Payment['payment_method']>
export type MethodChoice = { value: Method; label: string; hint: string; disabled: boolean }

const labels: Record<Method, { label: string; hint: string }> = {
  credit_card: { label: 'Card, UPI or net banking', hint: 'You pay on our payment provider’s page.' },
  bank_transfer: { label: 'Bank transfer', hint: 'NEFT, RTGS or IMPS to our account.' },
  check: { label: 'Cheque', hint: 'Counts as paid when it clears.' },
}

/** The methods for this amount. Bank transfer comes first if the payment page can't take it. */
export function methodChoices(options: PaymentOptions | undefined, paise: number | null): MethodChoice[] {
  const choices = paymentMethods.map((value) => choiceOf(value, options, paise))
  const [card, ...others] = choices
  return card?.disabled ? [...others, card] : choices
}

function choiceOf(value: Method, options: PaymentOptions | undefined, paise: number | null): MethodChoice {
  const known = options?.methods.find(({ method }) => method === value)
  const limit = known?.limit_paise ?? null
  const { label } = labels[value]
  const hint = known?.reason ?? labels[value].hint
  if (known && !known.available) return { value, label, hint, disabled: true }
  const over = limit !== null && paise !== null && paise > limit
  return { value, label, hint: over ? `Up to ${formatMoney(limit)} at once.` : hint, disabled: over }
}

/** The selected method, or the first available one. */
export const chosenMethod = (choices: MethodChoice[], wanted: string): Method =>
  (
    choices.find(({ value, disabled }) => value === wanted && !disabled) ??
    choices.find((each) => !each.disabled)
  )?.value ?? 'bank_transfer'

const instruments: Record<string, string> = {
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Net banking',
  wallet: 'Wallet',
}

/** The method used on the payment page, if known. Null until the client has chosen one. */
export function methodInWords(payment: Payment | AdminPayment): string | null {
  const { payment_method, instrument } = payment
  if (payment_method === null || isDefault(payment)) return null
  return (payment_method === 'credit_card' && instruments[instrument ?? '']) || methodLabels[payment_method]
}

/** Every request has this method until it is paid, also above the limit of the payment page. */
const isDefault = ({ payment_method, requested, gateway, processing, ...payment }: Payment | AdminPayment) =>
  payment_method === 'credit_card' && requested && gateway === null && !processing && isOpen(payment)
