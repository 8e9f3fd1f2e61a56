import type { Insertable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'
import type { Reader, Tx } from '../../platform/database.ts'
import { stamp } from '../../platform/request-context.ts'

/** Of the latest claim: a correction is a new one. */
export async function findProof(tx: Reader, paymentId: string) {
  const row = await tx
    .selectFrom('payment_claims')
    .innerJoin('files', 'files.id', 'payment_claims.proof_file_id')
    .select(['files.id', 'files.name', 'files.type', 'files.size', 'files.state'])
    .where('payment_claims.payment_id', '=', paymentId)
    .orderBy('payment_claims.created_at', 'desc')
    .orderBy('payment_claims.id', 'desc')
    .executeTakeFirst()
  return row ?? null
}

export async function insertClaim(tx: Tx, row: Insertable<DB['payment_claims']>): Promise<void> {
  await tx
    .insertInto('payment_claims')
    .values({ ...row, ...stamp('created_at') })
    .execute()
}
