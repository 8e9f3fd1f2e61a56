import { z } from 'zod'
import { queueOn } from '../../platform/events.ts'
import { queueAt, queueOf } from '../../platform/queue.ts'
import { fileChecked } from '../files/events.ts'
import { gatewayObjectChanged, paymentCredited, refundRequested } from './events.ts'

export const paymentQueues = {
  'payments.issue-receipt': queueOn(paymentCredited),
  'payments.mail-receipt': queueOf(z.strictObject({ receipt_id: z.uuid(), user_id: z.uuid() })),
  'payments.read-gateway': queueOn(gatewayObjectChanged),
  'payments.send-refund': queueOn(refundRequested),
  'payments.show-invoice': queueOn(fileChecked),
  'payments.reconcile': queueAt('*/15 * * * *'),
  'payments.reconcile-week': queueAt('40 2 * * *'),
}
