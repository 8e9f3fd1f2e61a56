import { addDays } from '@trusswell/domain/days.ts'
import { sql } from 'kysely'
import type { WorkerDeps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import { enqueue } from '../../platform/queue.ts'
import { readNotificationSettings } from '../settings/repository.ts'
import { acceptanceReminder } from './notification-messages.ts'

/** Reminds owners of completed milestones without an answer: once for each time that we asked. */
export async function remindOfAcceptance(
  { boss, today }: Pick<WorkerDeps, 'boss' | 'today'>,
  tx: Tx,
): Promise<void> {
  const { acceptanceReminderDays } = await readNotificationSettings(tx)
  for (const { id, acceptance_at } of await markReminded(tx, addDays(today(), -acceptanceReminderDays))) {
    await enqueue(boss, tx, 'notifications.create', {
      kind: 'milestone_completed',
      event_key: `milestone_completed:${id}:${acceptance_at}`,
      subject: { type: 'milestone', id },
      actor_id: null,
      detail: acceptanceReminder,
    })
  }
}

/** Those that were asked about on this day in India or before. */
const markReminded = (tx: Tx, day: string) =>
  tx
    .updateTable('milestones')
    .set({ acceptance_reminded_at: sql`now()` })
    .where('acceptance', '=', 'asked')
    .where('acceptance_reminded_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where(
      'acceptance_at',
      '<',
      sql<string>`(${addDays(day, 1)}::date)::timestamp at time zone 'Asia/Kolkata'`,
    )
    .where('project_id', 'in', (running) =>
      running
        .selectFrom('projects')
        .select('projects.id')
        .where('projects.deleted_at', 'is', null)
        .where('projects.status', '<>', 'cancelled'),
    )
    .returning(['id', 'acceptance_at'])
    .execute()
