import type { Person } from '@trusswell/domain/actor.ts'
import {
  statusReasonMessage,
  type AdminPayment,
  type AdminPaymentPatch,
} from '@trusswell/domain/admin-payments.ts'
import { formatMoney, toPaise } from '@trusswell/domain/money.ts'
import { PaymentGateway, PaymentMethod, type PaymentStatus } from '@trusswell/domain/payments.ts'
import { sql } from 'kysely'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { afterCommit, type Tx } from '../../platform/database.ts'
import { AppError, invalidField } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { tellOfProject } from '../../platform/live.ts'
import { mustRepeat, nextVersion } from '../../platform/versioned.ts'
import { facts, getAdminPayment } from './admin-repository.ts'
import { applyFacts } from './apply-facts.ts'
import { lockPayment, nextSeq, readCredits, readEarlierCredit, type LockedPayment } from './ledger.ts'
import { lockForAdmin, mustBeIdle, mustBeManual } from './lock-for-admin.ts'
import { returnCredit } from './refund-payment.ts'

type Deps = Pick<ApiDeps, 'emit' | 'live' | 'today'>

/** Fields are overwritten; a new status is a fact of its own, with a reason. */
export async function editPayment(
  deps: Deps,
  tx: Tx,
  person: Person,
  { id, patch }: { id: string; patch: AdminPaymentPatch },
): Promise<AdminPayment> {
  const { version, status, reason } = patch
  const { locked, before } = await lockForAdmin(tx, id, { version, today: deps.today() })
  await mustRepeat(() => before)
  mustBeManual(locked, 'edited')
  const fields = changedFields(locked, patch)
  const newStatus = status !== undefined && status !== locked.status ? status : null
  if (!newStatus && Object.keys(fields).length === 0) return before
  if (newStatus || 'amount_paise' in fields) mustBeIdle(locked)
  if ('amount_paise' in fields && locked.credited_paise + locked.refunded_paise > 0 && !newStatus)
    throw new AppError(
      'conflict',
      `We received ${formatMoney(locked.credited_paise + locked.refunded_paise)} for this payment. Set its status to pending to change the amount.`,
    )
  // With a new status the ledger counts the version up.
  await tx
    .updateTable('payments')
    .set({ ...fields, updated_at: sql`now()`, ...(newStatus ? {} : { version: nextVersion }) })
    .where('id', '=', id)
    .execute()
  if (newStatus) {
    if (reason === undefined) throw invalidField('reason', statusReasonMessage)
    await setStatus(deps, tx, person, { payment: await lockPayment(tx, id), status: newStatus, reason })
  }
  const after = await getAdminPayment(tx, id, deps.today())
  const differing = [...Object.keys(fields), ...(newStatus ? ['status'] : [])]
  await writeAudit(tx, person, {
    action: 'payment.updated',
    entity: 'payment',
    entity_id: id,
    details: { fields: differing, before: facts(before), after: facts(after) },
  })
  afterCommit(() => tellOfProject(deps.live, locked.project_id))
  return after
}

/** Setting a credited payment to refunded records a refund; any other status is recorded as set by the admin. */
async function setStatus(
  deps: Deps,
  tx: Tx,
  person: Person,
  { payment, status, reason }: { payment: LockedPayment; status: PaymentStatus; reason: string },
): Promise<void> {
  const [credit] = await readCredits(tx, payment.id)
  if (status === 'refunded' && credit && credit.left_paise > 0) {
    await returnCredit(deps, tx, person, { payment, credit, paise: credit.left_paise, reason })
    return
  }
  const fact = {
    kind: 'status' as const,
    object_id: newId(),
    seq: await nextSeq(tx, payment.id),
    state: status,
    paise: payment.amount_paise,
    ...(status === 'completed' ? await restoredCredit(tx, payment) : {}),
    happened_at: new Date().toISOString(),
  }
  await applyFacts(deps, tx, payment, [{ fact, source: 'staff', reason, actor_id: person.id }], {
    failure_reason: status === 'failed' ? reason : null,
  })
}

/**
 * Completed again: what reached us before counts as it did, with its refunds and without a second receipt. A new amount
 * is a new credit, unless part of the old one was returned.
 */
async function restoredCredit(tx: Tx, payment: LockedPayment) {
  const earlier = await readEarlierCredit(tx, payment.id)
  if (!earlier || earlier.returned_paise >= earlier.paise) return {}
  const isChanged = earlier.amount_then !== null && earlier.amount_then !== payment.amount_paise
  if (!isChanged) return { of: earlier.object_id, paise: earlier.paise }
  if (earlier.returned_paise === 0) return {}
  if (earlier.returned_paise >= payment.amount_paise)
    throw new AppError(
      'conflict',
      `${formatMoney(earlier.returned_paise)} of this payment was refunded, so its amount must be higher.`,
    )
  return { of: earlier.object_id }
}

type Fields = Partial<
  Pick<LockedPayment, 'amount_paise' | 'description' | 'due_date' | 'payment_method' | 'gateway'>
>

function changedFields(payment: LockedPayment, patch: AdminPaymentPatch): Fields {
  const wanted: Fields = {
    ...(patch.amount === undefined ? {} : { amount_paise: toPaise(patch.amount) }),
    ...(patch.description === undefined ? {} : { description: patch.description }),
    ...(patch.due_date === undefined ? {} : { due_date: patch.due_date }),
    ...(patch.payment_method === undefined ? {} : storedMethod(patch.payment_method)),
  }
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => payment[name as keyof Fields] !== value),
  )
}

/** A gateway is a way to pay by card; the other methods have none. */
function storedMethod(shown: NonNullable<AdminPaymentPatch['payment_method']>) {
  const gateway = PaymentGateway.safeParse(shown)
  return gateway.success
    ? { payment_method: 'credit_card' as const, gateway: gateway.data }
    : { payment_method: PaymentMethod.parse(shown), gateway: null }
}
