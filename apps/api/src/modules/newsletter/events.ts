import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

const SubscriptionRef = z.strictObject({ subscription_id: z.uuid() })

export const newsletterRequested = defineEvent('newsletter.requested', SubscriptionRef)
export const newsletterConfirmed = defineEvent('newsletter.confirmed', SubscriptionRef)
