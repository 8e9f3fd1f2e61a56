import { queueOn } from '../../platform/events.ts'
import { queueAt } from '../../platform/queue.ts'
import {
  issueSendingStarted,
  issueTestRequested,
  newsletterConfirmed,
  newsletterRequested,
} from './events.ts'

export const newsletterQueues = {
  'newsletter.send-confirmation': queueOn(newsletterRequested),
  'newsletter.send-welcome': queueOn(newsletterConfirmed),
  'newsletter.send-issue': queueOn(issueSendingStarted),
  'newsletter.send-test': queueOn(issueTestRequested),
  'newsletter.continue': queueAt('* * * * *'),
  'newsletter.purge': queueAt('15 3 * * *'),
}
