import {
  AdminPayment,
  AdminPaymentDetails,
  AdminPaymentMethod,
  AdminPaymentPatch,
  ClaimDecision,
  PaymentMonth,
  PaymentNeed,
  RefundRequest,
} from '@trusswell/domain/admin-payments.ts'
import { BulkReminders, SentReminder, UndoReminders } from '@trusswell/domain/bulk-payments.ts'
import { bulkUndoSeconds } from '@trusswell/domain/bulk.ts'
import { PaymentSort } from '@trusswell/domain/list-sorts.ts'
import { longCursor, pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import { PaymentStatus } from '@trusswell/domain/payments.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { exportDetails, writeAudit } from '../../platform/audit.ts'
import { csvFile, sendCsv } from '../../platform/csv.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency.ts'
import { idOf } from '../../platform/ids.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { mustBeFresh } from '../../platform/reauthentication.ts'
import { getAdminPayment, listAdminPayments, listMonths } from './admin-repository.ts'
import { remindOfPayments, undoReminders } from './bulk-reminders.ts'
import { decideClaim } from './decide-claim.ts'
import { deletePayment, restorePayment } from './delete-payment.ts'
import { editPayment } from './edit-payment.ts'
import { paymentsCsv } from './export-payments.ts'
import { findClaim, listHistory } from './history.ts'
import { readCredits } from './ledger.ts'
import { refundPayment } from './refund-payment.ts'
import { listSettlementsOf } from './settlements-repository.ts'

const params = z.strictObject({ id: z.uuid() })
const { limit, count, search, deleted } = pageQuery
const filters = {
  search,
  deleted,
  status: PaymentStatus.optional(),
  method: AdminPaymentMethod.optional(),
  needs: PaymentNeed.optional(),
}

export const adminPaymentRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, identityDb, can, today } = deps
    app.addHook('preHandler', async ({ actor }) => must(actor, can.managePayments(actor)))

    app.get(
      '/payments',
      {
        schema: {
          querystring: z.strictObject({
            cursor: longCursor,
            limit,
            count,
            sort: PaymentSort.optional(),
            ...filters,
          }),
          response: { 200: pageOf(AdminPayment) },
        },
      },
      ({ actor, query }) =>
        db.read(actor, (reader) =>
          listAdminPayments(reader, { ...query, deleted: query.deleted === 'true' }, today()),
        ),
    )

    app.get(
      '/payments/export',
      {
        config: { costly: 'export' },
        schema: {
          summary: 'The filtered list as CSV',
          querystring: z.strictObject(filters),
          response: { 200: csvFile },
        },
      },
      async ({ actor, query }, reply) => {
        const wanted = { ...query, deleted: query.deleted === 'true' }
        await db.as(actor, (tx) =>
          writeAudit(tx, actor, {
            action: 'payment.exported',
            entity: 'payments',
            entity_id: idOf('payments'),
            details: exportDetails(query),
          }),
        )
        await sendCsv(reply, `payments-${today()}.csv`, paymentsCsv(deps, actor, wanted))
        return reply
      },
    )

    app.get(
      '/payments/months',
      {
        schema: {
          summary: 'What was received and returned in the latest 24 months with payments',
          response: { 200: z.strictObject({ data: z.array(PaymentMonth) }) },
        },
      },
      ({ actor }) => db.read(actor, async (reader) => ({ data: await listMonths(reader) })),
    )

    app.post(
      '/payments/reminders',
      {
        schema: {
          summary: 'Send the requests for several payments again',
          description: `Those that can’t be sent today are left out. Returns the others for an undo; their clients are notified after ${bulkUndoSeconds} seconds.`,
          body: BulkReminders,
          response: {
            200: z.strictObject({ data: z.array(AdminPayment), changed: z.array(SentReminder) }),
          },
        },
      },
      ({ actor, body }) => db.as(actor, (tx) => remindOfPayments(deps, tx, mustBePerson(actor), body)),
    )

    app.post(
      '/payments/reminders/undo',
      {
        schema: {
          summary: 'Cancel the reminders of several payments before they are sent',
          description: `Within ${bulkUndoSeconds} seconds. Payments that were changed since stay as they are.`,
          body: UndoReminders,
          response: { 200: z.strictObject({ data: z.array(AdminPayment) }) },
        },
      },
      ({ actor, body: { changes } }) =>
        db.as(actor, async (tx) => ({
          data: await undoReminders(deps, tx, mustBePerson(actor), changes),
        })),
    )

    app.get(
      '/payments/:id',
      { schema: { params, response: { 200: AdminPaymentDetails } } },
      ({ actor, params: { id } }) =>
        db.read(actor, async (reader) => {
          const settlements = await listSettlementsOf(reader, id)
          return {
            ...(await getAdminPayment(reader, id, today())),
            claim: await findClaim(reader, id),
            credits: await readCredits(reader, id),
            settlements,
            history: await listHistory(reader, id, 'admins', settlements),
          }
        }),
    )

    app.patch(
      '/payments/:id',
      { schema: { params, body: AdminPaymentPatch, response: { 200: AdminPayment } } },
      async ({ actor, session, params, body }) => {
        if (body.status === 'completed' || body.status === 'refunded') await mustBeFresh(identityDb, session)
        return db.as(actor, (tx) =>
          editPayment(deps, tx, mustBePerson(actor), { id: params.id, patch: body }),
        )
      },
    )

    app.delete(
      '/payments/:id',
      { schema: { params, response: { 204: z.void() } } },
      async ({ actor, params }, reply) => {
        await db.as(actor, (tx) => deletePayment(deps, tx, mustBePerson(actor), params.id))
        return reply.status(204).send()
      },
    )

    app.post(
      '/payments/:id/restore',
      { schema: { params, response: { 200: AdminPayment } } },
      ({ actor, params }) => db.as(actor, (tx) => restorePayment(deps, tx, mustBePerson(actor), params.id)),
    )

    app.post(
      '/payments/:id/claim',
      {
        schema: {
          summary: 'Decide on a transfer or cheque that the client reported',
          params,
          body: ClaimDecision,
          response: { 200: AdminPayment },
        },
      },
      async ({ actor, session, params, body }) => {
        if (body.state === 'confirmed') await mustBeFresh(identityDb, session)
        return db.as(actor, (tx) =>
          decideClaim(deps, tx, mustBePerson(actor), { id: params.id, decision: body }),
        )
      },
    )

    app.post(
      '/payments/:id/refunds',
      {
        schema: {
          summary: 'Refund a payment in full or in part',
          headers: idempotencyHeaders,
          params,
          body: RefundRequest,
          response: { 201: AdminPayment },
        },
      },
      (request, reply) => {
        const { actor, session, params, body } = request
        return createOnce(db, request, reply, {
          before: () => mustBeFresh(identityDb, session),
          work: (tx) => refundPayment(deps, tx, mustBePerson(actor), { id: params.id, ...body }),
        })
      },
    )
  }
