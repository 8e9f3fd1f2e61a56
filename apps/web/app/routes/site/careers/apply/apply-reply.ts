import type { Failure } from '../../../../lib/api/api-error.ts'
import type { FieldErrors } from '../../../../lib/forms/field-errors.ts'
import type { FormValues } from '../../../../lib/forms/public-form.ts'

/** What the server answers to an application that was posted without script. */
export type ApplyReply =
  | { step: 'edit'; values: FormValues; errors: FieldErrors; failure?: Failure }
  | {
      step: 'attach'
      values: FormValues
      token: string
      idempotencyKey: string
      /** When the token was given; it is taken only some seconds later. */
      askedAt: number
      resumeError?: string
      failure?: Failure
    }
