import { z } from 'zod'
import { PaymentGateway } from './payments.ts'

const money = {
  /** The gateway's fee, including GST. */
  fee_paise: z.int().describe('Includes fee_tax_paise'),
  fee_tax_paise: z.int(),
}

/** A gateway's payout to our bank account. */
export const Settlement = z
  .strictObject({
    /** The gateway's id. */
    id: z.string(),
    gateway: PaymentGateway,
    /** A failed one didn't reach our bank. */
    state: z.enum(['paid', 'failed']),
    /** The bank's reference, once the gateway knows it. */
    utr: z.string().nullable(),
    gross_paise: z.int().describe('Payments less refunds, before the fee'),
    ...money,
    net_paise: z.int().describe('The amount on the bank statement'),
    payments: z.int().min(0),
    other_paise: z.int().describe('The part of gross_paise that isn’t payments or refunds in the portal'),
    settled_at: z.iso.datetime(),
  })
  .meta({ id: 'Settlement' })
export type Settlement = z.infer<typeof Settlement>

/** A payment or refund that is part of a settlement. */
export const SettledPayment = z
  .strictObject({
    /** The gateway's id of the payment or refund. */
    id: z.string(),
    payment_id: z.uuid(),
    kind: z.enum(['credit', 'refund']),
    description: z.string(),
    project_title: z.string(),
    organisation: z.string().nullable(),
    paise: z.int().describe('Negative for a refund'),
    ...money,
    happened_at: z.iso.datetime(),
  })
  .meta({ id: 'SettledPayment' })
export type SettledPayment = z.infer<typeof SettledPayment>

/** The settlement that a payment or its refund is part of. */
export const PaymentSettlement = z
  .strictObject({
    ...Settlement.pick({ id: true, gateway: true, state: true, utr: true, settled_at: true }).shape,
    ...SettledPayment.pick({ kind: true, paise: true, fee_paise: true, fee_tax_paise: true }).shape,
    object_id: z.string(),
  })
  .meta({ id: 'PaymentSettlement' })
export type PaymentSettlement = z.infer<typeof PaymentSettlement>
