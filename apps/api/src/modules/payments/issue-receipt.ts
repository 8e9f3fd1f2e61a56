import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { lockPayment } from './ledger.ts'
import { takeNumber } from './numbering.ts'

/** Null when the credit has its receipt already, or is no longer there. */
export async function issueReceipt(
  tx: Tx,
  { payment_id, object_id }: { payment_id: string; object_id: string },
  today: () => string,
) {
  const payment = await lockPayment(tx, payment_id)
  const credit = await findUnreceipted(tx, payment_id, object_id)
  if (!credit) return null
  const { number, issued_on } = await takeNumber(tx, 'RC', today)
  const receipt = {
    id: newId(),
    payment_id,
    object_id,
    number,
    paise: credit.paise,
    tds_paise: payment.tds_paise,
    content: JSON.stringify({}),
    issued_on,
  }
  await tx.insertInto('payment_receipts').values(receipt).execute()
  if (payment.receipt_number === null)
    await tx.updateTable('payments').set({ receipt_number: number }).where('id', '=', payment_id).execute()
  return receipt
}

const findUnreceipted = (tx: Tx, paymentId: string, objectId: string) =>
  tx
    .selectFrom('payment_movements')
    .select(['paise', 'happened_at'])
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'credit')
    .where('object_id', '=', objectId)
    .where('object_id', 'not in', (of) =>
      of.selectFrom('payment_receipts').select('object_id').where('payment_id', '=', paymentId),
    )
    .executeTakeFirst()
