import type { ComponentProps } from 'react'
import { useController } from 'react-hook-form'
import { DatePicker } from './date-picker.tsx'
import { RadioGroup } from './radio-group.tsx'

/** Controlled fields bound to the surrounding form. Native ones take `field(name)`. */

type Bound<Props> = Omit<Props, 'value' | 'defaultValue' | 'onChange' | 'error' | 'ref'> & { name: string }

export function FormDatePicker({ name, ...props }: Bound<ComponentProps<typeof DatePicker>>) {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ name })
  return (
    <DatePicker
      {...props}
      name={name}
      ref={ref}
      value={value || null}
      onChange={(day) => onChange(day ?? '')}
      error={fieldState.error?.message}
    />
  )
}

export function FormRadioGroup({ name, ...props }: Bound<ComponentProps<typeof RadioGroup>>) {
  const { field, fieldState } = useController({ name })
  return <RadioGroup {...props} {...field} error={fieldState.error?.message} />
}
