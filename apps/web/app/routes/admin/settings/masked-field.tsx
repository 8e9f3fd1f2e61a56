import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useField } from '../../../lib/forms/use-field.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { SettingsField, SettingsValues } from './settings-labels.ts'

type MaskedFieldProps = { name: SettingsField; label: string; placeholder?: string }

/** A key that isn't secret but is masked on the screen. */
export function MaskedField({ name, label, placeholder }: MaskedFieldProps) {
  const [isShown, setShown] = useState(false)
  const field = useField<SettingsValues>()
  return (
    <TextField
      {...field(name)}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoComplete="off"
      spellCheck={false}
      figures
      placeholder={placeholder}
      after={
        <IconButton
          label={`${isShown ? 'Hide' : 'Show'} ${label}`}
          aria-pressed={isShown}
          icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
