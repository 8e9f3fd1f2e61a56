import { system } from '@trusswell/domain/actor.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { isFailedTry } from '@trusswell/domain/payment-facts.ts'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { DB } from '../../../db/types.gen.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { noteChange, type Database, type Tx } from '../../../platform/database.ts'
import type { Emit } from '../../../platform/events.ts'
import { idOf, newId } from '../../../platform/ids.ts'
import type { LivePublisher } from '../../../platform/live.ts'
import { notificationRequested } from '../../notifications/events.ts'
import { applyFacts } from '../apply-facts.ts'
import { lockPayment, type LockedPayment, type Told } from '../ledger.ts'
import type { Gateway, Observation, Reading } from './gateway.ts'

type Attempt = Selectable<DB['payment_attempts']>
type Deps = { db: Database; emit: Emit; live: LivePublisher }

/**
 * Stores a gateway's reading and folds the payment. False when it matches no attempt. A reading that differs from the
 * attempt is parked and changes nothing.
 */
export const applyReading = (
  { db, emit, live }: Deps,
  gateway: Pick<Gateway, 'name' | 'livemode'>,
  reading: Reading,
  eventId: string | null = null,
): Promise<boolean> =>
  db.as(system, async (tx) => {
    const attempt = await findAttempt(tx, gateway, reading)
    if (!attempt) return false
    const payment = await lockPayment(tx, attempt.payment_id)
    const accepted: Observation[] = []
    const problems: Problem[] = []
    for (const observation of reading.observations) {
      const reason = problemOf(observation, attempt, gateway)
      if (reason) problems.push({ observation, reason })
      else accepted.push(observation)
    }
    for (const problem of toPark(problems)) await park({ emit, tx }, gateway, problem, eventId)
    const known = await listKnown(tx, attempt.payment_id)
    const news = accepted.filter((observation) => isNews(observation, known))
    const reported = news.map(({ fact, currency, livemode, details, raw }): Told => ({
      fact,
      source: 'fetch',
      gateway: gateway.name,
      attempt_id: attempt.id,
      currency,
      livemode,
      reason: details?.error?.slice(0, 500) ?? null,
      raw: JSON.stringify(raw),
    }))
    if (payment.deleted_at !== null && accepted.some(isCaptured)) await restorePaid(tx, payment.id)
    // A refund with an answer is no longer one that was only asked for.
    const isAnswered = await noteRefunds(tx, accepted)
    // Pages are read repeatedly, so a reading without news must not change the payment or its version.
    if (news.length > 0 || isAnswered)
      await applyFacts({ emit, live }, tx, payment, reported, detailsOf(gateway, payment, news))
    await noteAttempt(tx, attempt, accepted, gateway.livemode)
    return true
  })

const isCaptured = ({ fact }: Observation) => fact.kind === 'payment' && fact.state === 'captured'

/** Money that we hold must not be hidden. */
async function restorePaid(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('payments').set({ deleted_at: null }).where('id', '=', id).execute()
  await writeAudit(tx, system, {
    action: 'payment.restored',
    entity: 'payment',
    entity_id: id,
    details: { before: { deleted: true }, after: { deleted: false } },
  })
}

async function findAttempt(
  tx: Tx,
  { name }: Pick<Gateway, 'name'>,
  { attempt_id, page_id, observations }: Reading,
): Promise<Attempt | undefined> {
  const attempts = tx.selectFrom('payment_attempts').selectAll().where('gateway', '=', name)
  if (attempt_id !== null && isUuid(attempt_id))
    return attempts.where('id', '=', attempt_id).executeTakeFirst()
  if (page_id !== null) return attempts.where('object_id', '=', page_id).executeTakeFirst()
  const ids = observations.flatMap(({ fact }) =>
    'of' in fact ? [fact.object_id, fact.of] : [fact.object_id],
  )
  if (ids.length === 0) return undefined
  return attempts
    .where('id', 'in', (of) =>
      of
        .selectFrom('payment_events')
        .select('attempt_id')
        .where('gateway', '=', name)
        .where('object_id', 'in', ids)
        .where('source', '=', 'fetch')
        .where('attempt_id', 'is not', null),
    )
    .executeTakeFirst()
}

function problemOf(
  { fact, currency, livemode, odd }: Observation,
  attempt: Attempt,
  gateway: Pick<Gateway, 'livemode'>,
): string | null {
  if (livemode !== gateway.livemode || (attempt.livemode !== null && attempt.livemode !== livemode))
    return `It is in ${livemode ? 'live' : 'test'} mode, but the payment isn’t.`
  if (currency !== 'INR') return `The currency is ${currency}, not INR.`
  if (odd) return `The gateway says the payment ${odd}.`
  const isMoney = fact.kind === 'payment' && (fact.state === 'authorised' || fact.state === 'captured')
  if (isMoney && fact.paise !== attempt.amount_paise)
    return `The amount is ${formatMoney(fact.paise)}, but ${formatMoney(attempt.amount_paise)} was requested.`
  return null
}

