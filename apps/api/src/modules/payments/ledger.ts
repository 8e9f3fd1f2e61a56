import {
  earlierCredit,
  foldPayment,
  type Credit,
  type Fact,
  type Movement,
  type PaymentState,
} from '@trusswell/domain/payment-facts.ts'
import type { PaymentGateway } from '@trusswell/domain/payments.ts'
import { sql, type Selectable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'
import { noteChange, type Reader, type Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { stamp } from '../../platform/request-context.ts'
import { nextVersion } from '../../platform/versioned.ts'

export type LockedPayment = Selectable<DB['payments']>

/**
 * Everything that changes a payment's state happens under this lock. Row-level security lets clients lock what is still to
 * be paid; `hidden` is for them, when it no longer is.
 */
export async function lockPayment(
  tx: Tx,
  id: string,
  hidden: () => Error = notFound,
): Promise<LockedPayment> {
  const row = await tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw hidden()
  return row
}

/** Also while the gateway is making it, when the ledger knows nothing of it yet. */
export async function hasOpenPage(tx: Tx, paymentId: string): Promise<boolean> {
  const attempt = await tx
    .selectFrom('payment_attempts')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return attempt !== undefined
}

/** A fact and where it comes from. */
export type Told = {
  fact: Fact
  source: 'fetch' | 'staff'
  gateway?: PaymentGateway | null
  attempt_id?: string | null
  currency?: string | null
  livemode?: boolean | null
  reason?: string | null
  actor_id?: string | null
  /** The gateway's answer. */
  raw?: string | null
}

export type Applied = {
  before: LockedPayment
  after: PaymentState
  facts: Fact[]
  /** The facts that are new. */
  newFacts: Fact[]
  newMovements: Movement[]
}

/**
 * Adds what isn't known yet and brings the payment's row and its movements in step. `details` are what the row shows
 * beside the folded state.
 */
export async function addFacts(
  tx: Tx,
  payment: LockedPayment,
  reported: readonly Told[],
  details: Partial<
    Pick<LockedPayment, 'payment_method' | 'gateway' | 'transaction_id' | 'instrument' | 'failure_reason'>
  > = {},
): Promise<Applied> {
  const known = await listFacts(tx, payment.id)
  const added = reported.filter(({ fact }) => !known.some((other) => isSame(fact, other)))
  if (added.length > 0) await insertFacts(tx, payment.id, added)
  const newFacts = added.map(({ fact }) => fact)
  const facts = [...known, ...newFacts].map(normalised)
  const after = foldPayment(facts)
  const newMovements = await replaceMovements(tx, payment.id, after.movements)
  const { movements: _movements, credits: _credits, ...state } = after
  const asked = sumOf(await listUnanswered(tx, payment.id))
  const byGateway =
    payment.gateway_confirmed ||
    added.some(({ fact }) => fact.kind === 'payment' && fact.state === 'captured')
  await tx
    .updateTable('payments')
    .set({
      ...state,
      ...details,
      refunding_paise: state.refunding_paise + asked,
      gateway_confirmed: byGateway,
      version: nextVersion,
      updated_at: sql`now()`,
    })
    .where('id', '=', payment.id)
    .execute()
  noteChange('payment')
  return { before: payment, after, facts, newFacts, newMovements }
}

/** Credits that can still be refunded, latest first. Refunds without a response yet count as refunded. */
export async function readCredits(tx: Reader, paymentId: string): Promise<Credit[]> {
  const { credits } = foldPayment((await listFacts(tx, paymentId)).map(normalised))
  const unanswered = await listUnanswered(tx, paymentId)
  return credits.map((credit) => {
    const asked = sumOf(unanswered.filter(({ of }) => of === credit.object_id))
    return { ...credit, left_paise: Math.max(0, credit.left_paise - asked) }
  })
}

export const readEarlierCredit = async (tx: Tx, paymentId: string) =>
  earlierCredit((await listFacts(tx, paymentId)).map(normalised))

/** Refunds that were asked for and of which the ledger doesn't know yet. */
const listUnanswered = (tx: Reader, paymentId: string) =>
  tx
    .selectFrom('payment_refunds')
    .select(['of', 'amount_paise'])
    .where('payment_id', '=', paymentId)
    .where('object_id', 'is', null)
    .where('refused', 'is', null)
    .execute()
const sumOf = (refunds: readonly { amount_paise: number }[]) =>
  refunds.reduce((total, { amount_paise }) => total + amount_paise, 0)

async function listFacts(tx: Reader, paymentId: string): Promise<Fact[]> {
  const rows = await tx
    .selectFrom('payment_events')
    .select(['object_kind', 'object_id', 'of', 'state', 'paise', 'tds_paise', 'seq', 'happened_at'])
    .where('payment_id', '=', paymentId)
    .where('source', '<>', 'webhook')
    .execute()
  // The columns that a kind of fact doesn't have are null in its rows.
  return rows.map(
    ({ object_kind, paise, tds_paise, ...row }) =>
      ({ ...row, kind: object_kind, paise: paise ?? 0, tds_paise: tds_paise ?? 0 }) as unknown as Fact,
  )
}

async function insertFacts(tx: Tx, paymentId: string, reported: readonly Told[]): Promise<void> {
  await tx
    .insertInto('payment_events')
    .values(
      reported.map(({ fact, source, ...rest }) => ({
        id: newId(),
        payment_id: paymentId,
        source,
        gateway: rest.gateway ?? null,
        attempt_id: rest.attempt_id ?? null,
        currency: rest.currency ?? null,
        livemode: rest.livemode ?? null,
        reason: rest.reason ?? null,
        actor_id: rest.actor_id ?? null,
        raw: rest.raw ?? null,
        object_kind: fact.kind,
        object_id: fact.object_id,
        of: 'of' in fact ? fact.of : null,
        state: fact.state,
        paise: 'paise' in fact ? fact.paise : null,
        tds_paise: 'tds_paise' in fact ? fact.tds_paise : null,
        seq: 'seq' in fact ? fact.seq : null,
        happened_at: fact.happened_at,
        ...stamp('received_at'),
      })),
    )
    .execute()
}

/** Returns the rows that are new. */
async function replaceMovements(tx: Tx, paymentId: string, wanted: Movement[]): Promise<Movement[]> {
  const stored = await tx
    .selectFrom('payment_movements')
    .select(['kind', 'object_id', 'step', 'paise', 'happened_at'])
    .where('payment_id', '=', paymentId)
    .execute()
  const isIn = (
    list: readonly { kind: string; object_id: string; step: number }[],
    one: Movement | (typeof stored)[number],
  ) =>
    list.some(
      (other) =>
        other.kind === one.kind &&
        other.object_id === one.object_id &&
        other.step === one.step &&
        isEqual(other, one),
    )
  const gone = stored.filter((each) => !isIn(wanted, each))
  for (const { kind, object_id, step } of gone)
    await tx
      .deleteFrom('payment_movements')
      .where('payment_id', '=', paymentId)
      .where('kind', '=', kind)
      .where('object_id', '=', object_id)
      .where('step', '=', step)
      .execute()
  const added = wanted.filter((each) => !isIn(stored, each))
  if (added.length > 0)
    await tx
      .insertInto('payment_movements')
      .values(added.map((movement) => ({ payment_id: paymentId, ...movement })))
      .execute()
  return added
}

const isEqual = (a: object, b: object) => {
  const { paise: one, happened_at: then } = a as Movement
  const { paise: other, happened_at: later } = b as Movement
  return one === other && new Date(then).getTime() === new Date(later).getTime()
}

/**
 * The same object said the same before. A dispute's amount can come back to an earlier one, so there the time of asking
 * counts as well.
 */
function isSame(fact: Fact, other: Fact): boolean {
  if (fact.kind !== other.kind || fact.object_id !== other.object_id || fact.state !== other.state)
    return false
  if ('seq' in fact) return 'seq' in other && fact.seq === other.seq
  if (fact.kind === 'dispute') return normalised(fact).happened_at === normalised(other).happened_at
  return true
}

/** Facts are compared by time as text, so all of them are written the same way. */
const normalised = <One extends Fact>(fact: One): One => ({
  ...fact,
  happened_at: new Date(fact.happened_at).toISOString(),
})

/** The number of the next fact that staff or the client state about this payment, under its lock. */
export async function nextSeq(tx: Tx, paymentId: string): Promise<number> {
  const { latest } = await tx
    .selectFrom('payment_events')
    .select(({ fn }) => fn.max('seq').as('latest'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return (latest ?? 0) + 1
}
