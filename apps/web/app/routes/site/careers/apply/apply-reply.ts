import type { Failure } from '../../../../lib/api/api-error.ts'
import type { FieldErrors } from '../../../../lib/forms/field-errors.ts'
import type { FormValues } from '../../../../lib/forms/public-form.ts'

/** The server's answer to an application that was posted without script. */
export type ApplyReply =
  | { step: 'edit'; values: FormValues; errors: FieldErrors; failure?: Failure }
  | {
      step: 'attach'
      values: FormValues
      token: string
      idempotencyKey: string
      /** When the token was issued; it is accepted only some seconds later. */
      askedAt: number
      resumeError?: string
      failure?: Failure
    }
