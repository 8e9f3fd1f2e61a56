import type { CheckedClaim } from '@trusswell/domain/admin-payments.ts'
import { formatAmount } from '@trusswell/domain/money.ts'
import { PaymentClaimRequest } from '@trusswell/domain/payment-claims.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import { z } from 'zod'
import { todayInIndia } from '../../lib/dates.ts'

export type PayValues = {
  /** The selected method; one that isn't available for the amount is ignored. */
  method: string
  amount: string
  tds: string
  paid_on: string
  reference: string
  bank: string
}
export type Proof = { file: File | null; error?: string }

const ByCard = z.strictObject({ method: z.literal('credit_card') })
const PayBody = z.discriminatedUnion('method', [ByCard, PaymentClaimRequest])
export type PayBody = z.infer<typeof PayBody>

/** A corrected report starts with the previous values. */
export const payValues = (payment: Payment, claim: CheckedClaim | null, method: string): PayValues => ({
  method,
  amount: formatAmount(claim?.amount_paise ?? payment.amount_paise),
  tds: formatAmount(claim?.tds_paise ?? 0),
  paid_on: claim?.paid_on ?? todayInIndia(),
  reference: claim?.reference ?? '',
  bank: claim?.bank ?? '',
})

export const payForm = (method: Payment['payment_method']) =>
  z.preprocess((typed) => {
    const { bank, method: _method, ...report } = typed as PayValues
    if (method === 'credit_card') return { method }
    return { method, ...report, ...(method === 'check' ? { bank } : {}) }
  }, PayBody)
