import { system } from '@trusswell/domain/actor.ts'
import type { PaymentGateway } from '@trusswell/domain/payments.ts'
import { gatewayObjectChanged } from '../events.ts'
import { applyReading, parkEvent } from './apply-reading.ts'
import { isGatewayError, type Gateway, type ObjectKind, type Reading } from './gateway.ts'
import { readSettlements, type GatewayDeps } from './reconcile.ts'

type Changed = { gateway: PaymentGateway; kind: ObjectKind; id: string; event_id: string | null }

const patience = 30 * 60_000
const secondsBetween = 60
const twoDays = 2 * 24 * 3_600_000

/** Reads what a webhook or a browser's return was about, and stores what it says. */
export async function readChangedObject(deps: GatewayDeps, changed: Changed): Promise<void> {
  if (changed.kind === 'settlement') return readSettlements(deps, twoDays)
  const gateway = await deps.gateways.open(changed.gateway)
  if (!gateway) throw new Error(`${changed.gateway} has no keys`)
  const event = changed.event_id === null ? null : await findEvent(deps, changed.event_id)
  if (event && event.livemode !== null && event.livemode !== gateway.livemode) {
    const mode = event.livemode ? 'live' : 'test'
    return park(deps, event.id, `The event is in ${mode} mode, but our keys aren’t.`)
  }
  const reading = await readKnown(() => gateway.readObject(changed))
  const isKnown =
    reading !== null &&
    ((await applyReading(deps, gateway, reading, changed.event_id)) ||
      (await findByOrder(deps, gateway, reading, changed.event_id)))
  if (isKnown || !event) return
  if (deps.now() - new Date(event.received_at).getTime() > patience)
    return park(deps, event.id, 'It doesn’t belong to any of our payments.')
  await deps.db.as(system, (tx) =>
    deps.emit(tx, gatewayObjectChanged, changed, { afterSeconds: secondsBetween }),
  )
}

/** Null when the gateway doesn't know it. */
async function readKnown(read: () => Promise<Reading>): Promise<Reading | null> {
  try {
    return await read()
  } catch (error) {
    if (isGatewayError(error, 'not_found')) return null
    throw error
  }
}

/** A payment can be known before its link has an order, so the open links are read. */
async function findByOrder(
  deps: GatewayDeps,
  gateway: Gateway,
  reading: Reading,
  eventId: string | null,
): Promise<boolean> {
  if (reading.attempt_id !== null || reading.order_id === null) return false
  const open = await deps.db.read(system, (reader) =>
    reader
      .selectFrom('payment_attempts')
      .select(['id', 'object_id'])
      .where('gateway', '=', gateway.name)
      .where('closed_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute(),
  )
  for (const { object_id } of open) {
    if (object_id === null) continue
    const page = await readKnown(() => gateway.readPage(object_id))
    if (page?.order_id === reading.order_id)
      return applyReading(deps, gateway, { ...reading, attempt_id: page.attempt_id }, eventId)
  }
  return false
}

const findEvent = ({ db }: GatewayDeps, id: string) =>
  db.read(system, (reader) =>
    reader
      .selectFrom('payment_events')
      .select(['id', 'livemode', 'received_at'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )

async function park({ db, emit }: GatewayDeps, eventId: string, reason: string): Promise<void> {
  await db.as(system, (tx) => parkEvent(emit, tx, eventId, reason))
}
