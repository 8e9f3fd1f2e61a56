import type { FieldErrors } from '../../../lib/forms/field-errors.ts'
import type { Failure } from '../../../lib/forms/send-outcome.ts'
import type { ContactValues } from './contact-fields.ts'

/** What the server answers to a form that was posted without script. */
export type ContactReply =
  | { step: 'edit'; values: ContactValues; errors: FieldErrors; failure?: Failure }
  | { step: 'confirm'; values: ContactValues; token: string; idempotencyKey: string }
