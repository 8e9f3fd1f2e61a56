import { system } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import { toPaise } from '@trusswell/domain/money.ts'
import { taxOn } from '@trusswell/domain/payments.ts'
import type { SeedContext } from '../manifest.ts'
import type { SettlementItem } from './gateways/gateway.ts'
import { saveSettlement } from './gateways/save-settlement.ts'
import type { Sample } from './seed-samples.ts'

/** In percent of the amount, before GST. */
const feeRate = 2
const gstRate = 18
const daysInPayout = 4

/** The gateway's payouts of what was paid by card: one for the payments of a few days. */
export async function seedSettlements({ worker, today }: SeedContext, added: Sample[]): Promise<number> {
  const payouts = new Map<number, SettlementItem[]>()
  for (const { card, rupees } of added) {
    if (!card) continue
    const last = Math.ceil(card.paid / daysInPayout) * daysInPayout
    payouts.set(last, [...(payouts.get(last) ?? []), itemOf(card.object_id, toPaise(rupees))])
  }
  for (const [last, items] of payouts) {
    const day = addDays(today, last + 2)
    const sum = (of: 'paise' | 'fee_paise' | 'fee_tax_paise') =>
      items.reduce((total, item) => total + item[of], 0)
    await worker.as(system, (tx) =>
      saveSettlement(tx, 'razorpay', {
        id: `setl_demo${day.replaceAll('-', '')}`,
        state: 'processed',
        paise: sum('paise') - sum('fee_paise'),
        fee_paise: sum('fee_paise'),
        fee_tax_paise: sum('fee_tax_paise'),
        utr: `ICICN5${day.replaceAll('-', '')}00417`,
        happened_at: `${day}T05:00:00.000Z`,
        items,
      }),
    )
  }
  return payouts.size
}

function itemOf(object_id: string, paise: number): SettlementItem {
  const fee = taxOn(paise, feeRate)
  const tax = taxOn(fee, gstRate)
  return { kind: 'payment', object_id, paise, fee_paise: fee + tax, fee_tax_paise: tax }
}
