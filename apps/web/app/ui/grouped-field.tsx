import type { ChangeEvent, ComponentProps } from 'react'
import { TextField } from './text-field.tsx'
import { caretIn, groupDigits } from './group-digits.ts'

type GroupedFieldProps = Omit<ComponentProps<typeof TextField>, 'figures'>

/** A number input with Indian digit grouping while typing. */
export function GroupedField({ onChange, inputMode = 'decimal', ...field }: GroupedFieldProps) {
  function type(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event
    const grouped = groupDigits(target.value)
    if (grouped !== target.value) {
      const caret = caretIn(grouped, target.value, target.selectionStart ?? target.value.length)
      target.value = grouped
      target.setSelectionRange(caret, caret)
    }
    onChange?.(event)
  }
  return <TextField {...field} figures inputMode={inputMode} autoComplete="off" onChange={type} />
}
