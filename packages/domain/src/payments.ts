import { z } from 'zod'
import { daysBetween } from './days.ts'

export const PaymentStatus = z.enum(['pending', 'completed', 'failed', 'refunded'])
export type PaymentStatus = z.infer<typeof PaymentStatus>
export const PaymentMethod = z.enum(['credit_card', 'bank_transfer', 'check'])
export const PaymentGateway = z.enum(['stripe', 'razorpay'])
export type PaymentGateway = z.infer<typeof PaymentGateway>

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

const amounts = {
  /** In rupees; the same in paise beside it. */
  amount: z.number(),
  amount_paise: z.int(),
  credited_paise: z.int(),
  refunded_paise: z.int(),
  /** Refunds that are on their way. */
  refunding_paise: z.int(),
  /** Income tax that the client deducted. */
  tds_paise: z.int(),
}
const flags = {
  /** A hosted page is open, or the gateway is still working on it. */
  processing: z.boolean(),
  /** A transfer or a cheque that nobody has checked yet. */
  awaiting_confirmation: z.boolean(),
  disputed: z.boolean(),
  paid_twice: z.boolean(),
}

export const Payment = z
  .strictObject({
    id: z.uuid(),
    project_id: z.uuid(),
    project_title: z.string(),
    ...amounts,
    description: z.string(),
    due_date: z.string().nullable(),
    status: PaymentStatus,
    client_status: ClientPaymentStatus,
    payment_method: PaymentMethod.nullable(),
    gateway: PaymentGateway.nullable(),
    instrument: z.string().nullable(),
    transaction_id: z.string().nullable(),
    ...flags,
    /** Staff asked for it. */
    requested: z.boolean(),
    /** Paid without an invoice: an advance. */
    advance: z.boolean(),
    failure_reason: z.string().nullable(),
    /** The tax invoice or receipt voucher, else our receipt; null while there is neither. */
    invoice_url: z.string().nullable(),
    receipt_number: z.string().nullable(),
    paid_at: z.iso.datetime().nullable(),
    version: z.int(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Payment' })
export type Payment = z.infer<typeof Payment>
