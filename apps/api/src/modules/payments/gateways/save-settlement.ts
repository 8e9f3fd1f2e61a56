import { noteChange, type Tx } from '../../../platform/database.ts'
import type { Gateway, Settlement } from './gateway.ts'

/** Stores a payout and links the payments and refunds that it contains. */
export async function saveSettlement(
  tx: Tx,
  gateway: Gateway['name'],
  settlement: Settlement,
): Promise<void> {
  if (settlement.state === 'created') return
  const { paise, fee_paise, fee_tax_paise, utr } = settlement
  const row = {
    paise,
    fee_paise,
    fee_tax_paise,
    utr,
    state: settlement.state === 'processed' ? ('paid' as const) : ('failed' as const),
    settled_at: settlement.happened_at,
  }
  await tx
    .insertInto('gateway_settlements')
    .values({ gateway, object_id: settlement.id, ...row })
    .onConflict((conflict) => conflict.columns(['gateway', 'object_id']).doUpdateSet(row))
    .execute()
  noteChange('settlement')
  if (settlement.state === 'failed') return
  for (const item of settlement.items) {
    if (item.kind !== 'payment' && item.kind !== 'refund') continue
    await tx
      .updateTable('payment_movements')
      .set({
        settlement_id: settlement.id,
        fee_paise: item.fee_paise,
        fee_tax_paise: item.fee_tax_paise,
      })
      .where('payment_id', 'in', (of) =>
        of
          .selectFrom('payment_events')
          .select('payment_id')
          .where('gateway', '=', gateway)
          .where('object_id', '=', item.object_id)
          .where('payment_id', 'is not', null),
      )
      .where('object_id', '=', item.object_id)
      .where('kind', '=', item.kind === 'payment' ? 'credit' : 'refund')
      .where('step', '=', 0)
      .execute()
  }
}
