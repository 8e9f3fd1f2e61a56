import { queueOn } from '../../platform/events.ts'
import { queueAt } from '../../platform/queue.ts'
import { newsletterConfirmed, newsletterRequested } from './events.ts'

export const newsletterQueues = {
  'newsletter.send-confirmation': queueOn(newsletterRequested),
  'newsletter.send-welcome': queueOn(newsletterConfirmed),
  'newsletter.purge': queueAt('15 3 * * *'),
}
