import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { useReportUnsaved } from '../../ui/unsaved-forms.tsx'

type FieldProps = ReturnType<ReturnType<typeof useApiForm>['field']>

type AccountFormProps<Values extends FieldValues, Receipt> = {
  schema: z.ZodType<Values>
  defaults?: Record<string, string>
  send: (values: Values) => Promise<Receipt>
  onSent: (receipt: Receipt) => void
  button: string
  tone?: 'primary' | 'danger'
  /** In a dialog: closes it. */
  onCancel?: () => void
  children: (field: (name: keyof Values & string) => FieldProps) => ReactNode
}

export function AccountForm<Values extends FieldValues, Receipt>(props: AccountFormProps<Values, Receipt>) {
  const { schema, defaults = {}, send, onSent, button, tone = 'primary', onCancel, children } = props
  const { form, field, onSubmit, pending, failure } = useApiForm<FieldValues, Values, Receipt>({
    schema,
    defaults,
    send,
    onSent(receipt) {
      form.reset()
      onSent(receipt)
    },
  })
  // Browsers fill in the current password by themselves.
  const typed = Object.keys(form.formState.dirtyFields).filter((name) => name !== 'current_password')
  useReportUnsaved(typed.length > 0)
  return (
    <form className="account-form" noValidate onSubmit={onSubmit}>
      {children(field)}
      {failure && <ErrorPanel message={failure.message} />}
      <div className="account-buttons">
        <Button type="submit" tone={tone} pending={pending}>
          {button}
        </Button>
        {onCancel && (
          <Button tone="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
