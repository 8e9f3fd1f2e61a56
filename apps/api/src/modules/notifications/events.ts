import type { Person, Role } from '@trusswell/domain/actor.ts'
import { NotificationKind, NotificationSubject } from '@trusswell/domain/notifications.ts'
import { z } from 'zod'
import type { Tx } from '../../platform/database.ts'
import { defineEvent } from '../../platform/events.ts'
import type { MailDetails } from '../../platform/mail-details.ts'

/** An event that people are notified of. `detail` is a value that may have changed before the notification is created. */
const NotificationEvent = z.strictObject({
  kind: NotificationKind,
  /** The same key twice is one notification. */
  event_key: z.string().max(200),
  subject: NotificationSubject,
  actor_id: z.uuid().nullable(),
  detail: z.string().max(40).nullable(),
  /** The event was delayed so that it could be undone. No notification is sent if the value changed since. */
  undoable: z.boolean().optional(),
})
export type NotificationEvent = z.infer<typeof NotificationEvent>

export const notificationRequested = defineEvent('notification.requested', NotificationEvent)

export type NotificationReader = { id: string; role: Role }
/** Creates the notification for an event of the module; null when its subject no longer exists. */
export type ComposeNotification = (
  tx: Tx,
  event: NotificationEvent,
) => Promise<{
  /** The one sentence that list, mail and digest show. */
  message: string
  /** The sentence for one reader, if it isn't the same for all. */
  messageFor?: (readerId: string) => string
  readers: NotificationReader[]
  pathFor: (role: Role) => string
  /** Deleting this project deletes the notification. */
  project_id: string | null
  /** Whom the message names; erasing this person deletes the notification. */
  person_id?: string | null
  /** Who did it, if the message for this reader names them; erasing them deletes it too. */
  actorFor?: (readerId: string) => string | null
  /** Further events under the same key within an hour join the notification, and its mail waits for them. */
  batch?: Batch
} | null>

export type Batch = {
  key: string
  messageOf: (count: number) => string
  pathOf: (count: number) => string
}

/**
 * For kinds whose mails say more than one sentence to this reader. Null when there is nothing to say any more, undefined
 * for the sentence alone.
 */
export type ComposeMail = (
  tx: Tx,
  notification: { kind: NotificationKind; subject_id: string; reader: Person },
) => Promise<MailDetails | null | undefined>

/** What the office is mailed of a kind, every ten minutes. */
export type OfficeNews = {
  /** How many there are of what, for the subject line. */
  subjectOf: (count: number) => string
  /** The list that shows all of them. */
  listPath: string
  /** Mailed whatever the company-wide switches for e-mails say. */
  always?: boolean
  /** Null when there is nothing to say any more. */
  compose: (tx: Tx, subjectId: string) => Promise<OfficeItem | null>
}
export type OfficeItem = {
  /** The member of staff who took it on, instead of the office. */
  assignee_id: string | null
  reference: string | null
  facts: MailDetails['facts']
  path: string
  /** Who is answered by replying to a mail about this alone. */
  sender?: string
}
