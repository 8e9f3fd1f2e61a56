import { queueOn } from '../../platform/events.ts'
import { paymentCredited } from './events.ts'

export const paymentQueues = {
  'payments.issue-receipt': queueOn(paymentCredited),
}
