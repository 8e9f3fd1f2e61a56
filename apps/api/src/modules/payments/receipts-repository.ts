import type { Reader, Tx } from '../../platform/database.ts'
import { ReceiptContent } from './receipt-content.ts'

/** Owners and finance whose address is confirmed. */
export const listReceiptReaders = (tx: Tx, organisationId: string) =>
  mailable(tx).where('organisation_id', '=', organisationId).execute()

/** Null when the person has left, or no longer handles the organisation's money. */
export async function findForReceiptMail(tx: Tx, ids: { receipt_id: string; user_id: string }) {
  const receipt = await tx
    .selectFrom('payment_receipts')
    .innerJoin('payments', 'payments.id', 'payment_receipts.payment_id')
    .select(['payment_receipts.content', 'payments.organisation_id'])
    .where('payment_receipts.id', '=', ids.receipt_id)
    .executeTakeFirst()
  if (!receipt?.organisation_id) return null
  const reader = await mailable(tx)
    .where('id', '=', ids.user_id)
    .where('organisation_id', '=', receipt.organisation_id)
    .executeTakeFirst()
  return reader ? { reader, content: ReceiptContent.parse(receipt.content) } : null
}

const mailable = (tx: Tx) =>
  tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('organisation_role', 'in', ['owner', 'finance'])
    .where('email_verified', '=', true)
    .where('deleted_at', 'is', null)
    .where('deactivated_at', 'is', null)

/** The first one, or the one that is asked for: a payment that was made twice has two. */
export async function findReceipt(reader: Reader, paymentId: string, number?: string) {
  let rows = reader
    .selectFrom('payment_receipts')
    .innerJoin('payments', 'payments.id', 'payment_receipts.payment_id')
    .select('payment_receipts.content')
    .where('payments.id', '=', paymentId)
    .where('payments.deleted_at', 'is', null)
  if (number !== undefined) rows = rows.where('payment_receipts.number', '=', number)
  const row = await rows.orderBy('payment_receipts.created_at').limit(1).executeTakeFirst()
  return row ? ReceiptContent.parse(row.content) : null
}
