import { system } from '@trusswell/domain/actor.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database.ts'
import type { Emit } from '../../../platform/events.ts'
import type { LivePublisher } from '../../../platform/live.ts'
import { closeAttempt } from '../close-attempt.ts'
import { lockPayment } from '../ledger.ts'
import { listUnsentRefunds, sendRefund } from '../send-refund.ts'
import { applyReading } from './apply-reading.ts'
import { collectFailures } from './collect-failures.ts'
import { isGatewayError, type Gateway, type ObjectRef, type Period, type Reading } from './gateway.ts'
import type { Gateways } from './open-gateways.ts'
import { saveSettlement } from './save-settlement.ts'

export type GatewayDeps = {
  db: Database
  emit: Emit
  live: LivePublisher
  gateways: Gateways
  now: () => number
}

const names = ['stripe', 'razorpay'] as const
/** Razorpay may authorise a failed try within three days. */
const watchedAfterClosing = sql<string>`now() - interval '4 days'`
const captureAfter = 15 * 60_000

/** Reads changes from the gateways, in case webhooks were lost. */
export async function reconcile(deps: GatewayDeps, window: number): Promise<void> {
  const to = new Date(deps.now())
  const period = { from: new Date(deps.now() - window), to }
  const { run, runEach, throwAny } = collectFailures()
  for (const name of names) await run(() => reconcileGateway(name))
  await run(() => closeExpired(deps))
  await runEach(await listUnreadPages(deps), (page) => closeUnread(deps, page))
  throwAny()

  async function reconcileGateway(name: Gateway['name']): Promise<void> {
    const gateway = await deps.gateways.open(name)
    if (!gateway) return
    await runEach(await listUnsentRefunds(deps, name), (id) => repeatRefund(deps, id))
    await runEach(await listUnanswered(deps, gateway), (attempt) => closeUnanswered(deps, gateway, attempt))
    // Taken before anything is read, so that the readings below are at least as new.
    const changed: ObjectRef[] = []
    await runEach([period], async (each) => void changed.push(...(await gateway.listChanged(each))))
    const seen = new Set<string>()
    const read = (object: ObjectRef) => readOne(deps, gateway, object, seen)
    await runEach(await listWatchedPages(deps, gateway), (id) => read({ kind: 'page', id }))
    await runEach(changed, read)
  }
}

/** A page's reading includes its payments and refunds; objects in `seen` aren't read again. */
async function readOne(
  deps: GatewayDeps,
  gateway: Gateway,
  object: ObjectRef,
  seen: Set<string>,
): Promise<void> {
  if (object.kind === 'settlement' || seen.has(object.id)) return
  try {
    const reading = await gateway.readObject(object)
    const isOurs = await applyReading(deps, gateway, reading)
    if (await captureLate(deps, gateway, reading))
      await applyReading(deps, gateway, await gateway.readObject(object))
    if (isOurs) for (const { fact } of reading.observations) seen.add(fact.object_id)
  } catch (error) {
    // What the gateway no longer knows can't be read again.
    if (!isGatewayError(error, 'not_found')) throw error
  }
}

/**
 * Razorpay captures by itself; what it left authorised would go back to the payer after three days. That is right for a
 * payment that was made in another way meanwhile, or deleted.
 */
async function captureLate(deps: GatewayDeps, gateway: Gateway, reading: Reading): Promise<boolean> {
  if (gateway.name !== 'razorpay' || reading.attempt_id === null) return false
  const attempt = await deps.db.read(system, (reader) =>
    reader
      .selectFrom('payment_attempts')
      .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
      .select('payment_attempts.amount_paise')
      .where('payment_attempts.id', '=', reading.attempt_id)
      .where('payments.status', 'in', ['pending', 'failed'])
      .where('payments.awaiting_confirmation', '=', false)
      .where('payments.deleted_at', 'is', null)
      .executeTakeFirst(),
  )
  let captured = false
  for (const { fact, currency, livemode } of reading.observations) {
    if (fact.kind !== 'payment' || fact.state !== 'authorised') continue
    const isOurs = attempt?.amount_paise === fact.paise && currency === 'INR' && livemode === gateway.livemode
    const wasReturned = reading.observations.some(
      (other) => other.fact.kind === 'refund' && other.fact.of === fact.object_id,
    )
    const isLate = deps.now() - new Date(fact.happened_at).getTime() >= captureAfter
    if (!isOurs || wasReturned || !isLate) continue
    await gateway.capture(fact.object_id, fact.paise)
    captured = true
  }
  return captured
}

