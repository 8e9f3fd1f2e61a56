import { z } from 'zod'

/** Fields that follow from others or from the day of asking, so that an earlier answer may differ. */
const computed = new Set([
  'agreed_tax_rate',
  'agreed_value_paise',
  'amount_paise',
  'applications',
  'baseline_date',
  'completed_on',
  'completion_date',
  'cost_paise',
  'due_date',
  'due_date_estimated',
  'due_state',
  'estimated_cost_paise',
  'health',
  'health_reason',
  'namesake_id',
  'next_due_date',
  'progress',
  'time_elapsed',
])
const isComputed = (field: string) => computed.has(field) || field.endsWith('_at')

type Values = Record<string, unknown>

/**
 * A body may repeat what the row says of itself. Takes those fields off: `repeated` must equal the current row, and
 * computed ones and timestamps only have to be well-formed. `malformed` is the first field that isn't.
 */
export function splitReadOnly(
  Body: z.ZodObject,
  Row: z.ZodObject,
  body: Values,
): { rest: Values; repeated: Values; malformed: string | null } {
  const rest: Values = {}
  const repeated: Values = {}
  for (const [field, value] of Object.entries(body)) {
    const Field = Object.hasOwn(Body.shape, field)
      ? undefined
      : Object.entries(Row.shape).find(([name]) => name === field)?.[1]
    if (!Field) {
      rest[field] = value
      continue
    }
    if (!z.safeParse(Field, value).success) return { rest, repeated, malformed: field }
    if (!isComputed(field)) repeated[field] = value
  }
  return { rest, repeated, malformed: null }
}
