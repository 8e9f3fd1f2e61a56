import type { FieldErrors } from '../../lib/forms/field-errors.ts'

/** What the server says about a form that was posted without script. */
export type FormReply = {
  values: Record<string, string>
  errors: FieldErrors
  /** Null where the fields say it all. */
  failure: string | null
}
