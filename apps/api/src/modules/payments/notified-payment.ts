import { formatDay } from '@trusswell/domain/days.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { findClaim } from './history.ts'

/** A payment's texts for notifications and their mails. Null when it was deleted. */
export async function findForNotification(tx: Tx, id: string, objectId: string | null = null) {
  // A project that moves to another organisation waits for these readers' rows and then deletes them.
  const payment = await tx
    .selectFrom('payments')
    .select([
      'project_id',
      'project_title',
      'organisation_id',
      'amount_paise',
      'description',
      'due_date',
      'status',
      'failure_reason',
      'processing',
      'awaiting_confirmation',
      'disputed',
      'reminded_on',
      sql<string | null>`(select display_name from organisations
        where organisations.id = payments.organisation_id)`.as('organisation'),
      sql<string | null>`(select named_after from organisations
        where organisations.id = payments.organisation_id)`.as('namesake'),
      sql<boolean>`not exists (select from projects
        where projects.id = payments.project_id and projects.deleted_at is null)`.as('isProjectDeleted'),
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!payment) return null
  const claim = await findClaim(tx, id)
  return {
    project_id: payment.project_id,
    organisation_id: payment.organisation_id,
    isProjectDeleted: payment.isProjectDeleted,
    project: payment.project_title,
    organisation: payment.organisation ?? 'The client',
    /** The person whose name the organisation has. */
    namesake: payment.namesake,
    description: payment.description,
    amount: formatMoney(payment.amount_paise),
    due: payment.due_date ? formatDay(payment.due_date) : null,
    reason: payment.failure_reason,
    /** Still to be paid, and not being paid at the moment. */
    isOpen:
      (payment.status === 'pending' || payment.status === 'failed') &&
      !payment.processing &&
      !payment.awaiting_confirmation,
    isDisputed: payment.disputed,
    remindedOn: payment.reminded_on,
    /** What the event is about: the amount that came or went. */
    movement: await findMovement(tx, id, objectId),
    claim: {
      instrument: claim?.method === 'check' ? 'cheque' : 'transfer',
      amount: formatMoney(claim?.amount_paise ?? payment.amount_paise),
      reference: claim?.reference ?? null,
      paid_on: claim ? formatDay(claim.paid_on) : null,
      tds: claim?.tds_paise ? formatMoney(claim.tds_paise) : null,
    },
  }
}

export type NotifiedPayment = NonNullable<Awaited<ReturnType<typeof findForNotification>>>

async function findMovement(tx: Tx, id: string, objectId: string | null): Promise<string | null> {
  if (objectId === null) return null
  const found = await tx
    .selectFrom('payment_movements')
    .select('paise')
    .where('payment_id', '=', id)
    .where('object_id', '=', objectId)
    .where('step', '=', 0)
    .executeTakeFirst()
  return found ? formatMoney(Math.abs(found.paise)) : null
}
