import { z } from 'zod'

export const NotificationKind = z.enum([
  'project_created',
  'manager_assigned',
  'milestone_added',
  'milestone_due',
  'milestone_overdue',
  'milestone_completed',
  'status_changed',
])
export type NotificationKind = z.infer<typeof NotificationKind>

export const notificationKindLabels: Record<NotificationKind, string> = {
  project_created: 'A project is created',
  manager_assigned: 'A project manager is assigned',
  milestone_added: 'A milestone is added',
  milestone_due: 'A milestone is due in 3 days',
  milestone_overdue: 'A milestone is overdue',
  milestone_completed: 'A milestone is completed',
  status_changed: 'A project changes its status',
}

export const Notification = z
  .strictObject({
    id: z.uuid(),
    kind: NotificationKind,
    message: z.string(),
    project_id: z.uuid().nullable(),
    read: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof Notification>

/** Where each kind reaches a person. Mails go to those who ask for them. */
export const NotificationPreference = z
  .strictObject({ kind: NotificationKind, in_app: z.boolean(), email: z.boolean(), digest: z.boolean() })
  .meta({ id: 'NotificationPreference' })
export type NotificationPreference = z.infer<typeof NotificationPreference>

export const preferenceDefaults = { in_app: true, email: false, digest: false } as const

export const NotificationPreferences = z
  .strictObject({ data: z.array(NotificationPreference).max(NotificationKind.options.length) })
  .meta({ id: 'NotificationPreferences' })

/** More than this is shown as `99+`; nobody counts further. */
export const mostUnread = 100

/** What a socket says: only what changed. The page asks the API for it, so no rule is passed by. */
export const LiveMessage = z.union([
  /** Connected: what happened before this must be fetched. */
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('notification'), id: z.uuid() }),
  z.strictObject({ type: z.literal('project'), id: z.uuid() }),
])
export type LiveMessage = z.infer<typeof LiveMessage>
