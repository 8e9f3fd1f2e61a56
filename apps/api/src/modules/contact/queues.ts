import { queueOn } from '../../platform/events.ts'
import { queueAt } from '../../platform/queue.ts'
import { contactSubmitted } from './events.ts'

export const contactQueues = {
  'contact.notify-company': queueOn(contactSubmitted),
  'contact.confirm-to-sender': queueOn(contactSubmitted),
  'contact.purge-deleted': queueAt('10 3 * * *'),
}
