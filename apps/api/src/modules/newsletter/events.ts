import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

const SubscriptionRef = z.strictObject({ subscription_id: z.uuid() })

export const newsletterRequested = defineEvent('newsletter.requested', SubscriptionRef)
export const newsletterConfirmed = defineEvent('newsletter.confirmed', SubscriptionRef)

/** Also when it goes on after a pause. */
export const issueSendingStarted = defineEvent(
  'newsletter-issue.sending-started',
  z.strictObject({ issue_id: z.uuid() }),
)
export const issueTestRequested = defineEvent(
  'newsletter-issue.test-requested',
  z.strictObject({ issue_id: z.uuid(), user_id: z.uuid() }),
)
