import { system } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import type { NotificationKind } from '@trusswell/domain/notifications.ts'
import type { Database } from '../../platform/database.ts'
import type { Emit } from '../../platform/events.ts'
import { insertNotifications } from './create-notifications.ts'
import { notificationRequested, type ComposeNotification, type NotificationEvent } from './events.ts'

// Only recent notifications are unread; those that are a few days old are marked as read.
const shownDays = 45
const readAfterDays = 3

/** A moment during working hours in India. */
const duringWork = (day: string, nth: number) =>
  `${day}T${String(4 + (nth % 8)).padStart(2, '0')}:${String((nth * 17) % 60).padStart(2, '0')}:00Z`

/** Collects what sample data would have notified people of, and adds it to their lists once all rows are committed. */
export function collectNotifications(
  worker: Database,
  composers: Record<NotificationKind, ComposeNotification>,
  today: string,
) {
  const collected: { event: NotificationEvent; day: string }[] = []
  const emitAt =
    (day: string): Emit =>
    async (_tx, { name }, payload) => {
      if (name !== notificationRequested.name || day < addDays(today, -shownDays) || day > today) return
      collected.push({ event: notificationRequested.payload.parse(payload), day })
    }
  const write = async () => {
    let added = 0
    // Oldest first: lists are ordered by time, then by id.
    for (const { event, day } of collected.toSorted((a, b) => a.day.localeCompare(b.day))) {
      const created_at = day === today ? new Date().toISOString() : duringWork(day, added)
      const read_at = day < addDays(today, -readAfterDays) ? `${day}T12:00:00Z` : null
      const rows = await worker.as(system, (tx) =>
        insertNotifications(tx, composers[event.kind], event, { created_at, read_at, digest: false }),
      )
      added += rows.length
    }
    return added
  }
  return { emitAt, write }
}
