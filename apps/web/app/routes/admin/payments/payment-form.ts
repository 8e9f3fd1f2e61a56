import { methodLabels, paymentStatusLabels } from '@trusswell/domain/payment-values.ts'
import {
  type AdminPayment,
  type AdminPaymentMethod,
  AdminPaymentPatch,
  statusReasonMessage,
} from '@trusswell/domain/admin-payments.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import { formatAmount } from '@trusswell/domain/money.ts'
import type { PaymentStatus } from '@trusswell/domain/payments.ts'
import { z } from 'zod'
import { isDay } from '../../../lib/dates.ts'
import { numberOf } from '../../../ui/group-digits.ts'
import type { PaymentChanges } from './payment-source.ts'

export const paymentLabels = {
  description: 'Description',
  amount: 'Amount',
  due_date: 'Due date',
  payment_method: 'Payment method',
  status: 'Status',
  reason: 'Reason for the new status',
} as const

export type PaymentValues = Record<keyof typeof paymentLabels, string>

export const paymentValues = (payment: AdminPayment): PaymentValues => ({
  description: payment.description,
  amount: formatAmount(payment.amount_paise),
  due_date: payment.due_date ?? '',
  payment_method: payment.payment_method ?? '',
  status: payment.status,
  reason: '',
})

const Fields = AdminPaymentPatch.omit({ version: true })

/** Empty fields aren't sent, except for a removed date. */
export const paymentForm = (payment: AdminPayment): z.ZodType<PaymentChanges> =>
  z.preprocess(
    (typed) => {
      const { amount, due_date, payment_method, reason, ...values } = typed as PaymentValues
      return {
        ...values,
        // Null marks an emptied amount; undefined would count as unchanged.
        amount: numberOf(amount) ?? null,
        due_date: due_date || null,
        payment_method: payment_method || undefined,
        reason: reason || undefined,
      }
    },
    Fields.refine(({ status, reason }) => status === payment.status || reason !== undefined, {
      path: ['reason'],
      message: statusReasonMessage,
    }),
  )

export function paymentWord(name: keyof PaymentValues, value: string): string {
  if (name === 'status') return paymentStatusLabels[value as PaymentStatus]
  if (name === 'payment_method') return methodLabels[value as AdminPaymentMethod] ?? value
  return isDay(value) ? formatDay(value) : value
}
