import { z } from 'zod'
import { queueOn } from '../../platform/events.ts'
import { queueAt, queueOf } from '../../platform/queue.ts'
import { NotificationKind } from '@trusswell/domain/notifications.ts'
import { notificationRequested } from './events.ts'

export const notificationQueues = {
  'notifications.create': queueOn(notificationRequested),
  'notifications.send-mail': queueOf(z.strictObject({ notification_id: z.uuid() })),
  // Every person's digest is a mail and so a job of its own.
  'notifications.digest': queueAt('0 8 * * *'),
  'notifications.send-digest': queueOf(z.strictObject({ user_id: z.uuid(), day: z.iso.date() })),
  'notifications.mail-office': queueAt('*/10 * * * *'),
  'notifications.send-office-mail': queueOf(
    z.strictObject({ kind: NotificationKind, batch: z.uuid(), user_id: z.uuid().nullable() }),
  ),
  'notifications.remind': queueAt('30 7 * * *'),
  'notifications.expire': queueAt('35 3 * * *'),
}
