import type { Emit } from '../../platform/events.ts'
import { afterCommit } from '../../platform/database.ts'
import { tellOfProject, type LivePublisher } from '../../platform/live.ts'
import { paymentCredited } from './events.ts'
import { addFacts, type Applied } from './ledger.ts'

/** The one way to change what a payment's state is made of: facts, then everything that follows from them. */
export async function applyFacts(
  { emit, live }: { emit: Emit; live: LivePublisher },
  ...[tx, payment, told, details]: Parameters<typeof addFacts>
): Promise<Applied> {
  const applied = await addFacts(tx, payment, told, details)
  const { movements } = applied.after
  // Set to refunded by hand, a payment is credited and returned by one fact: nobody is told that it arrived.
  const isReturned = (id: string) => movements.some((each) => each.kind === 'refund' && each.object_id === id)
  for (const { object_id } of applied.newCredits.filter((credit) => !isReturned(credit.object_id)))
    await emit(tx, paymentCredited, { payment_id: payment.id, object_id })
  afterCommit(() => tellOfProject(live, payment.project_id))
  return applied
}
