import { disputesOf, isFailedTry } from '@trusswell/domain/payment-facts.ts'
import type { NotificationKind } from '@trusswell/domain/notifications.ts'
import type { Tx } from '../../platform/database.ts'
import type { Emit } from '../../platform/events.ts'
import { idOf } from '../../platform/ids.ts'
import { notificationRequested } from '../notifications/events.ts'
import type { Applied } from './ledger.ts'

type News = {
  kind: NotificationKind & `payment_${string}`
  /** Which object of the payment it is about: people are notified once of each. */
  object_id: string
  detail: string | null
}

/** One job for each payment and purpose, however often and in whichever order its facts arrive. */
export async function notifyOfFacts(
  emit: Emit,
  tx: Tx,
  applied: Applied,
  actorId: string | null,
): Promise<void> {
  const { id } = applied.before
  for (const { kind, object_id, detail } of newsOf(applied))
    await notifyOfPayment(emit, tx, { kind, id, object_id, actor_id: actorId, detail })
}

type PaymentNews = News & { id: string; actor_id: string | null }

export async function notifyOfPayment(
  emit: Emit,
  tx: Tx,
  { kind, id, object_id, actor_id, detail }: PaymentNews,
  /** When it can be undone until then. */
  { afterSeconds = 0 } = {},
): Promise<void> {
  const event_key = `${kind}:${id}:${object_id}`
  const event = { kind, event_key, subject: { type: 'payment' as const, id }, actor_id, detail }
  if (afterSeconds === 0) return emit(tx, notificationRequested, event, { id: idOf(event_key) })
  // What is repeated after an undo is a job of its own.
  await emit(tx, notificationRequested, { ...event, undoable: true }, { afterSeconds })
}

/** An admin's change to refunded credits and refunds a payment in one fact, so its credit isn't announced. */
export const creditsToAnnounce = ({ after, newMovements }: Applied) =>
  newMovements.filter(
    ({ kind, object_id }) =>
      kind === 'credit' &&
      !after.movements.some((other) => other.kind === 'refund' && other.object_id === object_id),
  )

function newsOf(applied: Applied): News[] {
  const { newFacts, newMovements } = applied
  const claims = newFacts.filter((fact) => fact.kind === 'claim')
  const refused = claims.filter(({ state }) => state === 'rejected' || state === 'bounced')
  return [
    ...creditsToAnnounce(applied).map(({ object_id }) => about('payment_received', object_id, object_id)),
    ...newMovements
      .filter(({ kind, object_id, paise }) => kind === 'refund' && paise < 0 && !isCredit(applied, object_id))
      .map(({ object_id }) => about('payment_refunded', object_id, object_id)),
    ...claims
      .filter(({ state }) => state === 'claimed')
      .map(({ object_id }) => about('payment_claimed', object_id, object_id)),
    ...refused.map(({ object_id, state }) => about('payment_claim_rejected', object_id, state)),
    ...(refused.length === 0 ? failureOf(applied) : []),
    ...disputeNewsOf(applied),
  ]
}

const about = (kind: News['kind'], object_id: string, detail: string | null): News => ({
  kind,
  object_id,
  detail,
})

const isCredit = ({ after }: Applied, id: string) =>
  after.movements.some(({ kind, object_id }) => kind === 'credit' && object_id === id)

/** A page that is closed again without a further try is the same failure. */
function failureOf({ before, after, facts }: Applied): News[] {
  if (after.status !== 'failed' || before.status === 'failed') return []
  const cause = facts
    .filter((fact) => isFailedTry(fact) || (fact.kind === 'status' && fact.state === 'failed'))
    .toSorted((a, b) => (a.happened_at < b.happened_at ? 1 : -1))[0]
  return cause ? [about('payment_failed', cause.object_id, null)] : []
}

function disputeNewsOf({ facts, newFacts }: Applied): News[] {
  return disputesOf(facts)
    .filter(({ object_id }) =>
      newFacts.some((fact) => fact.kind === 'dispute' && fact.object_id === object_id),
    )
    .map(({ object_id, state }) => {
      const outcome = state === 'under_review' ? 'open' : state
      return about('payment_disputed', `${object_id}:${outcome}`, outcome)
    })
}
