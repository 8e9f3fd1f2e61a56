import { queueOn } from '../../platform/events.ts'
import { queueAt, queueOf } from '../../platform/queue.ts'
import { contactReplied, contactSubmitted } from './events.ts'

export const contactQueues = {
  /** For jobs of the version before, which mailed each enquiry at once. */
  'contact.notify-company': queueOf(contactSubmitted.payload),
  'contact.confirm-to-sender': queueOn(contactSubmitted),
  'contact.send-reply': queueOn(contactReplied),
  'contact.purge-deleted': queueAt('10 3 * * *'),
}
