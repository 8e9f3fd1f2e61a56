import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Tx } from '../platform/database.ts'
import { enqueue, type QueueDefinitions } from '../platform/queue.ts'

const ContactRef = z.strictObject({ contact_id: z.uuid() })
const UserRef = z.strictObject({ user_id: z.uuid() })
const InvitationRef = z.strictObject({ invitation_id: z.uuid() })
const SubscriptionRef = z.strictObject({ subscription_id: z.uuid() })
const Nothing = z.strictObject({})

/** Every queue, with what its jobs carry and, for those that run by the clock in Kolkata, when. */
export const queues = {
  'contact.notify-company': { payload: ContactRef },
  'contact.confirm-to-sender': { payload: ContactRef },
  'contact.purge-deleted': { payload: Nothing, cron: '10 3 * * *' },
  'identity.send-verification': { payload: UserRef },
  // Also without a person, so that asking for an unknown address costs the same as for a known one.
  'identity.send-reset': { payload: z.strictObject({ user_id: z.uuid().nullable() }) },
  'identity.send-email-change': { payload: UserRef },
  'identity.send-invitation': { payload: InvitationRef },
  'identity.tell-new-device': { payload: z.strictObject({ user_id: z.uuid(), session_id: z.uuid() }) },
  'identity.tell-password-changed': { payload: UserRef },
  'identity.tell-sign-up-attempt': { payload: UserRef },
  'identity.purge-deleted': { payload: Nothing, cron: '20 3 * * *' },
  'identity.expire': { payload: Nothing, cron: '30 3 * * *' },
  'newsletter.send-confirmation': { payload: SubscriptionRef },
  'newsletter.send-welcome': { payload: SubscriptionRef },
  'newsletter.purge': { payload: Nothing, cron: '15 3 * * *' },
  'audit.seal': { payload: Nothing, cron: '* * * * *' },
  'idempotency.expire': { payload: Nothing, cron: '40 * * * *' },
  'mail.expire': { payload: Nothing, cron: '50 3 * * *' },
} satisfies QueueDefinitions
export type Queues = typeof queues

type EventMap = {
  'contact.submitted': { contact_id: string }
  'user.signed-up': { user_id: string }
  'user.verification-wanted': { user_id: string }
  'user.sign-up-attempted': { user_id: string }
  'user.password-forgotten': { user_id: string | null }
  'user.password-changed': { user_id: string }
  'user.email-change-wanted': { user_id: string }
  'user.signed-in-on-new-device': { user_id: string; session_id: string }
  'user.invited': { invitation_id: string }
  'newsletter.requested': { subscription_id: string }
  'newsletter.confirmed': { subscription_id: string }
}

const subscribers: { [Event in keyof EventMap]: QueueTaking<EventMap[Event]>[] } = {
  'contact.submitted': ['contact.notify-company', 'contact.confirm-to-sender'],
  'user.signed-up': ['identity.send-verification'],
  'user.verification-wanted': ['identity.send-verification'],
  'user.sign-up-attempted': ['identity.tell-sign-up-attempt'],
  'user.password-forgotten': ['identity.send-reset'],
  'user.password-changed': ['identity.tell-password-changed'],
  'user.email-change-wanted': ['identity.send-email-change'],
  'user.signed-in-on-new-device': ['identity.tell-new-device'],
  'user.invited': ['identity.send-invitation'],
  'newsletter.requested': ['newsletter.send-confirmation'],
  'newsletter.confirmed': ['newsletter.send-welcome'],
}

type QueueTaking<Payload> = {
  [Name in keyof Queues]: Payload extends z.infer<Queues[Name]['payload']> ? Name : never
}[keyof Queues]

export type Emit = ReturnType<typeof createEmit>

/** `emit(tx, event, payload)`: one job for each subscriber, in the caller's transaction. */
export const createEmit =
  (boss: PgBoss) =>
  async <Event extends keyof EventMap>(tx: Tx, event: Event, payload: EventMap[Event]): Promise<void> => {
    for (const queue of subscribers[event]) await enqueue(boss, tx, queue, payload)
  }
