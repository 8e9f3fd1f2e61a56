import { X } from 'lucide-react'
import { useRef } from 'react'
import { useController } from 'react-hook-form'
import type { FieldTexts } from './field.tsx'
import { NativeSelect } from './native-select.tsx'
import './pick-several.css'

type PickSeveralProps = Pick<FieldTexts, 'label' | 'hint'> & {
  name: string
  /** In the select, before and after the first choice. */
  placeholders: [first: string, next: string]
  /** Names the list of the choices. */
  chosenLabel: string
  options: { value: string; label: string }[]
}

/** A form field whose values are chosen one after the other; in the order of their ids, as the API returns them. */
export function PickSeveral(props: PickSeveralProps) {
  const { name, label, hint, placeholders, chosenLabel, options } = props
  const { field, fieldState } = useController<Record<string, string[]>, string>({ name })
  const select = useRef<HTMLSelectElement>(null)
  const values = field.value ?? []
  const chosen = options.filter(({ value }) => values.includes(value))
  return (
    <div className="pick-several">
      <NativeSelect
        ref={(element) => {
          select.current = element
          field.ref(element)
        }}
        name={field.name}
        label={label}
        {...(hint === undefined ? {} : { hint })}
        placeholder={chosen.length === 0 ? placeholders[0] : placeholders[1]}
        options={options.filter(({ value }) => !values.includes(value))}
        value=""
        error={fieldState.error?.message}
        onBlur={field.onBlur}
        onChange={({ target }) => target.value && field.onChange([...values, target.value].toSorted())}
      />
      {chosen.length > 0 && (
        <ul aria-label={chosenLabel}>
          {chosen.map((option) => (
            <li key={option.value}>
              {option.label}
              <button
                type="button"
                aria-label={`Remove ${option.label}`}
                onClick={() => {
                  field.onChange(values.filter((each) => each !== option.value))
                  select.current?.focus()
                }}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
