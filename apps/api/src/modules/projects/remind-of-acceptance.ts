import { addDays } from '@trusswell/domain/days.ts'
import { sql } from 'kysely'
import type { WorkerDeps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import { enqueue } from '../../platform/queue.ts'
import { readNotificationSettings } from '../settings/repository.ts'
import { acceptanceReminder } from './notification-messages.ts'

const mostReminders = 3

/** Reminds owners of completed milestones without an answer, up to three times for each time that we asked. */
export async function remindOfAcceptance(
  { boss, today, now }: Pick<WorkerDeps, 'boss' | 'today' | 'now'>,
  tx: Tx,
): Promise<void> {
  const { acceptanceReminderDays } = await readNotificationSettings(tx)
  const waiting = { since: addDays(today(), -acceptanceReminderDays), now: new Date(now()).toISOString() }
  for (const { id, acceptance_at, acceptance_reminders } of await markReminded(tx, waiting)) {
    await enqueue(boss, tx, 'notifications.create', {
      kind: 'milestone_completed',
      event_key: `milestone_completed:${id}:${acceptance_at}:${acceptance_reminders}`,
      subject: { type: 'milestone', id },
      actor_id: null,
      detail: acceptanceReminder,
    })
  }
}

/** Those whose owners were asked or last reminded on this day in India or before. */
const markReminded = (tx: Tx, { since, now }: { since: string; now: string }) =>
  tx
    .updateTable('milestones')
    .set({
      acceptance_reminded_at: now,
      // Asking again empties the time of the last reminder and leaves the count.
      acceptance_reminders: sql<number>`case when acceptance_reminded_at is null then 1 else greatest(acceptance_reminders, 1) + 1 end`,
    })
    .where('acceptance', '=', 'asked')
    .where(sql<boolean>`(acceptance_reminded_at is null or acceptance_reminders < ${sql.lit(mostReminders)})`)
    .where('deleted_at', 'is', null)
    .where(
      sql<string>`coalesce(acceptance_reminded_at, acceptance_at)`,
      '<',
      sql<string>`(${addDays(since, 1)}::date)::timestamp at time zone 'Asia/Kolkata'`,
    )
    .where('project_id', 'in', (running) =>
      running
        .selectFrom('projects')
        .select('projects.id')
        .where('projects.deleted_at', 'is', null)
        .where('projects.status', '<>', 'cancelled'),
    )
    .returning(['id', 'acceptance_at', 'acceptance_reminders'])
    .execute()
