import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { ErrorLine } from './field.tsx'

type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

type RadioGroupProps = Omit<
  ComponentProps<'input'>,
  'type' | 'id' | 'value' | 'defaultValue' | 'onChange'
> & {
  label: ReactNode
  name: string
  options: RadioOption[]
  look?: 'list' | 'segmented'
  hint?: ReactNode
  error?: string | undefined
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
}

export function RadioGroup(props: RadioGroupProps) {
  const {
    label,
    options,
    look = 'list',
    hint,
    error,
    className,
    value,
    defaultValue,
    onChange,
    autoFocus = false,
    ref,
    ...input
  } = props
  const id = useId()
  const described = classNames(hint !== undefined && `${id}-hint`, error && `${id}-error`) || undefined
  const checked = (option: string) =>
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value }

  return (
    <fieldset
      className={classNames('ui-field', className)}
      data-part="field"
      aria-describedby={described}
      data-invalid={error ? '' : undefined}
    >
      <legend className="ui-label">{label}</legend>
      <div className={look === 'segmented' ? 'ui-segments' : 'ui-radios'}>
        {options.map((option, at) => (
          <label key={option.value}>
            <input
              {...input}
              {...(at === 0 ? { ref, autoFocus } : {})}
              {...checked(option.value)}
              type="radio"
              value={option.value}
              disabled={option.disabled}
              onChange={() => onChange?.(option.value)}
            />
            <span>
              {option.label}
              {option.hint !== undefined && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p className="ui-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ErrorLine id={`${id}-error`} message={error} />
    </fieldset>
  )
}
