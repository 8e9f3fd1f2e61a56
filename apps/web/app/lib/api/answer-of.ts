import type { ErrorBody } from '@trusswell/domain/error-codes.ts'
import { ApiError, noAnswer } from './api-error.ts'

type Call<Data> = Promise<{ data?: Data; error?: unknown; response: Response }>

/** The data of a call, or an ApiError. A foreign answer, such as a proxy's page, is an error without a message. */
export async function answerOf<Data>(call: Call<Data>): Promise<Data> {
  const { data, error, response } = await call.catch(() => {
    throw noAnswer()
  })
  if (response.ok) return data as Data
  throw errorOf(response.status, error)
}

export function errorOf(status: number, body: unknown): ApiError {
  if (!isErrorBody(body)) return new ApiError({ status, code: 'no_answer', message: '' })
  const { code, message, fields, current, request_id } = body
  return new ApiError({ status, code, message, fields, current, requestId: request_id })
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body
