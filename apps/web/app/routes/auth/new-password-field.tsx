import type { ComponentProps } from 'react'
import { TextField } from '../../ui/text-field.tsx'

export function NewPasswordField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...props}
      type="password"
      hint="At least 6 characters, and not one that is easy to guess"
      autoComplete="new-password"
      minLength={6}
      maxLength={128}
      required
    />
  )
}
