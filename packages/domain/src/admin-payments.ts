import { z } from 'zod'
import { line, paragraph, rupeesOrZero, version } from './input.ts'
import { dueDay, paymentDay } from './payment-days.ts'
import { mostPaymentRupees } from './money.ts'
import { Payment, paymentAmount, PaymentGateway, PaymentStatus, tooLargePayment } from './payments.ts'
import { adminPaymentMethods, paymentNeeds } from './payment-values.ts'
import { PaymentSettlement } from './settlements.ts'

export const AdminPaymentMethod = z.enum(adminPaymentMethods)
export type AdminPaymentMethod = z.infer<typeof AdminPaymentMethod>

/** A payment as admins see it, with its client and whether a gateway confirmed it. */
export const AdminPayment = z
  .strictObject({
    ...Payment.shape,
    payment_method: AdminPaymentMethod.nullable(),
    organisation: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
    gateway_confirmed: z.boolean(),
    deleted_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AdminPayment' })
export type AdminPayment = z.infer<typeof AdminPayment>

/** A transfer or cheque as the client reported it, and the state of our check. */
export const CheckedClaim = z
  .strictObject({
    id: z.uuid(),
    method: z.enum(['bank_transfer', 'check']),
    reference: z.string(),
    paid_on: z.string(),
    amount_paise: z.int(),
    tds_paise: z.int(),
    bank: z.string(),
    has_proof: z.boolean(),
    claimed_by: z.string().nullable(),
    state: z.enum(['claimed', 'deposited', 'confirmed', 'rejected', 'bounced', 'withdrawn']),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'CheckedClaim' })
export type CheckedClaim = z.infer<typeof CheckedClaim>

/** One line of a payment's history, as text. */
export const PaymentHistoryEntry = z
  .strictObject({
    id: z.uuid(),
    at: z.iso.datetime(),
    text: z.string(),
    reason: z.string().nullable(),
    by: z.string().nullable(),
  })
  .meta({ id: 'PaymentHistoryEntry' })
export type PaymentHistoryEntry = z.infer<typeof PaymentHistoryEntry>

/** A credit of a payment, and how much of it can still be refunded. */
export const RefundableCredit = z
  .strictObject({
    object_id: z.string(),
    by: z.enum(['gateway', 'staff']),
    paise: z.int(),
    left_paise: z.int(),
    happened_at: z.iso.datetime(),
  })
  .meta({ id: 'RefundableCredit' })
export type RefundableCredit = z.infer<typeof RefundableCredit>

export const AdminPaymentDetails = AdminPayment.safeExtend({
  /** The latest one. */
  claim: CheckedClaim.nullable(),
  /** Latest first; more than one when it was paid twice. */
  credits: z.array(RefundableCredit),
  /** Latest first; more than one with a refund that was deducted later. */
  settlements: z.array(PaymentSettlement),
  /** Latest first. */
  history: z.array(PaymentHistoryEntry),
}).meta({ id: 'AdminPaymentDetails' })
export type AdminPaymentDetails = z.infer<typeof AdminPaymentDetails>

export const PaymentNeed = z.enum(paymentNeeds)
export type PaymentNeed = z.infer<typeof PaymentNeed>

const reason = (message: string) => paragraph(message, 3, 500)
export const statusReasonMessage = 'Say why you’re changing the status'

/** A new status needs a reason, because it isn't backed by a gateway or a bank entry. */
export const AdminPaymentPatch = z
  .strictObject({
    amount: paymentAmount.optional(),
    description: line('Description', 300).optional(),
    due_date: dueDay().nullable().optional(),
    status: PaymentStatus.optional(),
    payment_method: AdminPaymentMethod.optional(),
    reason: reason(statusReasonMessage).optional(),
    version,
  })
  .meta({ id: 'AdminPaymentPatch' })
export type AdminPaymentPatch = z.infer<typeof AdminPaymentPatch>

/** An admin's decision on a transfer or a cheque. */
export const ClaimDecision = z
  .discriminatedUnion('state', [
    z.strictObject({ state: z.literal('deposited'), version }),
    z.strictObject({
      state: z.literal('confirmed'),
      /** The amount received in our account; defaults to the amount that the client reported. */
      amount: paymentAmount.optional(),
      tds: rupeesOrZero('Enter an amount').max(mostPaymentRupees, tooLargePayment).optional(),
      /** The date of the bank's entry; defaults to today. */
      received_on: paymentDay().optional(),
      version,
    }),
    z.strictObject({ state: z.literal('rejected'), reason: reason('Say what’s wrong'), version }),
    z.strictObject({ state: z.literal('bounced'), reason: reason('Say why the cheque bounced'), version }),
  ])
  .meta({ id: 'ClaimDecision' })
export type ClaimDecision = z.infer<typeof ClaimDecision>

export const RefundRequest = z
  .strictObject({
    amount: paymentAmount,
    reason: reason('Say why you’re returning the money'),
    /** Which of several credits; defaults to the latest one with money left. */
    of: line('The credit', 255).optional(),
  })
  .meta({ id: 'RefundRequest' })
export type RefundRequest = z.infer<typeof RefundRequest>

export const PaymentMonth = z
  .strictObject({
    /** `2026-11` */
    month: z.string(),
    credited_paise: z.int(),
    refunded_paise: z.int(),
    disputed_paise: z.int(),
  })
  .meta({ id: 'PaymentMonth' })
export type PaymentMonth = z.infer<typeof PaymentMonth>

/** A gateway's message that a person has to look at. */
export const ParkedEvent = z
  .strictObject({
    id: z.uuid(),
    gateway: PaymentGateway.nullable(),
    event_type: z.string().nullable(),
    object_id: z.string().nullable(),
    paise: z.int().nullable(),
    currency: z.string().nullable(),
    reason: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ParkedEvent' })
export type ParkedEvent = z.infer<typeof ParkedEvent>

export const ParkedDismissal = z
  .strictObject({ reason: reason('Say why nothing has to be done') })
  .meta({ id: 'ParkedDismissal' })
export type ParkedDismissal = z.infer<typeof ParkedDismissal>
