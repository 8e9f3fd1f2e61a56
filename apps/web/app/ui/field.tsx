import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
  /** For screen readers only, where the options explain themselves. */
  hideLabel?: boolean | undefined
}

export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldTexts & {
  id?: string | undefined
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}

export function Field(props: FieldProps) {
  const { label, hint, error, optional = false, hideLabel = false, id: given, className, children } = props
  const generated = useId()
  const id = given ?? generated
  const described = classNames(hint !== undefined && `${id}-hint`, error && `${id}-error`) || undefined

  return (
    <div
      className={classNames('ui-field', className)}
      data-part="field"
      data-invalid={error ? '' : undefined}
    >
      <label className={hideLabel ? 'sr-only' : 'ui-label'} htmlFor={id}>
        {label}
        {optional && <span className="ui-optional">Optional</span>}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {hint !== undefined && (
        <p className="ui-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ErrorLine id={`${id}-error`} message={error} />
    </div>
  )
}

export function ErrorLine({ id, message }: { id?: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p className="ui-error" id={id}>
      <CircleAlert aria-hidden="true" />
      <span>{message}</span>
    </p>
  )
}
