import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { fieldErrors } from './field-errors.ts'

export function zodResolver<Values extends FieldValues>(
  schema: z.ZodType<Values>,
): Resolver<FieldValues, unknown, Values> {
  return async (values) => {
    const parsed = schema.safeParse(values)
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors = Object.entries(fieldErrors(parsed.error)).map(([name, message]) => [
      name,
      { type: 'schema', message },
    ])
    return { values: {}, errors: Object.fromEntries(errors) }
  }
}
