import type { ErrorCode } from '@trusswell/domain/error-codes.ts'

type Facts = {
  /** 0 where there was no answer at all. */
  status: number
  code: ErrorCode | 'no_answer'
  message: string
  fields?: Record<string, string> | undefined
  requestId?: string | undefined
  current?: unknown
}

/** An answer other than success. `message` is empty where nobody wrote one for people. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode | 'no_answer'
  readonly fields: Record<string, string>
  readonly requestId: string | undefined
  /** With `stale_version`: the row as it is now. */
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

/** What a page says about an error; plain, so that the server can send it along with a page. */
export type Failure = { code: ApiError['code']; message: string; requestId?: string | undefined }

export const failureOf = (error: unknown): Failure => {
  const { code, message, requestId } = error instanceof ApiError ? error : noAnswer()
  return { code, message, requestId }
}

export const noAnswer = () => new ApiError({ status: 0, code: 'no_answer', message: '' })

/** No answer, or one that says "not now": the same question may be answered a moment later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status)

export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.message) || fallback
