import type { ComponentProps } from 'react'
import { TextField } from '../../ui/text-field.tsx'

export function CurrentPasswordField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return <TextField {...props} label="Current password" type="password" autoComplete="current-password" />
}
