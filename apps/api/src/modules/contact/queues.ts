import { queueOn } from '../../platform/events.ts'
import { queueAt } from '../../platform/queue.ts'
import { contactReplied, contactSubmitted } from './events.ts'

export const contactQueues = {
  'contact.notify-company': queueOn(contactSubmitted),
  'contact.confirm-to-sender': queueOn(contactSubmitted),
  'contact.send-reply': queueOn(contactReplied),
  'contact.purge-deleted': queueAt('10 3 * * *'),
}
