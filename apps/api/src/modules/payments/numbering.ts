import { financialYear } from '@trusswell/domain/days.ts'
import type { Tx } from '../../platform/database.ts'

type Series = 'RC'

/**
 * The next number of a series, without gaps: the counter stays locked until the document is committed with it. The day is
 * read under the lock, so a later number never has an earlier day.
 */
export async function takeNumber(
  tx: Tx,
  series: Series,
  today: () => string,
): Promise<{ number: string; issued_on: string }> {
  for (;;) {
    const financial_year = financialYear(today())
    await lockCounter(tx, series, financial_year)
    const issued_on = today()
    // The year ended while we waited.
    if (financialYear(issued_on) !== financial_year) continue
    const { last_number } = await tx
      .updateTable('document_counters')
      .set((row) => ({ last_number: row('last_number', '+', 1) }))
      .where('series', '=', series)
      .where('financial_year', '=', financial_year)
      .returning('last_number')
      .executeTakeFirstOrThrow()
    return { number: `${series}/${financial_year}/${String(last_number).padStart(5, '0')}`, issued_on }
  }
}

async function lockCounter(tx: Tx, series: Series, financial_year: string): Promise<void> {
  await tx
    .insertInto('document_counters')
    .values({ series, financial_year })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .selectFrom('document_counters')
    .select('last_number')
    .where('series', '=', series)
    .where('financial_year', '=', financial_year)
    .forUpdate()
    .executeTakeFirstOrThrow()
}
