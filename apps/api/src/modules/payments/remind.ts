import type { Person } from '@trusswell/domain/actor.ts'
import { reminderProblemOf, reminderProblems } from '@trusswell/domain/payment-reminders.ts'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { afterCommit, type Tx } from '../../platform/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { tellOfProject } from '../../platform/live.ts'
import { lockPayment, type LockedPayment } from './ledger.ts'
import { notifyOfPayment } from './notify-of-facts.ts'

/** Sends a request for payment again, at most once a day. */
export async function remindOfPayment(
  { emit, live, today }: Pick<ApiDeps, 'emit' | 'live' | 'today'>,
  tx: Tx,
  person: Person,
  id: string,
): Promise<void> {
  const payment = await lockPayment(tx, id)
  if (payment.deleted_at !== null) throw notFound()
  const day = today()
  const problem = problemOf(payment, day)
  if (problem) throw new AppError('conflict', reminderProblems[problem])
  await tx.updateTable('payments').set({ reminded_on: day }).where('id', '=', id).execute()
  await notifyOfPayment(emit, tx, {
    kind: 'payment_requested',
    id,
    object_id: day,
    actor_id: person.id,
    detail: 'reminder',
  })
  await writeAudit(tx, person, { action: 'payment.reminded', entity: 'payment', entity_id: id })
  afterCommit(() => tellOfProject(live, payment.project_id))
}

export const problemOf = ({ requested_by, status, ...payment }: LockedPayment, day: string) =>
  reminderProblemOf({ ...payment, status, requested: requested_by !== null }, day)
