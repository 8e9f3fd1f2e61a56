import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'

type Option = { value: string; label: string }
type NativeSelectProps = FieldTexts & ComponentProps<'select'> & { options: Option[]; placeholder?: string }

export function NativeSelect(props: NativeSelectProps) {
  const { label, hint, error, optional, hideLabel, className, id, options, placeholder, ...select } = props
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id, className }}>
      {(control) => (
        <div className="ui-select-native">
          <select {...select} {...control} className="ui-input">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </div>
      )}
    </Field>
  )
}
