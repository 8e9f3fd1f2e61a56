import type { FormName } from '@trusswell/domain/form-guard.ts'
import type { z } from 'zod'
import type { Failure } from '../api/api-error.ts'
import type { ApiClient } from '../api/client.ts'
import type { FieldErrors } from './field-errors.ts'
import type { Guard } from './send-guarded.ts'

export const answerWithinMs = 30_000

export type FormMessage<Fields> = { fields: Fields; website: string; key: string }

/** A form that anyone may send: its fields, its validation, and its endpoint. */
export type PublicFormSpec<Fields, Receipt> = {
  token: FormName
  names: readonly (keyof Fields & string)[]
  schema: z.ZodType<Fields>
  post: (api: ApiClient, message: FormMessage<Fields>, guard: Guard) => Promise<Receipt>
}

export type FormValues = Readonly<Record<string, string>>

/** The server's answer to a form that was posted without script. */
export type PublicFormReply =
  | { step: 'edit'; values: FormValues; errors: FieldErrors; failure?: Failure }
  | { step: 'confirm'; values: FormValues; token: string; idempotencyKey: string }
