import type { ErrorCode } from '@trusswell/domain/error-codes.ts'

type Facts = {
  /** 0 if there was no answer. */
  status: number
  code: ErrorCode | 'no_answer'
  message: string
  fields?: Record<string, string> | undefined
  requestId?: string | undefined
  current?: unknown
}

/** An unsuccessful answer. `message` is empty if the answer has none to show. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode | 'no_answer'
  readonly fields: Record<string, string>
  readonly requestId: string | undefined
  /** With `stale_version`: the current row. */
  readonly current: unknown

  constructor({ status, code, message, fields = {}, requestId, current }: Facts) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
    this.requestId = requestId
    this.current = current
  }
}

export const withMessage = (error: ApiError, fallback: string): ApiError =>
  error.message ? error : new ApiError({ ...error, message: fallback })

/** The facts that a page shows about an error; plain data, so that the server can serialise it. */
export type Failure = { code: ApiError['code']; message: string; requestId?: string | undefined }

export const failureOf = (error: unknown): Failure => {
  const { code, message, requestId } = error instanceof ApiError ? error : noAnswer()
  return { code, message, requestId }
}

export const noAnswer = () => new ApiError({ status: 0, code: 'no_answer', message: '' })

/** No answer, or a temporary refusal: the same request may succeed a moment later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status)

/** Whether the row doesn't exist. A malformed id (400) counts too. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.requestId : undefined

export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.message) || fallback
