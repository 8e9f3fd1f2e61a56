import { text } from '@trusswell/domain/input.ts'
import { onlineLimit } from '@trusswell/domain/payment-options.ts'
import { PaymentGateway } from '@trusswell/domain/payments.ts'
import type { Person } from '@trusswell/domain/actor.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Reader, Tx } from '../../platform/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { getProjectRow } from '../projects/repository.ts'
import { readPaymentSettings } from '../settings/repository.ts'
import { applyFacts } from './apply-facts.ts'
import { closeAttempt } from './close-attempt.ts'
import { alreadyMade, amountChanged, beingChecked, beingPaid } from './conflicts.ts'
import { gatewayObjectChanged } from './events.ts'
import { GatewayError, isGatewayError, type Gateway } from './gateways/gateway.ts'
import { hasOpenPage, lockPayment } from './ledger.ts'

const Checkout = z.strictObject({ url: z.url(), gateway: PaymentGateway }).meta({ id: 'Checkout' })
const Returned = z.strictObject({ processing: z.boolean() }).meta({ id: 'PaymentReturn' })

const pageHours = 23
const minutesToCreate = 2

/** A client pays on the gateway's own page. This module never marks a payment as paid. */
export const checkoutRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, gateways, emit, origins } = deps

    app.post(
      '/projects/:id/payments/:item/checkout',
      {
        schema: {
          params: z.strictObject({ id: z.uuid(), item: z.uuid() }),
          response: { 201: Checkout },
        },
      },
      async ({ actor, params }, reply) => {
        const person = mustBePerson(actor)
        const { payment, settings } = await db.read(person, async (reader) => {
          await getProjectRow(reader, params.id)
          must(person, can.payBills(person))
          return {
            payment: await findPayment(reader, person, params.item, params.id),
            settings: await readPaymentSettings(reader),
          }
        })
        if (payment.status === 'completed' || payment.status === 'refunded') throw alreadyMade()
        if (payment.awaiting_confirmation) throw beingChecked()
        const gateway = await gateways.choose()
        if (!gateway)
          throw new AppError('conflict', 'Online payment isn’t available yet. Please pay by bank transfer.')
        if (payment.amount_paise > onlineLimit(settings, gateway.name))
          throw new AppError(
            'conflict',
            'This amount is above the limit for online payment. Please pay by bank transfer.',
          )
        await closeOpenPage(deps, person, payment.id)
        const page = await openPage(gateway, person, payment)
        return reply.status(201).send({ url: page.url, gateway: gateway.name })
      },
    )

    app.post(
      '/payments/:id/return',
      {
        schema: {
          params: z.strictObject({ id: z.uuid() }),
          body: z.strictObject({ query: z.record(text(100), text(500)).optional() }),
          response: { 202: Returned },
        },
      },
      async ({ actor, params, body }, reply) => {
        const person = mustBePerson(actor)
        const payment = await db.read(person, (reader) => findPayment(reader, person, params.id))
        must(person, can.payBills(person))
        const attempts = await db.read(person, (reader) =>
          reader
            .selectFrom('payment_attempts')
            .select(['gateway', 'object_id'])
            .where('payment_id', '=', params.id)
            .where('object_id', 'is not', null)
            .orderBy('created_at', 'desc')
            .limit(1)
            .execute(),
        )
        for (const { gateway: name, object_id } of attempts) {
          const gateway = await gateways.open(name as PaymentGateway)
          const query = body.query ?? {}
          if (gateway && 'razorpay_signature' in query && gateway.verifyReturn(query) === false)
            throw new AppError('invalid_request', 'The signature isn’t valid.')
          if (object_id !== null)
            await db.as(person, (tx) =>
              emit(tx, gatewayObjectChanged, {
                gateway: name as PaymentGateway,
                kind: 'page',
                id: object_id,
                event_id: null,
              }),
            )
        }
        return reply.status(202).send({ processing: payment.processing })
      },
    )

    type Payable = Awaited<ReturnType<typeof findPayment>>

    /** The attempt is stored before the gateway is called, so that a page can be found if the response is lost. */
    async function openPage(gateway: Gateway, person: Person, payment: Payable) {
      const attempt_id = newId()
      const expires_at = new Date(Date.now() + pageHours * 3_600_000)
      await db.as(person, async (tx) => {
        const row = await lockPayment(tx, payment.id, alreadyMade)
        const problem = problemOf(row, payment)
        if (problem) throw problem
        // A double click, a colleague at the same moment, or a bank that is still processing an earlier payment.
        if (row.processing || (await hasOpenPage(tx, payment.id))) throw beingPaid()
        await tx
          .insertInto('payment_attempts')
          .values({
            id: attempt_id,
            payment_id: payment.id,
            gateway: gateway.name,
            amount_paise: payment.amount_paise,
            expires_at: expires_at.toISOString(),
            created_by: person.id,
          })
          .execute()
      })
      const page = await gateway
        .createPage({
          attempt_id,
          paise: payment.amount_paise,
          description: `${payment.project_title}: ${payment.description}`.slice(0, 250),
          email: payment.email,
          return_url: `${origins[0]}/client/payments?returned=${payment.id}`,
          expires_at,
        })
        .catch((error: unknown) => closeRefused(person, attempt_id, error))
      const stopped = await db.as(person, async (tx) => {
        const row = await lockPayment(tx, payment.id, alreadyMade)
        const { closed_at } = await tx
          .updateTable('payment_attempts')
          .set({ object_id: page.object_id, url: page.url, livemode: page.livemode })
          .where('id', '=', attempt_id)
          .returning('closed_at')
          .executeTakeFirstOrThrow()
        const isClosed = closed_at !== null
        const problem = problemOf(row, payment) ?? (isClosed ? await overtakenBy(tx, payment.id) : null)
        if (problem) return { problem, isClosed }
        const opened = {
          kind: 'attempt',
          object_id: page.object_id,
          state: 'open',
          happened_at: new Date().toISOString(),
        } as const
        await applyFacts(
          deps,
          tx,
          row,
          [{ fact: opened, source: 'fetch', gateway: gateway.name, attempt_id, livemode: page.livemode }],
          { payment_method: 'credit_card', gateway: gateway.name },
        )
        await writeAudit(tx, person, {
          action: 'payment.checkout_opened',
          entity: 'payment',
          entity_id: payment.id,
          details: { gateway: gateway.name, attempt_id },
        })
        return null
      })
      if (!stopped) return page
      // The payment changed while the gateway created the page. Its URL wasn't given out yet, so it can be closed.
      await closePage(gateway, page.object_id)
      if (!stopped.isClosed)
        await noteClosed(deps, person, payment.id, { id: attempt_id, gateway: gateway.name, ...page })
      throw stopped.problem
    }

    /** A page that the gateway refused isn't open; one without an answer may be. */
    async function closeRefused(person: Person, attempt_id: string, error: unknown): Promise<never> {
      if (isGatewayError(error, 'refused'))
        await db.as(person, (tx) =>
          tx
            .updateTable('payment_attempts')
            .set({ closed_at: sql`now()` })
            .where('id', '=', attempt_id)
            .execute(),
        )
      throw answerOf(error)
    }
  }

