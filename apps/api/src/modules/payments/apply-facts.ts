import type { Emit } from '../../platform/events.ts'
import { afterCommit } from '../../platform/database.ts'
import { tellOfProject, type LivePublisher } from '../../platform/live.ts'
import { paymentCredited } from './events.ts'
import { addFacts, type Applied } from './ledger.ts'
import { creditsToAnnounce, notifyOfFacts } from './notify-of-facts.ts'

/** The only way to change a payment's state: stores facts, then updates everything that is derived from them. */
export async function applyFacts(
  { emit, live }: { emit: Emit; live: LivePublisher },
  ...[tx, payment, reported, details]: Parameters<typeof addFacts>
): Promise<Applied> {
  const applied = await addFacts(tx, payment, reported, details)
  for (const { object_id } of creditsToAnnounce(applied))
    await emit(tx, paymentCredited, { payment_id: payment.id, object_id })
  await notifyOfFacts(emit, tx, applied, reported.find(({ actor_id }) => actor_id)?.actor_id ?? null)
  afterCommit(() => tellOfProject(live, payment.project_id))
  return applied
}
