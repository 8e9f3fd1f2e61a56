import { isStaffRole } from '@trusswell/domain/actor-values.ts'
import { accountPath } from '@trusswell/domain/account-path.ts'
import { system, type Role } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import { type NotificationKind, notificationKinds } from '@trusswell/domain/notifications.ts'
import { sendsMails } from '@trusswell/domain/notification-switches.ts'
import { isWorkingDay } from '@trusswell/domain/working-hours.ts'
import { createElement } from 'react'
import type { WorkerDeps } from '../../deps.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import { deliverMail } from '../../platform/mail-delivery.ts'
import { idOf } from '../../platform/ids.ts'
import { enqueue } from '../../platform/queue.ts'
import { unlinked } from '../../platform/unlinked.ts'
import { mailLink } from '../mailed-links/repository.ts'
import { readNotificationSettings, readWorkingHours } from '../settings/repository.ts'
import { NotificationMail } from '../../platform/notification-mail.tsx'
import { DigestMail } from './mails.tsx'
import { createNotifications } from './create-notifications.ts'
import type { OfficeNews } from './events.ts'
import { makeOfficeBatches, sendOfficeMail } from './office-mails.ts'
import { expireOfficeItems } from './office-repository.ts'
import {
  endDigest,
  expireNotifications,
  findForMail,
  listDigest,
  listDigestReaders,
  listReminders,
  readerOf,
} from './worker-repository.ts'
import type { notificationQueues } from './queues.ts'

const handler = handlerFor<typeof notificationQueues>()
const noticeDays = 3
// How far back a worker that was down looks for reminders it has missed.
const lateDays = 7

export const notificationJobs = (deps: WorkerDeps) => {
  const { db, boss, origin, today } = deps
  const settingsUrl = (role: Role) => `${origin}${accountPath(role)}`

  /** Visitors and clients type what staff are mailed. */
  const forMailTo = (role: Role) => (isStaffRole(role) ? unlinked : (text: string) => text)

  return [
    handler('notifications.create', (event) =>
      createNotifications(deps, deps.notificationComposers[event.kind], event),
    ),

    handler('notifications.send-mail', async ({ notification_id }, job) => {
      const [found, settings] = await db.as(system, async (tx) => [
        await findForMail(tx, notification_id),
        await readNotificationSettings(tx),
      ])
      // It may have been switched off since the job was made.
      if (!found || !sendsMails(found.kind, settings)) return
      const { name, message, role, kind, subject_id } = found
      const compose = deps.mailComposers[kind]
      const details =
        compose && subject_id
          ? await db.as(system, (tx) => compose(tx, { kind, subject_id, reader: readerOf(found) }))
          : undefined
      if (details === null) return
      const to = { id: found.user_id, email: found.email }
      const answerUrl =
        details?.answers && subject_id
          ? await mailLink(deps, to, { id: idOf(`${job.id}/link`), subject_id, ...details.answers })
          : undefined
      await deliverMail(deps, {
        id: job.id,
        kind: `notification.${kind}`,
        subject_id: found.user_id,
        to: found.email,
        subject: notificationKinds[kind].repeatsVisitor ? notificationKinds[kind].label : message,
        body: createElement(NotificationMail, {
          name,
          message: forMailTo(role)(message),
          details: details && {
            ...details,
            facts: details.facts.map(([label, value]): [string, string] => [label, forMailTo(role)(value)]),
          },
          url: origin + found.path,
          answerUrl,
          settingsUrl: settingsUrl(role),
        }),
      })
    }),

    handler('notifications.digest', async () => {
      await db.as(system, async (tx) => {
        // What waits on a Sunday or a holiday comes on the next working day.
        if (!isWorkingDay(await readWorkingHours(tx), today())) return
        for (const { user_id } of await listDigestReaders(tx)) {
          await enqueue(boss, tx, 'notifications.send-digest', { user_id, day: today() })
        }
      })
    }),

    handler('notifications.send-digest', async ({ user_id, day }, job) => {
      const [listed, settings] = await db.as(system, async (tx) => [
        await listDigest(tx, user_id, day),
        await readNotificationSettings(tx),
      ])
      const items = listed.filter(({ kind, mailable }) => mailable && sendsMails(kind, settings))
      const reader = items[0]
      if (reader) {
        await deliverMail(deps, {
          id: job.id,
          kind: 'notification.digest',
          subject_id: user_id,
          to: reader.email,
          subject: 'Your daily summary',
          body: createElement(DigestMail, {
            name: reader.name,
            day,
            items: items.map((item) => ({
              message: forMailTo(reader.role)(item.message),
              url: origin + item.path,
            })),
            settingsUrl: settingsUrl(reader.role),
          }),
        })
      }
      const ids = listed.map((item) => item.id)
      await db.as(system, (tx) => endDigest(tx, ids))
    }),

    handler('notifications.mail-office', async () => {
      for (const news of Object.entries(deps.officeNews) as [NotificationKind, OfficeNews][])
        await db.as(system, (tx) => makeOfficeBatches(deps, tx, news))
    }),

    handler('notifications.send-office-mail', (batch, job) => sendOfficeMail(deps, batch, job)),

    handler('notifications.remind', async () => {
      const day = today()
      await db.as(system, async (tx) => {
        const due = await listReminders(tx, {
          from: addDays(day, -lateDays),
          until: addDays(day, noticeDays),
        })
        for (const { id, type, due_date } of due) {
          const late = due_date < day
          const kind = type === 'task' ? 'task_overdue' : late ? 'milestone_overdue' : 'milestone_due'
          if (type === 'task' && !late) continue
          await enqueue(boss, tx, 'notifications.create', {
            kind,
            // A due date that moves causes a new reminder.
            event_key: `${kind}:${id}:${due_date}`,
            subject: { type, id },
            actor_id: null,
            detail: null,
          })
        }
      })
    }),

    handler('notifications.expire', () =>
      db.as(system, async (tx) => {
        await expireNotifications(tx)
        await expireOfficeItems(tx)
      }),
    ),
  ]
}
