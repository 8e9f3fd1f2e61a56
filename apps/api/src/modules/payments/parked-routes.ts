import { ParkedDismissal, ParkedEvent } from '@trusswell/domain/admin-payments.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import { sql } from 'kysely'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Reader, Tx } from '../../platform/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { readPage } from '../../platform/paging.ts'
import { gatewayObjectChanged } from './events.ts'

const params = z.strictObject({ id: z.uuid() })
const { cursor, limit, count } = pageQuery

export const parkedEventRoutes =
  ({ db, can, emit }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', async ({ actor }) => must(actor, can.managePayments(actor)))

    app.get(
      '/webhooks/parked',
      {
        schema: {
          summary: 'Gateway messages that need a manual check',
          querystring: z.strictObject({ cursor, limit, count }),
          response: { 200: pageOf(ParkedEvent) },
        },
      },
      ({ actor, query }) => db.read(actor, (reader) => readPage(openEvents(reader), query)),
    )

    app.post(
      '/webhooks/parked/:id/retry',
      {
        schema: {
          summary:
            'Read from the gateway again what a message was about; it waits again if nothing has changed',
          params,
          response: { 204: z.void() },
        },
      },
      async ({ actor, params: { id } }, reply) => {
        const person = mustBePerson(actor)
        await db.as(actor, async (tx) => {
          await resolveEvent(tx, id, { resolved_by: person.id, resolution: 'Read again' })
          await emit(tx, gatewayObjectChanged, { ...(await getObject(tx, id)), event_id: id })
          await writeAudit(tx, actor, {
            action: 'parked-event.retried',
            entity: 'parked_event',
            entity_id: id,
          })
        })
        return reply.status(204).send()
      },
    )

    app.post(
      '/webhooks/parked/:id/dismiss',
      {
        schema: {
          summary: 'Dismiss a gateway message with a reason',
          params,
          body: ParkedDismissal,
          response: { 204: z.void() },
        },
      },
      async ({ actor, params, body }, reply) => {
        const person = mustBePerson(actor)
        await db.as(actor, async (tx) => {
          await resolveEvent(tx, params.id, { resolved_by: person.id, resolution: body.reason })
          await writeAudit(tx, actor, {
            action: 'parked-event.dismissed',
            entity: 'parked_event',
            entity_id: params.id,
          })
        })
        return reply.status(204).send()
      },
    )
  }

const kinds = { attempt: 'page', payment: 'payment', refund: 'refund', dispute: 'dispute' } as const

/** What a message was about, to be read from the gateway once more. */
async function getObject(tx: Reader, id: string) {
  const event = await tx
    .selectFrom('payment_events')
    .select(['gateway', 'object_kind', 'object_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!event) throw notFound()
  const kind = kinds[event.object_kind as keyof typeof kinds]
  if (!event.gateway || !event.object_id || kind === undefined)
    throw new AppError('conflict', 'The gateway’s message doesn’t say what to read again.')
  return { gateway: event.gateway, kind, id: event.object_id }
}

const openEvents = (tx: Reader) =>
  tx
    .selectFrom((from) =>
      from
        .selectFrom('parked_events')
        .innerJoin('payment_events', 'payment_events.id', 'parked_events.event_id')
        .select([
          'parked_events.event_id as id',
          'payment_events.gateway',
          'payment_events.event_type',
          sql<string | null>`coalesce(parked_events.object_id, payment_events.object_id)`.as('object_id'),
          'parked_events.paise',
          'parked_events.currency',
          'parked_events.reason',
          'parked_events.parked_at as created_at',
        ])
        .where('parked_events.resolved_at', 'is', null)
        .as('parked'),
    )
    .selectAll()

async function resolveEvent(
  tx: Tx,
  id: string,
  resolved: { resolved_by: string; resolution: string },
): Promise<void> {
  const result = await tx
    .updateTable('parked_events')
    .set({ ...resolved, resolved_at: sql`now()` })
    .where('event_id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) throw notFound()
}
