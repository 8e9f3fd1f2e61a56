import type { PaymentGateway } from '@trusswell/domain/payments.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { Emit } from '../../platform/events.ts'
import type { LivePublisher } from '../../platform/live.ts'
import { applyFacts } from './apply-facts.ts'
import type { LockedPayment } from './ledger.ts'

type Attempt = { id: string; gateway: PaymentGateway; object_id: string }

/** Records that the attempt's page can no longer be paid. */
export async function closeAttempt(
  deps: { emit: Emit; live: LivePublisher },
  tx: Tx,
  payment: LockedPayment,
  { id, gateway, object_id }: Attempt,
): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ closed_at: sql`now()` })
    .where('id', '=', id)
    .execute()
  const closed = {
    kind: 'attempt',
    object_id,
    state: 'closed',
    happened_at: new Date().toISOString(),
  } as const
  await applyFacts(deps, tx, payment, [{ fact: closed, source: 'fetch', gateway, attempt_id: id }])
}
