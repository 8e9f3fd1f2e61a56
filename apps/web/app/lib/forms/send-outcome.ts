import { ErrorBody } from '@trusswell/domain/error-codes.ts'
import type { ErrorCode } from '@trusswell/domain/error-codes.ts'

export type Failure = {
  code: ErrorCode | 'no_answer'
  message?: string
  fields?: Record<string, string>
  requestId?: string
}

export type Outcome<Receipt> = { ok: true; receipt: Receipt } | { ok: false; failure: Failure }

/** What a failed answer says; whatever is not ours (a proxy's page, no answer at all) is just a failure. */
export function failureOf(error: unknown): Failure {
  const body = ErrorBody.safeParse(error)
  if (!body.success) return { code: 'no_answer' }
  const { code, message, fields, request_id } = body.data
  return { code, message, requestId: request_id, ...(fields ? { fields } : {}) }
}
