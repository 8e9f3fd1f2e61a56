import { NotificationKind } from '@trusswell/domain/notifications.ts'
import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Tx } from '../platform/database.ts'
import { enqueue, type QueueDefinitions } from '../platform/queue.ts'

const ContactRef = z.strictObject({ contact_id: z.uuid() })
const UserRef = z.strictObject({ user_id: z.uuid() })
const InvitationRef = z.strictObject({ invitation_id: z.uuid() })
const SubscriptionRef = z.strictObject({ subscription_id: z.uuid() })
/** Something to tell people of. `detail` is a word of it that may have changed by the time it is told. */
const Tidings = z.strictObject({
  kind: NotificationKind,
  event_key: z.string().max(200),
  project_id: z.uuid(),
  actor_id: z.uuid().nullable(),
  subject_id: z.uuid().nullable(),
  detail: z.string().max(40).nullable(),
})
export type Tidings = z.infer<typeof Tidings>
const ApplicationRef = z.strictObject({ application_id: z.uuid() })
const FileRef = z.strictObject({ file_id: z.uuid() })
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
  'notifications.tell': { payload: Tidings },
  'notifications.send-mail': { payload: z.strictObject({ notification_id: z.uuid() }) },
  // Every person's digest is a mail and so a job of its own.
  'notifications.digest': { payload: Nothing, cron: '0 8 * * *' },
  'notifications.send-digest': { payload: z.strictObject({ user_id: z.uuid(), day: z.iso.date() }) },
  'notifications.remind': { payload: Nothing, cron: '30 7 * * *' },
  'notifications.expire': { payload: Nothing, cron: '35 3 * * *' },
  'projects.purge-deleted': { payload: Nothing, cron: '25 3 * * *' },
  'files.scan': { payload: FileRef },
  'files.scan-waiting': { payload: Nothing, cron: '* * * * *' },
  'files.remove': { payload: FileRef },
  'files.sweep': { payload: Nothing, cron: '45 3 * * *' },
  'applications.confirm': { payload: ApplicationRef },
  'applications.tell-renewed': { payload: ApplicationRef },
  'applications.send-mail': { payload: z.strictObject({ mail_id: z.uuid() }) },
  'applications.forget': { payload: ApplicationRef },
  'applications.retain': { payload: Nothing, cron: '25 3 * * *' },
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
  'project.created': Tidings
  'project.manager-assigned': Tidings
  'project.status-changed': Tidings
  'milestone.added': Tidings
  'milestone.completed': Tidings
  'file.received': { file_id: string }
  'file.unused': { file_id: string }
  'application.received': { application_id: string }
  'application.renewed': { application_id: string }
  'application.mail-written': { mail_id: string }
  'application.erased': { application_id: string }
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
  'project.created': ['notifications.tell'],
  'project.manager-assigned': ['notifications.tell'],
  'project.status-changed': ['notifications.tell'],
  'milestone.added': ['notifications.tell'],
  'milestone.completed': ['notifications.tell'],
  'file.received': ['files.scan'],
  'file.unused': ['files.remove'],
  'application.received': ['applications.confirm'],
  'application.renewed': ['applications.tell-renewed'],
  'application.mail-written': ['applications.send-mail'],
  'application.erased': ['applications.forget'],
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
