import { PaymentGateway } from '@trusswell/domain/payments.ts'
import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** Money has reached us: `object_id` is the credit among the payment's movements. */
export const paymentCredited = defineEvent(
  'payment.credited',
  z.strictObject({ payment_id: z.uuid(), object_id: z.string() }),
)

/** An admin asked to return money; the row says how much and by whom it was taken. */
export const refundRequested = defineEvent(
  'payment.refund-requested',
  z.strictObject({ refund_id: z.uuid() }),
)

/** Something at a gateway may have changed: it is read from there. */
export const gatewayObjectChanged = defineEvent(
  'payment.gateway-object-changed',
  z.strictObject({
    gateway: PaymentGateway,
    kind: z.enum(['page', 'payment', 'refund', 'dispute', 'settlement']),
    id: z.string(),
    /** The stored webhook that said so. */
    event_id: z.uuid().nullable(),
  }),
)
