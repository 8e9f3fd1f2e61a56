import { paymentSorts } from '@trusswell/domain/list-sort-values.ts'
import type {
  AdminPaymentPatch,
  ClaimDecision,
  ParkedDismissal,
  RefundRequest,
} from '@trusswell/domain/admin-payments.ts'
import type { InvoiceUpload } from '@trusswell/domain/payment-invoices.ts'
import type { Versioned } from '@trusswell/domain/input.ts'
import { adminPaymentMethods, paymentNeeds, paymentStatuses } from '@trusswell/domain/payment-values.ts'
import type { SentReminder } from '@trusswell/domain/bulk-payments.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'
import { fileOf } from '../../../lib/api/file-of.ts'
import { defined } from '@trusswell/domain/defined.ts'
import { changeInBatches } from '../../../lib/batches.ts'
import { formWithFile } from '../../../lib/forms/form-with-file.ts'
import type { ListQuery } from '../../../ui/lists/list-query.ts'
import type { Place } from '../../../ui/lists/use-rows.ts'

export const adminPaymentKey = ['payments', 'admin'] as const

export const paymentFilters = {
  status: paymentStatuses,
  method: adminPaymentMethods,
  needs: paymentNeeds,
  sort: paymentSorts,
}

type Query = ListQuery<typeof paymentFilters> & { cursor?: string }
export type PaymentChanges = Omit<AdminPaymentPatch, 'version'>

const one = (id: string) => ({ params: { path: { id } } })

export const listPayments = (query: Query, signal: AbortSignal) =>
  answerOf(api.GET('/api/admin/payments', { params: { query }, signal }))

export const exportPayments = (query: Query) =>
  fileOf(api.GET('/api/admin/payments/export', { params: { query }, parseAs: 'blob' }))

export const readPayment = (id: string) => answerOf(api.GET('/api/admin/payments/{id}', one(id)))

export const savePayment = (id: string, body: Versioned<AdminPaymentPatch>) =>
  answerOf(api.PATCH('/api/admin/payments/{id}', { ...one(id), body: defined(body) }))

export const deletePayment = (id: string) => answerOf(api.DELETE('/api/admin/payments/{id}', one(id)))

export const restorePayment = (id: string) => answerOf(api.POST('/api/admin/payments/{id}/restore', one(id)))

export const sendReminders = (ids: string[]) =>
  changeInBatches(ids, (batch) =>
    answerOf(api.POST('/api/admin/payments/reminders', { body: { ids: batch } })),
  )

export const undoReminders = (changes: SentReminder[]) =>
  answerOf(api.POST('/api/admin/payments/reminders/undo', { body: { changes } }))

export async function attachInvoice(
  id: string,
  { file: _file, ...fields }: InvoiceUpload,
  file: File | null,
) {
  await answerOf(
    api.PUT('/api/payments/{id}/invoice', {
      ...one(id),
      body: fields,
      bodySerializer: (body) => formWithFile(body, 'file', file),
    }),
  )
  return readPayment(id)
}

export async function removeInvoice(id: string) {
  await answerOf(api.DELETE('/api/payments/{id}/invoice', one(id)))
  return readPayment(id)
}

export const decideClaim = (id: string, body: ClaimDecision) =>
  answerOf(api.POST('/api/admin/payments/{id}/claim', { ...one(id), body: defined(body) }))

export const parkedKey = [...adminPaymentKey, 'parked'] as const

export const listParked = (query: Place, signal: AbortSignal) =>
  answerOf(api.GET('/api/admin/webhooks/parked', { params: { query }, signal }))

export const retryParked = (id: string) =>
  answerOf(api.POST('/api/admin/webhooks/parked/{id}/retry', one(id)))

export const dismissParked = (id: string, body: ParkedDismissal) =>
  answerOf(api.POST('/api/admin/webhooks/parked/{id}/dismiss', { ...one(id), body }))

export const monthsQuery = {
  queryKey: [...adminPaymentKey, 'months'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    answerOf(api.GET('/api/admin/payments/months', { signal })),
}

export const settlementKey = [...adminPaymentKey, 'settlements'] as const

export const listSettlements = (query: Place & { search?: string }, signal: AbortSignal) =>
  answerOf(api.GET('/api/admin/settlements', { params: { query }, signal }))

export const readSettlement = (id: string) => answerOf(api.GET('/api/admin/settlements/{id}', one(id)))

export const listSettledPayments = (id: string, query: Place, signal: AbortSignal) =>
  answerOf(api.GET('/api/admin/settlements/{id}/payments', { params: { path: { id }, query }, signal }))

export const refundPayment = (id: string, body: RefundRequest, key: string) =>
  answerOf(
    api.POST('/api/admin/payments/{id}/refunds', {
      params: { path: { id }, header: { 'idempotency-key': key } },
      body: defined(body),
    }),
  )
