import { z } from 'zod'

/** Every code that an answer may carry. Screens show `message`; programs decide by `code`. */
export const ErrorCode = z.enum([
  'invalid_request',
  'not_signed_in',
  'invalid_credentials',
  'second_factor_invalid',
  'sign_in_expired',
  'reauth_required',
  'link_invalid',
  'forbidden',
  'two_factor_required',
  'email_unconfirmed',
  'not_found',
  'gone',
  'conflict',
  'stale_version',
  'idempotency_key_reused',
  'form_token_invalid',
  'form_too_fast',
  'proof_required',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'unavailable',
  'internal',
])
export type ErrorCode = z.infer<typeof ErrorCode>

export const ErrorBody = z
  .strictObject({
    message: z.string(),
    code: ErrorCode,
    fields: z.record(z.string(), z.string()).optional(),
    /** With `stale_version`: the row as it is now. */
    current: z.record(z.string(), z.unknown()).optional(),
    request_id: z.string(),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof ErrorBody>
