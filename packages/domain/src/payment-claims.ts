import { z } from 'zod'
import { CheckedClaim, PaymentHistoryEntry } from './admin-payments.ts'
import { line, optionalLine, trimmedText } from './input.ts'
import { paymentDay } from './payment-days.ts'
import { mostPaymentRupees, parseAmount, toPaise } from './money.ts'
import { Payment, tooLargePayment } from './payments.ts'

export const proofLimitBytes = 5 * 1024 * 1024

export const tdsMessage = 'TDS can’t be more than the amount'

/** An amount as it is typed into a form, in paise. */
const typedAmount = (message: string, least: number) =>
  trimmedText(40, { missing: message, tooLong: message }).transform((value, context) => {
    const paise = value === '' ? 0 : parseAmount(value)
    const isTooLarge = paise !== null && paise > toPaise(mostPaymentRupees)
    if (paise !== null && paise >= least && !isTooLarge) return paise
    context.addIssue({ code: 'custom', message: isTooLarge ? tooLargePayment : message })
    return z.NEVER
  })

const utr = line('UTR', 40)
  .transform((value) => value.replaceAll(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{12,22}$/, 'Enter the UTR: 12 to 22 letters and digits'))
const chequeNumber = line('Cheque number', 40)
  .transform((value) => value.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6,9}$/, 'Enter the cheque number: 6 to 9 digits'))

const claim = {
  paid_on: paymentDay(),
  /** What was transferred, as typed: `12,50,000.50`. */
  amount: typedAmount('Please enter a valid amount', 1),
  /** Income tax that was deducted. */
  tds: typedAmount('Please enter a valid amount', 0).optional(),
  /** A PDF or an image. */
  proof: z.unknown().optional().meta({ type: 'string', format: 'binary' }),
}

/** Sent as multipart/form-data, the file last. */
export const PaymentClaimRequest = z
  .discriminatedUnion('method', [
    z.strictObject({ method: z.literal('bank_transfer'), reference: utr, ...claim }),
    z.strictObject({
      method: z.literal('check'),
      reference: chequeNumber,
      bank: optionalLine('Bank', 120).optional(),
      ...claim,
    }),
  ])
  .meta({ id: 'PaymentClaimRequest' })
export type PaymentClaimRequest = z.infer<typeof PaymentClaimRequest>

export const PaymentDetails = z
  .strictObject({
    payment: Payment,
    /** The latest transfer or cheque that was reported. */
    claim: CheckedClaim.nullable(),
    /** Latest first. */
    history: z.array(PaymentHistoryEntry),
  })
  .meta({ id: 'PaymentDetails' })
export type PaymentDetails = z.infer<typeof PaymentDetails>
