import { queueAt } from '../../platform/queue.ts'

export const operationsQueues = {
  'idempotency.expire': queueAt('40 * * * *'),
  'mail.expire': queueAt('50 3 * * *'),
}