const listKnown = (tx: Tx, paymentId: string) =>
  tx
    .selectFrom('payment_events')
    .select(['object_kind', 'object_id', 'state', 'paise'])
    .where('payment_id', '=', paymentId)
    .where('source', '=', 'fetch')
    .orderBy('happened_at', 'desc')
    .execute()
type Known = Awaited<ReturnType<typeof listKnown>>

/** A dispute's state and amount can come back to earlier ones, so there only the latest answer counts. */
function isNews({ fact }: Observation, known: Known): boolean {
  const same = known.filter(
    ({ object_kind, object_id }) => object_kind === fact.kind && object_id === fact.object_id,
  )
  if (fact.kind !== 'dispute') return !same.some(({ state }) => state === fact.state)
  return same[0]?.state !== fact.state || same[0].paise !== fact.paise
}

/** Of what is new. Why a try failed isn't said of a payment whose transfer or cheque was reported since. */
function detailsOf({ name }: Pick<Gateway, 'name'>, { payment_method }: LockedPayment, news: Observation[]) {
  const payments = news.filter(({ fact }) => fact.kind === 'payment')
  const paid = payments.find(({ fact }) => fact.state === 'captured')
  if (paid)
    return {
      payment_method: 'credit_card' as const,
      gateway: name,
      transaction_id: paid.fact.object_id,
      instrument: paid.details?.instrument ?? null,
      failure_reason: null,
    }
  const failed = payments.findLast(({ fact }) => isFailedTry(fact))
  const isOnline = payment_method === null || payment_method === 'credit_card'
  return isOnline && failed?.details?.error ? { failure_reason: failed.details.error.slice(0, 500) } : {}
}

async function noteAttempt(tx: Tx, attempt: Attempt, accepted: Observation[], livemode: boolean) {
  const page = accepted.find(({ fact }) => fact.kind === 'attempt')
  if (!page) return
  await tx
    .updateTable('payment_attempts')
    .set({
      object_id: page.fact.object_id,
      livemode,
      ...(page.fact.state === 'closed' && attempt.closed_at === null ? { closed_at: sql`now()` } : {}),
    })
    .where('id', '=', attempt.id)
    .execute()
}

async function noteRefunds(tx: Tx, accepted: Observation[]): Promise<boolean> {
  let isAnswered = false
  for (const { fact, refund_id } of accepted) {
    if (fact.kind !== 'refund' || refund_id === null || !isUuid(refund_id)) continue
    const { numUpdatedRows } = await tx
      .updateTable('payment_refunds')
      .set({ object_id: fact.object_id })
      .where('id', '=', refund_id)
      .where('object_id', 'is', null)
      .executeTakeFirst()
    isAnswered ||= numUpdatedRows > 0n
  }
  return isAnswered
}

type Problem = { observation: Observation; reason: string }

/** What was paid on a page has the page's problem as well. */
function toPark(problems: Problem[]): Problem[] {
  const ofMoney = problems.filter(({ observation }) => observation.fact.kind !== 'attempt')
  return ofMoney.length > 0 ? ofMoney : problems
}

/** Parks a problem once for each state of an object. Only webhooks can be parked, so one is stored if none arrived. */
async function park(
  { emit, tx }: { emit: Emit; tx: Tx },
  gateway: Pick<Gateway, 'name'>,
  { observation: { fact, currency, livemode, raw }, reason }: Problem,
  eventId: string | null,
): Promise<void> {
  const id = eventId ?? newId()
  const other = await tx
    .selectFrom('parked_events')
    .select('event_id')
    .where('object_id', '=', fact.object_id)
    .where('state', '=', fact.state)
    .where('event_id', '<>', id)
    .executeTakeFirst()
  if (other) return
  if (eventId === null) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('payment_events')
      .values({
        id,
        source: 'webhook',
        gateway: gateway.name,
        event_id: `reconciled ${fact.object_id} ${fact.state}`,
        event_type: 'reconciliation',
        object_kind: fact.kind,
        object_id: fact.object_id,
        currency,
        livemode,
        raw: JSON.stringify(raw),
        happened_at: fact.happened_at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return
  }
  const paise = 'paise' in fact ? fact.paise : null
  const about = { object_id: fact.object_id, state: fact.state, paise, currency }
  await parkEvent(emit, tx, id, reason, about)
}

type About = { object_id: string; state: string; paise: number | null; currency: string }

export async function parkEvent(
  emit: Emit,
  tx: Tx,
  event_id: string,
  reason: string,
  about?: About,
): Promise<void> {
  await tx
    .insertInto('parked_events')
    .values({ event_id, reason, ...about })
    .onConflict((conflict) =>
      conflict.column('event_id').doUpdateSet({
        reason,
        ...about,
        parked_at: sql`now()`,
        resolved_at: null,
        resolved_by: null,
        resolution: null,
      }),
    )
    .execute()
  noteChange('parked_event')
  const event_key = `payment_parked:${event_id}`
  await emit(
    tx,
    notificationRequested,
    {
      kind: 'payment_parked',
      event_key,
      subject: { type: 'parked_event', id: event_id },
      actor_id: null,
      detail: null,
    },
    { id: idOf(event_key) },
  )
}
