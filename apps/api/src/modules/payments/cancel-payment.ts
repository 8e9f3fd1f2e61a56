import type { Person } from '@trusswell/domain/actor.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import { sql } from 'kysely'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { afterCommit, type Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import { tellOfProject } from '../../platform/live.ts'
import { nextVersion } from '../../platform/versioned.ts'
import { applyFacts } from './apply-facts.ts'
import { closeOpenPage } from './checkout.ts'
import { alreadyDeposited, alreadyMade, beingPaid } from './conflicts.ts'
import { findClaim, listUndecidedClaims } from './history.ts'
import { hasOpenPage, lockPayment, nextSeq, type LockedPayment } from './ledger.ts'

/**
 * Cancels a client's payment: closes the open page and withdraws the undecided reports. A payment that the client started is
 * removed; one that staff requested stays due. Money that arrives later is credited, and restores a removed payment.
 */
export async function cancelPayment(deps: ApiDeps, person: Person, { id, status }: Payment): Promise<void> {
  if (status === 'completed' || status === 'refunded') throw alreadyMade()
  const page_closed = await closeOpenPage(deps, person, id)
  await deps.db.as(person, async (tx) => {
    const payment = await lockPayment(tx, id, alreadyMade)
    // A colleague opened another page, or a bank is still processing an earlier payment.
    if (payment.processing || (await hasOpenPage(tx, id))) throw beingPaid()
    const claim_ids = payment.awaiting_confirmation ? await withdrawClaims(deps, tx, person, payment) : []
    const removed = payment.begun_by_client === true && payment.invoice_file_id === null
    if (!removed && !page_closed && claim_ids.length === 0) throw nothingToCancel()
    if (removed) {
      await tx
        .updateTable('payments')
        .set({ deleted_at: sql`now()`, version: nextVersion, updated_at: sql`now()` })
        .where('id', '=', id)
        .execute()
      afterCommit(() => tellOfProject(deps.live, payment.project_id))
    }
    await writeAudit(tx, person, {
      action: 'payment.cancelled',
      entity: 'payment',
      entity_id: id,
      details: { removed, page_closed, claim_ids },
    })
  })
}

/** All that staff haven't decided: without the newest, one before it would wait for them instead. */
async function withdrawClaims(
  deps: ApiDeps,
  tx: Tx,
  person: Person,
  payment: LockedPayment,
): Promise<string[]> {
  const claim = await findClaim(tx, payment.id)
  if (!claim) return []
  if (claim.state !== 'claimed') throw alreadyDeposited()
  const ids = await listUndecidedClaims(tx, payment.id)
  const seq = await nextSeq(tx, payment.id)
  const withdrawals = ids.map((object_id, at) => ({
    fact: {
      kind: 'claim' as const,
      object_id,
      seq: seq + at,
      state: 'withdrawn' as const,
      paise: 0,
      tds_paise: 0,
      happened_at: new Date().toISOString(),
    },
    source: 'staff' as const,
    actor_id: person.id,
  }))
  await applyFacts(deps, tx, payment, withdrawals, {
    transaction_id: null,
    failure_reason: await earlierRefusal(tx, payment.id, ids),
  })
  return ids
}

/** Without the reports, the one before them counts again: what we said of it is shown again as well. */
async function earlierRefusal(tx: Tx, paymentId: string, claimIds: string[]): Promise<string | null> {
  const latest = await tx
    .selectFrom('payment_events')
    .select(['state', 'reason'])
    .where('payment_id', '=', paymentId)
    .where('object_id', 'not in', claimIds)
    .where('seq', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isRefused = latest?.state === 'rejected' || latest?.state === 'bounced' || latest?.state === 'failed'
  return isRefused ? latest.reason : null
}

const nothingToCancel = () =>
  new AppError(
    'conflict',
    'We requested this payment, and there’s nothing to cancel yet. Contact us if you think it’s wrong.',
  )
