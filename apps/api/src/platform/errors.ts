import type { ErrorCode } from '@trusswell/domain/error-codes.ts'
import pg from 'pg'

/** An expected error response. Anything else that is thrown is a bug. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  readonly current: object | undefined
  readonly status: number

  constructor(
    code: ErrorCode,
    message: string,
    extra: {
      fields?: Record<string, string>
      retryAfter?: number
      current?: object
      /** Only where it isn't the code's own. */
      status?: number
      cause?: unknown
    } = {},
  ) {
    super(message, extra.cause === undefined ? {} : { cause: extra.cause })
    this.code = code
    this.fields = extra.fields
    this.retryAfter = extra.retryAfter
    this.current = extra.current
    this.status = extra.status ?? statusOf[code]
  }
}

const statusOf: Record<ErrorCode, number> = {
  invalid_request: 400,
  form_token_invalid: 400,
  form_too_fast: 400,
  link_invalid: 400,
  not_signed_in: 401,
  invalid_credentials: 401,
  second_factor_invalid: 401,
  sign_in_expired: 401,
  reauth_required: 401,
  forbidden: 403,
  two_factor_required: 403,
  email_unconfirmed: 403,
  not_found: 404,
  gone: 410,
  conflict: 409,
  stale_version: 409,
  idempotency_key_reused: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  proof_required: 428,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
}

export const notFound = () => new AppError('not_found', 'Not found')
/** Includes the current row, so that both versions can be shown. */
export const stale = (current: object) =>
  new AppError('stale_version', 'Someone else changed this in the meantime. Please check it and try again.', {
    current,
  })
export const invalidField = (field: string, message: string) =>
  new AppError('invalid_request', message, { fields: { [field]: message } })
export const tooManyRequests = (message: string, retryAfter: number) =>
  new AppError('too_many_requests', message, { retryAfter: Math.max(retryAfter, 1) })
export const invalidLink = () =>
  new AppError('link_invalid', 'This link is no longer valid. Please ask for a new one.')

/** Error messages for duplicates, by the name of the unique index. */
export type ConflictWords = Readonly<Record<string, string>>

/**
 * A fallback for the request schemas: a value that PostgreSQL refuses is the caller's error and answered with 400. It is
 * logged, because a schema should have refused it first.
 */
export function refusedByDatabase(error: unknown, words: ConflictWords = {}): AppError | null {
  if (!(error instanceof pg.DatabaseError)) return null
  const { code, schema, constraint = '' } = error
  // A constraint of the queue's own tables is no rule about what was sent.
  const isInvalidValue = code?.startsWith('22') || (code === '23514' && schema === 'public')
  if (isInvalidValue)
    return new AppError('invalid_request', 'One of the values isn’t valid.', { cause: error })
  if (code === '23505' && schema === 'public')
    return new AppError('conflict', words[constraint] ?? 'This entry already exists.', { cause: error })
  return null
}

/** PostgreSQL states and socket errors that mean "not now", as opposed to "wrong". */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '25P03',
  // Two transactions waited for each other, and this one was ended.
  '40001',
  '40P01',
])

export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (unavailableCodes.has(code) || code.startsWith('08')) return true
  // pg gives these no code.
  return /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(error.message)
}
