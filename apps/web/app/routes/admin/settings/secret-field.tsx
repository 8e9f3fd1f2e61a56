import type { SecretState } from '@trusswell/domain/settings.ts'
import { LockKeyhole } from 'lucide-react'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { dayInIndia } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorLine } from '../../../ui/field.tsx'
import { passFocusOn } from '../../../ui/pass-focus-on.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { SettingsField, SettingsValues } from './settings-labels.ts'

type SecretFieldProps = {
  name: SettingsField & `${string}.${string}`
  label: string
  stored: SecretState
  /** A replaced secret can only be removed. */
  isPrevious?: boolean
}

/** Secrets are never sent to the browser: this shows that one is set, and replaces or removes it. */
export function SecretField({ name, label, stored, isPrevious = false }: SecretFieldProps) {
  const id = useId()
  const [isReplacing, setReplacing] = useState(false)
  const {
    field: { ref, onBlur, onChange, ...field },
    fieldState,
  } = useController<SettingsValues, typeof name>({ name })
  const value = field.value as string | null | undefined
  const set = (next: string | null | undefined) => onChange(next)
  if (isPrevious && !stored.set) return null

  if (value === null || (stored.set && !isReplacing && value === undefined)) {
    return (
      <div className="ui-field" data-part="field" role="group" tabIndex={-1} aria-labelledby={id}>
        <span className="ui-label" id={id}>
          {label}
        </span>
        <div className="settings-secret">
          <LockKeyhole aria-hidden="true" />
          {value === null ? (
            <>
              <p>It will be removed when you save.</p>
              <Button ref={passFocusOn} tone="secondary" size="small" onClick={() => set(undefined)}>
                Keep it
              </Button>
            </>
          ) : (
            <>
              <p>
                <span aria-hidden="true" className="figures">
                  ••••••••••••
                </span>
                <small>{setWords(stored)}</small>
              </p>
              {!isPrevious && (
                <Button ref={ref} tone="secondary" size="small" onClick={() => setReplacing(true)}>
                  Replace
                </Button>
              )}
              <Button ref={passFocusOn} tone="quiet" size="small" onClick={() => set(null)}>
                Remove
              </Button>
            </>
          )}
        </div>
        <ErrorLine message={fieldState.error?.message} />
      </div>
    )
  }

  return (
    <TextField
      ref={ref}
      name={name}
      label={stored.set ? `New ${inSentence(label)}` : label}
      type="password"
      autoComplete="new-password"
      figures
      value={value ?? ''}
      onChange={({ target }) => set(target.value === '' ? undefined : target.value)}
      onBlur={onBlur}
      error={fieldState.error?.message}
      autoFocus={isReplacing}
      hint={
        stored.set
          ? `Replaces the one ${inSentence(setWords(stored))}.`
          : 'It can’t be read again once it is saved.'
      }
      after={
        stored.set && (
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              set(undefined)
              setReplacing(false)
            }}
          >
            Cancel
          </Button>
        )
      }
    />
  )
}

function setWords({ set_at, set_by }: SecretState): string {
  return `Set${set_at ? ` on ${dayInIndia(set_at)}` : ''}${set_by ? ` by ${set_by}` : ''}`
}

// Abbreviations stay in capitals.
const inSentence = (text: string) =>
  /^[A-Z]{2}/.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`
