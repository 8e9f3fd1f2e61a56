import { type ComponentProps, lazy, Suspense } from 'react'
import { useController } from 'react-hook-form'
import { RadioGroup } from './radio-group.tsx'
import { TextField } from './text-field.tsx'

// With its calendar it is as large as all other fields together, and few forms are opened right away.
const DatePicker = lazy(() => import('./date-picker.tsx').then((picker) => ({ default: picker.DatePicker })))

/** Controlled fields bound to the surrounding form. Native ones take `field(name)`. */

type Bound<Props> = Omit<Props, 'value' | 'defaultValue' | 'onChange' | 'error' | 'ref'> & { name: string }

export function FormDatePicker({ name, ...props }: Bound<ComponentProps<typeof DatePicker>>) {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ name })
  return (
    <Suspense fallback={<TextField label={props.label} hint={props.hint} disabled />}>
      <DatePicker
        {...props}
        name={name}
        ref={ref}
        value={value || null}
        onChange={(day) => onChange(day ?? '')}
        error={fieldState.error?.message}
      />
    </Suspense>
  )
}

export function FormRadioGroup({ name, ...props }: Bound<ComponentProps<typeof RadioGroup>>) {
  const { field, fieldState } = useController({ name })
  return <RadioGroup {...props} {...field} error={fieldState.error?.message} />
}