async function listWatchedPages({ db }: GatewayDeps, { name }: Gateway): Promise<string[]> {
  const rows = await db.read(system, (reader) =>
    reader
      .selectFrom('payment_attempts')
      .select('object_id')
      .where('gateway', '=', name)
      .where('object_id', 'is not', null)
      .where((where) =>
        where.or([where('closed_at', 'is', null), where('closed_at', '>', watchedAfterClosing)]),
      )
      .execute(),
  )
  return rows.flatMap(({ object_id }) => object_id ?? [])
}

const listUnanswered = ({ db }: GatewayDeps, gateway: Gateway) =>
  db.read(system, (reader) =>
    reader
      .selectFrom('payment_attempts')
      .select(['id', 'created_at'])
      .where('gateway', '=', gateway.name)
      .where('object_id', 'is', null)
      .where('closed_at', 'is', null)
      .where('created_at', '<', sql<string>`now() - interval '2 minutes'`)
      .execute(),
  )

/** The URL of a page is unknown if the gateway's response was lost: looks the page up, records it and closes it. */
async function closeUnanswered(
  { db }: GatewayDeps,
  gateway: Gateway,
  { id, created_at }: { id: string; created_at: string },
): Promise<void> {
  const page = await gateway.findPage({ attempt_id: id, created_at: new Date(created_at) })
  // One that was paid or is being paid stays open here until its reading says so.
  const isClosed = page === null || (await gateway.closePage(page.object_id)) === 'closed'
  await db.as(system, (tx) =>
    tx
      .updateTable('payment_attempts')
      .set({ ...page, ...(isClosed ? { closed_at: sql`now()` } : {}) })
      .where('id', '=', id)
      .execute(),
  )
}

/** A page that the gateway never confirmed and that would have ended by now. */
async function closeExpired({ db }: GatewayDeps): Promise<void> {
  await db.as(system, (tx) =>
    tx
      .updateTable('payment_attempts')
      .set({ closed_at: sql`now()` })
      .where('object_id', 'is', null)
      .where('closed_at', 'is', null)
      .where('expires_at', '<', sql<string>`now()`)
      .execute(),
  )
}

/** Pages that ended a day ago and couldn't be read since, because the keys were removed or are another account's. */
const listUnreadPages = ({ db }: GatewayDeps) =>
  db.read(system, (reader) =>
    reader
      .selectFrom('payment_attempts')
      .select(['id', 'payment_id', 'gateway', 'object_id'])
      .where('object_id', 'is not', null)
      .where('closed_at', 'is', null)
      .where('expires_at', '<', sql<string>`now() - interval '1 day'`)
      .execute(),
  )

async function closeUnread(
  deps: GatewayDeps,
  { id, payment_id, gateway, object_id }: Awaited<ReturnType<typeof listUnreadPages>>[number],
): Promise<void> {
  if (object_id === null) return
  await deps.db.as(system, async (tx) => {
    const payment = await lockPayment(tx, payment_id)
    await closeAttempt(deps, tx, payment, { id, gateway: gateway as Gateway['name'], object_id })
  })
}

/** A refund whose response was lost, or whose job never ran. */
async function repeatRefund(deps: GatewayDeps, id: string): Promise<void> {
  try {
    await sendRefund(deps, id)
  } catch (error) {
    // It is asked for again in 15 minutes.
    if (!isGatewayError(error, 'still_running')) throw error
  }
}

/** What the gateways paid out to our bank account, with their fees. */
export async function readSettlements(deps: GatewayDeps, window: number): Promise<void> {
  const { run, runEach, throwAny } = collectFailures()
  for (const name of names)
    await run(async () => {
      const gateway = await deps.gateways.open(name)
      if (!gateway) return
      const period = await settlementPeriod(deps, name, window)
      await runEach(await gateway.listSettlements(period), (settlement) =>
        deps.db.as(system, (tx) => saveSettlement(tx, name, settlement)),
      )
    })
  throwAny()
}

/**
 * Counts the window from the latest stored settlement, so that nothing is missed when the worker or the keys were
 * unavailable for longer. Earlier ones may have been under way when that one was stored.
 */
async function settlementPeriod(
  { db, now }: GatewayDeps,
  name: Gateway['name'],
  window: number,
): Promise<Period> {
  const stored = await db.read(system, (reader) =>
    reader
      .selectFrom('gateway_settlements')
      .select('settled_at')
      .where('gateway', '=', name)
      .orderBy('settled_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )
  const latest = stored ? Math.min(new Date(stored.settled_at).getTime(), now()) : now()
  return { from: new Date(latest - window), to: new Date(now()) }
}
