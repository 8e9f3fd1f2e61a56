import { parseDate } from '@internationalized/date'
import type { DateValue } from 'react-aria-components/DateField'

export type DateBounds = {
  value?: string | null | undefined
  defaultValue?: string | null | undefined
  minValue?: string | undefined
  maxValue?: string | undefined
  onChange?: ((value: string | null) => void) | undefined
}

/** Dates are passed as `2026-12-01`; only the fields themselves use date objects. */
export function dateProps({ value, defaultValue, minValue, maxValue, onChange }: DateBounds) {
  return {
    ...(value === undefined ? {} : { value: day(value) }),
    ...(defaultValue === undefined ? {} : { defaultValue: day(defaultValue) }),
    ...(minValue === undefined ? {} : { minValue: parseDate(minValue) }),
    ...(maxValue === undefined ? {} : { maxValue: parseDate(maxValue) }),
    onChange: (next: DateValue | null) => onChange?.(next?.toString() ?? null),
  }
}

function day(value: string | null) {
  return value === null ? null : parseDate(value)
}
