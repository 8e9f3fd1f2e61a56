import type { z } from 'zod'

export type FieldErrors = Record<string, string>

/** The first message of each field, in the order of the schema. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of error.issues) errors[String(issue.path[0] ?? '')] ??= issue.message
  return errors
}
