import { CircleAlert } from 'lucide-react'
import { FieldError, Label, Text } from 'react-aria-components'
import type { FieldTexts } from './field.tsx'

export function AriaFieldHead({ label, optional = false }: Pick<FieldTexts, 'label' | 'optional'>) {
  return (
    <Label className="ui-label">
      {label}
      {optional && <span className="ui-optional">Optional</span>}
    </Label>
  )
}

export function AriaFieldFoot({ hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  return (
    <>
      {hint !== undefined && (
        <Text slot="description" className="ui-hint">
          {hint}
        </Text>
      )}
      <FieldError className="ui-error">
        <CircleAlert aria-hidden="true" />
        <span>{error}</span>
      </FieldError>
    </>
  )
}
