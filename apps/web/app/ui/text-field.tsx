import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldTexts } from './field.tsx'

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'prefix'> & {
    before?: ReactNode
    after?: ReactNode
    figures?: boolean
  }

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, before, after, figures = false, className, id, ...input } = props
  const inputClass = classNames('ui-input', figures && 'ui-input-figures')
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(control) =>
        before || after ? (
          <div className="ui-unit">
            {before && <span className="ui-unit-mark">{before}</span>}
            <input type="text" {...input} {...control} className={inputClass} />
            {after && <span className="ui-unit-mark">{after}</span>}
          </div>
        ) : (
          <input type="text" {...input} {...control} className={inputClass} />
        )
      }
    </Field>
  )
}
