import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode }

export function Switch({ label, hint, className, ...input }: SwitchProps) {
  const hintId = useId()
  return (
    <div className={classNames('ui-check', className)} data-part="check">
      <label>
        <input
          {...input}
          type="checkbox"
          role="switch"
          className="ui-switch"
          aria-describedby={hint === undefined ? undefined : hintId}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p className="ui-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
