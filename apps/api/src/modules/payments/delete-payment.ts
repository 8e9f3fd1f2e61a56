import type { Person } from '@trusswell/domain/actor.ts'
import type { AdminPayment } from '@trusswell/domain/admin-payments.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { sql } from 'kysely'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { afterCommit, type Tx } from '../../platform/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { tellOfProject } from '../../platform/live.ts'
import { nextVersion } from '../../platform/versioned.ts'
import { getAdminPayment } from './admin-repository.ts'
import { hasOpenPage, lockPayment, type LockedPayment } from './ledger.ts'
import { mustBeIdle, mustBeManual } from './lock-for-admin.ts'

type Deps = Pick<ApiDeps, 'live' | 'today'>

/** Hides a payment. Money that we still hold stays on record. */
export async function deletePayment(deps: Deps, tx: Tx, person: Person, id: string): Promise<AdminPayment> {
  const payment = await lockPayment(tx, id)
  if (payment.deleted_at !== null) throw notFound()
  mustBeManual(payment, 'deleted')
  mustBeIdle({ ...payment, processing: payment.processing || (await hasOpenPage(tx, id)) })
  if (payment.credited_paise > 0)
    throw new AppError(
      'conflict',
      `We received ${formatMoney(payment.credited_paise)} for this payment. Refund it or set its status to pending before you delete it.`,
    )
  return setDeleted(deps, tx, person, { payment, deleted: true })
}

export async function restorePayment(deps: Deps, tx: Tx, person: Person, id: string): Promise<AdminPayment> {
  const payment = await lockPayment(tx, id)
  if (payment.deleted_at === null) throw notFound()
  return setDeleted(deps, tx, person, { payment, deleted: false })
}

async function setDeleted(
  { live, today }: Deps,
  tx: Tx,
  person: Person,
  { payment: { id, project_id }, deleted }: { payment: LockedPayment; deleted: boolean },
): Promise<AdminPayment> {
  await tx
    .updateTable('payments')
    .set({ deleted_at: deleted ? sql`now()` : null, version: nextVersion, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
  const payment = await getAdminPayment(tx, id, today())
  await writeAudit(tx, person, {
    action: deleted ? 'payment.deleted' : 'payment.restored',
    entity: 'payment',
    entity_id: id,
    details: {
      before: { deleted: !deleted, status: payment.status },
      after: { deleted, status: payment.status },
    },
  })
  afterCommit(() => tellOfProject(live, project_id))
  return payment
}
