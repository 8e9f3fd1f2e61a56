import type { FieldErrors } from '../../lib/forms/field-errors.ts'

/** The server's answer to a form that was posted without script. */
export type FormReply = {
  values: Record<string, string>
  errors: FieldErrors
  /** Null if the field errors are sufficient. */
  failure: string | null
}
