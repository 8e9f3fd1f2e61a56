import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** Money has reached us: `object_id` is the credit among the payment's movements. */
export const paymentCredited = defineEvent(
  'payment.credited',
  z.strictObject({ payment_id: z.uuid(), object_id: z.string() }),
)
