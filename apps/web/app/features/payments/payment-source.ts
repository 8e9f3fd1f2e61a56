import type { OwnPaymentSort } from '@trusswell/domain/list-sorts.ts'
import type { PaymentClaimRequest } from '@trusswell/domain/payment-claims.ts'
import { formatAmount } from '@trusswell/domain/money.ts'
import type { ClientPaymentStatus, Payment, PaymentRequest } from '@trusswell/domain/payments.ts'
import { answerOf } from '../../lib/api/answer-of.ts'
import { ApiError, messageOf } from '../../lib/api/api-error.ts'
import { api } from '../../lib/api/browser-api.ts'
import { defined } from '@trusswell/domain/defined.ts'
import { formWithFile } from '../../lib/forms/form-with-file.ts'
import type { Place } from '../../ui/lists/use-rows.ts'

export type PaymentArea = 'client' | 'manager'
type Query = Place & { status?: ClientPaymentStatus }
type OwnQuery = Query & { sort?: OwnPaymentSort }

/** The key prefix of all payment data, which live messages invalidate. */
export const paymentKey = ['payments'] as const
export const onePaymentKey = (id: string) => [...paymentKey, 'one', id] as const

const one = (id: string) => ({ params: { path: { id } } })
const keyed = (id: string, key: string) => ({
  params: { path: { id }, header: { 'idempotency-key': key } },
})

export const areaSource = (area: PaymentArea) => ({
  key: [...paymentKey, area] as const,
  list: (query: OwnQuery, signal: AbortSignal) =>
    answerOf(api.GET(`/api/${area}/payments`, { params: { query }, signal })),
  totals: (signal: AbortSignal) => answerOf(api.GET(`/api/${area}/payments/totals`, { signal })),
})

export const projectSource = (projectId: string) => ({
  key: [...paymentKey, 'project', projectId] as const,
  list: (query: Query, signal: AbortSignal) =>
    answerOf(api.GET('/api/projects/{id}/payments', { params: { path: { id: projectId }, query }, signal })),
  totals: (signal: AbortSignal) =>
    answerOf(api.GET('/api/projects/{id}/payments/totals', { ...one(projectId), signal })),
})

export const readPayment = (id: string, signal: AbortSignal) =>
  answerOf(api.GET('/api/payments/{id}', { ...one(id), signal }))

export const readPaymentOptions = (signal: AbortSignal) =>
  answerOf(api.GET('/api/payment-options', { signal }))

export const addPayment = (projectId: string, body: PaymentRequest, key: string) =>
  answerOf(api.POST('/api/projects/{id}/payments', { ...keyed(projectId, key), body: defined(body) }))

export const openCheckout = ({ id, project_id }: Pick<Payment, 'id' | 'project_id'>) =>
  answerOf(
    api.POST('/api/projects/{id}/payments/{item}/checkout', {
      params: { path: { id: project_id, item: id } },
    }),
  )

export const cancelPayment = (id: string) => answerOf(api.POST('/api/payments/{id}/cancel', one(id)))

export const remindOfPayment = (id: string) => answerOf(api.POST('/api/payments/{id}/reminders', one(id)))

export const reportReturn = (id: string, query: Record<string, string>) =>
  answerOf(api.POST('/api/payments/{id}/return', { ...one(id), body: { query } }))

/** A transfer or a cheque, with its proof. */
export const reportPayment = (
  id: string,
  { amount, tds = 0, proof: _proof, ...fields }: PaymentClaimRequest,
  proof: File | null,
  key: string,
) =>
  answerOf(
    api.POST('/api/payments/{id}/claims', {
      ...keyed(id, key),
      body: { ...defined(fields), amount: formatAmount(amount), tds: formatAmount(tds) },
      bodySerializer: (body) => formWithFile(body, 'proof', proof),
    }),
  )

export const paymentFailed = 'Failed to process payment'

/** The server's message; otherwise one that depends on whether it answered at all. */
export function paymentLoadMessage(error: unknown): string {
  const answered = error instanceof ApiError && error.status !== 0
  return messageOf(error, answered ? 'Failed to fetch payments' : 'Failed to load payment history')
}
