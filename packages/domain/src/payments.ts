import { z } from 'zod'
import { daysBetween } from './days.ts'

export const PaymentStatus = z.enum(['pending', 'completed', 'failed', 'refunded'])
export type PaymentStatus = z.infer<typeof PaymentStatus>
export const PaymentMethod = z.enum(['credit_card', 'bank_transfer', 'check'])
export const PaymentGateway = z.enum(['stripe', 'razorpay'])

/** The client's words for it. */
export const ClientPaymentStatus = z.enum(['paid', 'pending', 'unpaid', 'refunded'])
export type ClientPaymentStatus = z.infer<typeof ClientPaymentStatus>

export function clientPaymentStatus(
  payment: { status: PaymentStatus; due_date: string | null },
  today: string,
): ClientPaymentStatus {
  switch (payment.status) {
    case 'completed':
      return 'paid'
    case 'refunded':
      return 'refunded'
    case 'failed':
      return 'unpaid'
    case 'pending':
      return payment.due_date && daysBetween(payment.due_date, today) > 0 ? 'unpaid' : 'pending'
    default:
      return payment.status satisfies never
  }
}

export const Payment = z
  .strictObject({
    id: z.uuid(),
    project_id: z.uuid(),
    project_title: z.string(),
    amount: z.number(),
    amount_paise: z.int(),
    description: z.string(),
    due_date: z.string().nullable(),
    status: PaymentStatus,
    client_status: ClientPaymentStatus,
    payment_method: PaymentMethod.nullable(),
    gateway: PaymentGateway.nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Payment' })
export type Payment = z.infer<typeof Payment>
