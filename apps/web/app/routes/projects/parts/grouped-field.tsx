import type { ChangeEvent, ComponentProps } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import { caretIn, groupDigits } from './group-digits.ts'

type GroupedFieldProps = Omit<ComponentProps<typeof TextField>, 'onChange' | 'figures' | 'value'> & {
  value: string
  onChange: (value: string) => void
}

/** A number that is grouped in the Indian way while it is typed. */
export function GroupedField({ onChange, inputMode = 'decimal', ...field }: GroupedFieldProps) {
  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const grouped = groupDigits(target.value)
    const caret = caretIn(grouped, target.value, target.selectionStart ?? target.value.length)
    // Written here, so that React finds it done and leaves the caret where it belongs.
    if (grouped !== target.value) {
      target.value = grouped
      target.setSelectionRange(caret, caret)
    }
    onChange(grouped)
  }
  return <TextField {...field} figures inputMode={inputMode} autoComplete="off" onChange={type} />
}