/** Why the payment can't be paid now, or null if it can. */
function problemOf(
  row: { amount_paise: number; awaiting_confirmation: boolean },
  asked: { amount_paise: number },
): AppError | null {
  if (row.awaiting_confirmation) return beingChecked()
  return row.amount_paise === asked.amount_paise ? null : amountChanged()
}

/** The gateway took so long that the attempt was given up: by a colleague who opens another page, or by the worker. */
const overtakenBy = async (tx: Tx, paymentId: string): Promise<AppError> =>
  (await hasOpenPage(tx, paymentId)) ? beingPaid() : unreachable()

/** The payment, with the e-mail address of the person who is paying. */
async function findPayment(reader: Reader, person: Person, id: string, projectId?: string) {
  let rows = reader
    .selectFrom('payments')
    .leftJoin('users', (join) => join.on('users.id', '=', person.id))
    .select([
      'payments.id as id',
      'payments.status as status',
      'payments.processing as processing',
      'payments.awaiting_confirmation as awaiting_confirmation',
      'payments.amount_paise as amount_paise',
      'payments.description as description',
      'payments.project_title as project_title',
      'users.email as email',
    ])
    .where('payments.id', '=', id)
    .where('payments.deleted_at', 'is', null)
  if (projectId !== undefined) rows = rows.where('payments.project_id', '=', projectId)
  const row = await rows.executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * Only one page is open at a time: closes the earlier one, unless it was paid or is being paid. Returns whether there was
 * one.
 */
export async function closeOpenPage(deps: ApiDeps, person: Person, paymentId: string): Promise<boolean> {
  const { db, gateways, emit } = deps
  const attempt = await db.read(person, (reader) =>
    reader
      .selectFrom('payment_attempts')
      .select([
        'id',
        'gateway',
        'object_id',
        sql<boolean>`created_at > now() - make_interval(mins => ${minutesToCreate})`.as('is_recent'),
        sql<boolean>`expires_at < now()`.as('is_expired'),
      ])
      .where('payment_id', '=', paymentId)
      .where('closed_at', 'is', null)
      .executeTakeFirst(),
  )
  if (!attempt) return false
  const { id, gateway: name, object_id, is_recent, is_expired } = attempt
  if (object_id === null && is_recent) throw beingPaid()
  if (object_id !== null) {
    const gateway = await gateways.open(name as PaymentGateway)
    if (!gateway && !is_expired)
      throw new AppError('unavailable', 'The payment page can’t be reached. Please try again.')
    const state = gateway ? await closePage(gateway, object_id) : 'closed'
    if (state !== 'closed') {
      const changed = {
        gateway: name as PaymentGateway,
        kind: 'page' as const,
        id: object_id,
        event_id: null,
      }
      await db.as(person, (tx) => emit(tx, gatewayObjectChanged, changed))
      throw beingPaid()
    }
  }
  await noteClosed(deps, person, paymentId, { id, gateway: name as PaymentGateway, object_id })
  return true
}

type Attempt = { id: string; gateway: PaymentGateway; object_id: string | null }

/** The ledger has no fact about a page if the gateway's response was lost. */
const noteClosed = (
  { db, emit, live }: ApiDeps,
  person: Person,
  paymentId: string,
  { id, gateway, object_id }: Attempt,
) =>
  db.as(person, async (tx) => {
    const payment = await lockPayment(tx, paymentId, alreadyMade)
    if (object_id !== null) return closeAttempt({ emit, live }, tx, payment, { id, gateway, object_id })
    await tx
      .updateTable('payment_attempts')
      .set({ closed_at: sql`now()` })
      .where('id', '=', id)
      .execute()
  })

/** After a change of keys the gateway doesn't know the page: it belongs to another account and can't be closed from here. */
async function closePage(gateway: Gateway, id: string) {
  try {
    return await gateway.closePage(id)
  } catch (error) {
    if (isGatewayError(error, 'not_found')) return 'closed'
    throw answerOf(error)
  }
}

function answerOf(error: unknown): unknown {
  if (!(error instanceof GatewayError)) return error
  return error.reason === 'refused' || error.reason === 'not_found'
    ? new AppError(
        'conflict',
        'The payment page couldn’t be opened. Please pay by bank transfer or contact us.',
        {
          cause: error,
        },
      )
    : unreachable(error)
}

const unreachable = (cause?: unknown) =>
  new AppError('unavailable', 'The payment page can’t be reached. Please try again in a moment.', { cause })
