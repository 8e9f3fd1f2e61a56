import type { ReactNode } from 'react'
import type { FieldErrors } from '../../lib/forms/field-errors.ts'
import { type PublicForm, usePublicForm } from '../../lib/forms/use-public-form.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import type { FormReply } from './form-reply.ts'

/** Props of one field: id, name, previous value and error. */
export type FieldOf = (name: string) => {
  id: string
  name: string
  defaultValue: string | undefined
  error: string | undefined
  'data-field': ''
}

type AuthFormProps<Values, Receipt> = {
  id: string
  load: () => Promise<PublicForm<Values, Receipt>>
  reply: FormReply | undefined
  button: string
  pendingButton: string
  children: (field: FieldOf) => ReactNode
  /** Shown instead of the form once it was sent. */
  sent?: (receipt: Receipt) => ReactNode
}

/** Posts to its own URL, including the query, without script. */
export function AuthForm<Values, Receipt>(props: AuthFormProps<Values, Receipt>) {
  const { id, load, reply, button, pendingButton, children, sent } = props
  const { state, errors, formProps } = usePublicForm<Values, Receipt>({
    load,
    initialErrors: reply?.errors ?? {},
  })
  if (state.phase === 'sent' && sent) return sent(state.receipt)
  // Already shown at the field.
  const isAtField = Object.keys(errors).length > 0
  const failure = state.phase === 'editing' && state.failure ? state.failure.message : reply?.failure
  return (
    <form className="auth-form" method="post" aria-labelledby="auth-title" {...formProps}>
      {failure && !isAtField && <ErrorPanel message={failure} />}
      {children(fieldOf(id, reply?.values ?? {}, errors))}
      <Button type="submit" wide pending={state.phase !== 'editing'} pendingLabel={pendingButton}>
        {button}
      </Button>
    </form>
  )
}

const fieldOf =
  (form: string, values: Record<string, string>, errors: FieldErrors): FieldOf =>
  (name) => ({
    id: `${form}-${name}`,
    name,
    defaultValue: values[name],
    error: errors[name],
    'data-field': '',
  })
