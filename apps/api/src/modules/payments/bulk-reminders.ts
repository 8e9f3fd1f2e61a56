import type { Person } from '@trusswell/domain/actor.ts'
import type { AdminPayment } from '@trusswell/domain/admin-payments.ts'
import type { BulkReminders, SentReminder } from '@trusswell/domain/bulk-payments.ts'
import { bulkNoticeSeconds, bulkUndoSeconds } from '@trusswell/domain/bulk.ts'
import { sql } from 'kysely'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { afterCommit, type Tx } from '../../platform/database.ts'
import { tellOfProject } from '../../platform/live.ts'
import { nextVersion } from '../../platform/versioned.ts'
import { getAdminPayment } from './admin-repository.ts'
import { notifyOfPayment } from './notify-of-facts.ts'
import { problemOf } from './remind.ts'

type Deps = Pick<ApiDeps, 'emit' | 'live' | 'today'>

/** Reminds of those that can be reminded of today. No one is notified until the time to undo is over. */
export async function remindOfPayments(
  { emit, live, today }: Deps,
  tx: Tx,
  person: Person,
  { ids }: BulkReminders,
): Promise<{ data: AdminPayment[]; changed: SentReminder[] }> {
  const day = today()
  const data: AdminPayment[] = []
  const changed: SentReminder[] = []
  for (const payment of await lockPayments(tx, ids)) {
    if (problemOf(payment, day)) continue
    const { id, project_id, reminded_on } = payment
    await setReminded(tx, id, day)
    await notifyOfPayment(
      emit,
      tx,
      // The day, so that the notification can tell whether the reminder was undone.
      { kind: 'payment_requested', id, object_id: day, actor_id: person.id, detail: day },
      { afterSeconds: bulkNoticeSeconds },
    )
    await writeAudit(tx, person, { action: 'payment.reminded', entity: 'payment', entity_id: id })
    afterCommit(() => tellOfProject(live, project_id))
    const reminded = await getAdminPayment(tx, id, day)
    data.push(reminded)
    changed.push({ id, version: reminded.version, reminded_on })
  }
  return { data, changed }
}

/** Cancels the reminders within the time to undo, of payments that weren't changed since. */
export async function undoReminders(
  { live, today }: Deps,
  tx: Tx,
  person: Person,
  changes: SentReminder[],
): Promise<AdminPayment[]> {
  const day = today()
  const rows = await lockPayments(
    tx,
    changes.map(({ id }) => id),
  )
  const data: AdminPayment[] = []
  for (const { id, version, project_id, reminded_on, isRecent } of rows) {
    const before = changes.find((each) => each.id === id && each.version === version)
    if (!before || !isRecent || reminded_on === null || reminded_on <= (before.reminded_on ?? '')) continue
    await setReminded(tx, id, before.reminded_on)
    await writeAudit(tx, person, { action: 'payment.reminder-cancelled', entity: 'payment', entity_id: id })
    afterCommit(() => tellOfProject(live, project_id))
    data.push(await getAdminPayment(tx, id, day))
  }
  return data
}

/** In the order in which all changes of several lock them. */
const lockPayments = (tx: Tx, ids: string[]) =>
  tx
    .selectFrom('payments')
    .selectAll()
    .select(sql<boolean>`updated_at > now() - make_interval(secs => ${bulkUndoSeconds})`.as('isRecent'))
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

const setReminded = (tx: Tx, id: string, reminded_on: string | null) =>
  tx
    .updateTable('payments')
    .set({ reminded_on, version: nextVersion, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
