import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { ErrorLine } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, hint, error, className, id: given, ...input }: CheckboxProps) {
  const generated = useId()
  const id = given ?? generated
  const described = classNames(hint !== undefined && `${id}-hint`, error && `${id}-error`) || undefined
  return (
    <div
      className={classNames('ui-check', className)}
      data-part="check"
      data-invalid={error ? '' : undefined}
    >
      <label>
        <input
          {...input}
          id={id}
          type="checkbox"
          className="ui-checkbox"
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p className="ui-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ErrorLine id={`${id}-error`} message={error} />
    </div>
  )
}
