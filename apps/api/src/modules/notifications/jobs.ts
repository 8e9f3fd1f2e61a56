import { system, type Role } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import { createElement } from 'react'
import type { WorkerDeps } from '../../deps.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import { deliverMail } from '../../platform/mail-delivery.ts'
import { enqueue } from '../../platform/queue.ts'
import type { Queues } from '../events.ts'
import { DigestMail, NotificationMail } from './mails.tsx'
import { tell } from './tell.ts'
import {
  endDigest,
  expireNotifications,
  findDigestReader,
  findForMail,
  listDigest,
  listDigestReaders,
  listReminders,
} from './worker-repository.ts'

const handler = handlerFor<Queues>()
const noticeDays = 3
// How far back a worker that was away looks for what it should have told.
const lateDays = 7

export const notificationJobs = (deps: WorkerDeps) => {
  const { db, boss, origin, today } = deps
  const projectUrl = (id: string | null) =>
    id ? `${origin}/dashboard/projects/${id}` : `${origin}/dashboard`
  const settingsUrl = (role: Role) => `${origin}/${role === 'admin' ? 'account' : `${role}/settings`}`

  return [
    handler('notifications.tell', (tidings) => tell(deps, tidings)),

    handler('notifications.send-mail', async ({ notification_id }, job) => {
      const found = await db.as(system, (tx) => findForMail(tx, notification_id))
      if (!found) return
      const { name, message, role } = found
      await deliverMail(deps, {
        id: job.id,
        kind: `notification.${found.kind}`,
        subject_id: found.user_id,
        to: found.email,
        subject: message,
        body: createElement(NotificationMail, {
          name,
          message,
          url: projectUrl(found.project_id),
          settingsUrl: settingsUrl(role),
        }),
      })
    }),

    handler('notifications.digest', async () => {
      await db.as(system, async (tx) => {
        for (const { user_id } of await listDigestReaders(tx)) {
          await enqueue(boss, tx, 'notifications.send-digest', { user_id, day: today() })
        }
      })
    }),

    handler('notifications.send-digest', async ({ user_id, day }, job) => {
      const [reader, items] = await db.as(system, (tx) =>
        Promise.all([findDigestReader(tx, user_id), listDigest(tx, user_id, day)]),
      )
      if (items.length === 0) return
      if (reader) {
        await deliverMail(deps, {
          id: job.id,
          kind: 'notification.digest',
          subject_id: user_id,
          to: reader.email,
          subject: 'Your projects today',
          body: createElement(DigestMail, {
            name: reader.name,
            day,
            items: items.map((item) => ({ message: item.message, url: projectUrl(item.project_id) })),
            settingsUrl: settingsUrl(reader.role),
          }),
        })
      }
      const ids = items.map((item) => item.id)
      await db.as(system, (tx) => endDigest(tx, ids))
    }),

    handler('notifications.remind', async () => {
      const day = today()
      await db.as(system, async (tx) => {
        const due = await listReminders(tx, {
          from: addDays(day, -lateDays),
          until: addDays(day, noticeDays),
        })
        for (const { id, project_id, due_date } of due) {
          const kind = due_date < day ? ('milestone_overdue' as const) : ('milestone_due' as const)
          await enqueue(boss, tx, 'notifications.tell', {
            kind,
            // A day that is moved is told of again.
            event_key: `${kind}:${id}:${due_date}`,
            project_id,
            actor_id: null,
            subject_id: id,
            detail: null,
          })
        }
      })
    }),

    handler('notifications.expire', () => db.as(system, expireNotifications)),
  ]
}
