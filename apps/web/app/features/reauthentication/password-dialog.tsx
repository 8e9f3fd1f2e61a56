import { CurrentPassword } from '@trusswell/domain/account.ts'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'

type PasswordDialogProps = { onConfirmed: () => void; onCancel: () => void }

export default function PasswordDialog({ onConfirmed, onCancel }: PasswordDialogProps) {
  const { field, onSubmit, pending, failure } = useApiForm({
    schema: CurrentPassword,
    defaults: { current_password: '' },
    send: (body) => answerOf(api.POST('/api/me/reauthenticate', { body })),
    onSent: onConfirmed,
  })
  return (
    <Dialog
      title="Please enter your password again"
      isOpen
      onOpenChange={(open) => !open && onCancel()}
      footer={(close) => (
        <>
          <Button tone="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form="reauthenticate" pending={pending}>
            Continue
          </Button>
        </>
      )}
    >
      <form id="reauthenticate" className="ui-dialog-form" noValidate onSubmit={onSubmit}>
        <p>You signed in more than ten minutes ago. Confirm that it’s you to continue.</p>
        <TextField
          {...field('current_password')}
          label="Current password"
          type="password"
          autoComplete="current-password"
          autoFocus
        />
        {failure && (
          <p role="alert" className="ui-error">
            {failure.message}
          </p>
        )}
      </form>
    </Dialog>
  )
}
