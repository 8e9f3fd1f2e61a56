import { CurrentPassword } from '@trusswell/domain/account.ts'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { session } from '../../lib/session/browser-session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { showSuccess } from '../../ui/outcome-toast.ts'
import { AccountForm } from './account-form.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'

export function DeleteAccount({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { user } = useAuth()
  function leave() {
    showSuccess('Your account was deleted')
    session.end('/')
  }
  return (
    <Dialog
      title="Delete your account?"
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <AccountForm
        schema={CurrentPassword}
        defaults={{ current_password: '' }}
        send={(body) => answerOf(api.POST('/api/me/delete', { body }))}
        onSent={leave}
        button="Delete my account"
        tone="danger"
        onCancel={onClose}
      >
        {(field) => (
          <>
            <p>
              You won’t be able to sign in again.{' '}
              {user?.user_metadata.role === 'client'
                ? 'Your projects aren’t cancelled: they continue without your account.'
                : 'If you manage unfinished projects, an admin has to assign another manager first.'}{' '}
              We keep records that the law requires, such as invoices, for as long as it requires.
            </p>
            <CurrentPasswordField {...field('current_password')} autoFocus />
          </>
        )}
      </AccountForm>
    </Dialog>
  )
}
