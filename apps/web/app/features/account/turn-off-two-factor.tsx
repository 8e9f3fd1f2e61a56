import { CurrentPassword } from '@trusswell/domain/account.ts'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { session } from '../../lib/session/browser-session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { showSuccess } from '../../ui/outcome-toast.ts'
import { AccountForm } from './account-form.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'

export function TurnOffTwoFactor({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Turn off two-factor authentication?" isOpen onOpenChange={(open) => !open && onClose()}>
      <AccountForm
        schema={CurrentPassword}
        defaults={{ current_password: '' }}
        send={(body) => answerOf(api.POST('/api/me/two-factor/off', { body }))}
        onSent={() => {
          onClose()
          showSuccess('Two-factor authentication is off')
          void session.refresh()
        }}
        button="Turn off"
        tone="danger"
        onCancel={onClose}
      >
        {(field) => (
          <>
            <p>You’ll sign in with your password only.</p>
            <CurrentPasswordField {...field('current_password')} autoFocus />
          </>
        )}
      </AccountForm>
    </Dialog>
  )
}
