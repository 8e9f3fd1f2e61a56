import type { TaxRate } from '@trusswell/domain/settings.ts'
import type { Reader, Tx } from '../../platform/database.ts'
import { invalidField } from '../../platform/errors.ts'

type Rates = { taxRate: number; taxRates: TaxRate[]; upcomingTaxRates: TaxRate[] }

export async function readTaxRates(tx: Reader, today: string): Promise<Rates> {
  const rows = await tx
    .selectFrom('tax_rates')
    .select(['effective_from', 'rate'])
    .orderBy('effective_from')
    .execute()
  const rates = rows.map(({ effective_from, rate }) => ({ rate: Number(rate), from: effective_from }))
  const taxRates = rates.filter(({ from }) => from <= today).toReversed()
  const upcomingTaxRates = rates.filter(({ from }) => from > today)
  return { taxRate: taxRates[0]?.rate ?? 0, taxRates, upcomingTaxRates }
}

/** Another rate than today's applies from today on. Rates of days that have passed stay as they are. */
export async function saveTaxRates(
  tx: Tx,
  today: string,
  wanted: Pick<Rates, 'taxRate' | 'upcomingTaxRates'>,
): Promise<void> {
  const early = wanted.upcomingTaxRates.findIndex(({ from }) => from <= today)
  if (early >= 0) throw invalidField(`upcomingTaxRates.${early}.from`, 'Choose a date after today')
  const before = await readTaxRates(tx, today)
  const rates = [
    ...(wanted.taxRate === before.taxRate ? [] : [{ rate: wanted.taxRate, from: today }]),
    ...wanted.upcomingTaxRates,
  ]
  await tx.deleteFrom('tax_rates').where('effective_from', '>', today).execute()
  if (rates.length === 0) return
  await tx
    .insertInto('tax_rates')
    .values(rates.map(({ rate, from }) => ({ rate, effective_from: from })))
    .onConflict((conflict) =>
      conflict.column('effective_from').doUpdateSet((row) => ({ rate: row.ref('excluded.rate') })),
    )
    .execute()
}
