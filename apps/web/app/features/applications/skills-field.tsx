import { X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { Field } from '../../ui/field.tsx'

type Props = { value: string[]; onChange: (skills: string[]) => void; error?: string | undefined }

/** Enter or a comma turns a word into a token; Backspace in the empty field removes the last one. */
export function SkillsField({ value, onChange, error }: Props) {
  const input = useRef<HTMLInputElement>(null)

  function take(text: string) {
    const added = text.split(',').map((word) => word.trim())
    onChange([...new Set([...value, ...added.filter(Boolean)])])
    if (input.current) input.current.value = ''
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    const text = event.currentTarget.value
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      take(text)
    } else if (event.key === 'Backspace' && text === '') {
      onChange(value.slice(0, -1))
    }
  }

  return (
    <Field label="Skills" error={error} className="application-wide" hint="Press Enter after each">
      {(control) => (
        <div className="ui-input application-tokens">
          {value.map((skill) => (
            <span key={skill}>
              {skill}
              <button
                type="button"
                aria-label={`Remove ${skill}`}
                onClick={() => {
                  onChange(value.filter((each) => each !== skill))
                  input.current?.focus()
                }}
              >
                <X aria-hidden="true" />
              </button>
            </span>
          ))}
          <input
            {...control}
            ref={input}
            autoComplete="off"
            placeholder={value.length === 0 ? 'Add a skill, then Enter' : ''}
            onKeyDown={onKey}
            onBlur={(event) => take(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  )
}
