import { z } from 'zod'
import { daysBetween } from './days.ts'
import { line, rupees } from './input.ts'
import { dueDay } from './payment-days.ts'
import { mostPaymentRupees } from './money.ts'
import { PaymentInvoice } from './payment-invoices.ts'
import { clientPaymentStatuses, paymentGateways, paymentMethods, paymentStatuses } from './payment-values.ts'

export const PaymentStatus = z.enum(paymentStatuses)
export type PaymentStatus = z.infer<typeof PaymentStatus>
export const PaymentMethod = z.enum(paymentMethods)
export const PaymentGateway = z.enum(paymentGateways)
export type PaymentGateway = z.infer<typeof PaymentGateway>

/** The client's words for it. */
export const ClientPaymentStatus = z.enum(clientPaymentStatuses)
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
  /** Staff haven't checked the reported transfer or cheque yet. */
  awaiting_confirmation: z.boolean(),
  disputed: z.boolean(),
  paid_twice: z.boolean(),
}

export const Payment = z
  .strictObject({
    id: z.uuid(),
    project_id: z.uuid(),
    project_title: z.string(),
    /** Whether the caller can open the project; always false for a deleted one. */
    project_readable: z.boolean(),
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
    /** The client began it unasked and no invoice is attached: cancelling it removes it. */
    removable: z.boolean(),
    /** Paid without an invoice: an advance. */
    advance: z.boolean(),
    failure_reason: z.string().nullable(),
    /** The tax invoice or receipt voucher, else our receipt; null while there is neither. */
    invoice_url: z.string().nullable(),
    receipt_number: z.string().nullable(),
    invoice: PaymentInvoice.nullable(),
    /** The day on which staff last repeated their request. */
    reminded_on: z.string().nullable(),
    paid_at: z.iso.datetime().nullable(),
    version: z.int(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Payment' })
export type Payment = z.infer<typeof Payment>

/** What is owed and paid, of a project, of an organisation or of all projects of a manager. */
export const PaymentTotals = z
  .strictObject({
    paid_paise: z.int(),
    tds_paise: z.int(),
    /** Asked for and not paid yet. */
    open_paise: z.int(),
  })
  .meta({ id: 'PaymentTotals' })
export type PaymentTotals = z.infer<typeof PaymentTotals>

export const ProjectPaymentTotals = PaymentTotals.safeExtend({
  /** The agreed value with its GST, or the estimate until there is one; null without either. */
  total_budget_paise: z.int().nullable(),
  remaining_paise: z.int().nullable(),
  agreed: z.strictObject({ value_paise: z.int(), tax_rate: z.number(), tax_paise: z.int() }).nullable(),
}).meta({ id: 'ProjectPaymentTotals' })
export type ProjectPaymentTotals = z.infer<typeof ProjectPaymentTotals>

/** A tax or fee on an amount, rounded half up. Products of the two can pass 2^53. */
export function taxOn(paise: number, ratePercent: number): number {
  const basisPoints = BigInt(Math.round(ratePercent * 100))
  return Number((BigInt(paise) * basisPoints + 5_000n) / 10_000n)
}

export function projectTotals(
  totals: PaymentTotals,
  project: {
    estimated_cost_paise: number | null
    agreed_value_paise: number | null
    agreed_tax_rate: number | null
  },
): ProjectPaymentTotals {
  const { agreed_value_paise: value_paise, agreed_tax_rate: tax_rate } = project
  const agreed =
    value_paise === null || tax_rate === null
      ? null
      : { value_paise, tax_rate, tax_paise: taxOn(value_paise, tax_rate) }
  const total_budget_paise = agreed ? agreed.value_paise + agreed.tax_paise : project.estimated_cost_paise
  const remaining_paise = total_budget_paise === null ? null : total_budget_paise - totals.paid_paise
  return { ...totals, agreed, total_budget_paise, remaining_paise }
}

export const tooLargePayment = 'One payment can be up to ₹100 crore'
export const paymentAmount = rupees('Please enter a valid amount').max(mostPaymentRupees, tooLargePayment)

/** A client pays or reports a payment; staff ask for one. It is always pending. */
export const PaymentRequest = z
  .strictObject({
    amount: paymentAmount,
    description: line('Description', 300),
    payment_method: PaymentMethod.default('credit_card'),
    /** By when; staff only. */
    due_date: dueDay().nullable().optional(),
  })
  .meta({ id: 'PaymentRequest' })
export type PaymentRequest = z.infer<typeof PaymentRequest>
