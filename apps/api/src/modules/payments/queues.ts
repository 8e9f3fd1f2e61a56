import { queueOn } from '../../platform/events.ts'
import { queueAt } from '../../platform/queue.ts'
import { gatewayObjectChanged, paymentCredited } from './events.ts'

export const paymentQueues = {
  'payments.issue-receipt': queueOn(paymentCredited),
  'payments.read-gateway': queueOn(gatewayObjectChanged),
  'payments.reconcile': queueAt('*/15 * * * *'),
  'payments.reconcile-week': queueAt('40 2 * * *'),
}
