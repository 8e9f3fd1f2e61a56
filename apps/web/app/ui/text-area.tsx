import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'

type TextAreaProps = FieldTexts & ComponentProps<'textarea'>

export function TextArea({ label, hint, error, optional, className, id, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(control) => <textarea rows={4} {...area} {...control} className="ui-input" />}
    </Field>
  )
}
