import { TurnOffTwoFactor as TurnOff } from '@trusswell/domain/account.ts'
import { useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { session } from '../../lib/session/browser-session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { showSuccess } from '../../ui/outcome-toast.ts'
import { TextField } from '../../ui/text-field.tsx'
import { AccountForm } from './account-form.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'
import { devicesKey } from './devices-card.tsx'

export function TurnOffTwoFactor({ isAdmin, onClose }: { isAdmin: boolean; onClose: () => void }) {
  const queries = useQueryClient()
  return (
    <Dialog title="Turn off two-factor authentication?" isOpen onOpenChange={(open) => !open && onClose()}>
      <AccountForm
        schema={TurnOff}
        defaults={{ current_password: '', code: '' }}
        send={(body) => answerOf(api.POST('/api/me/two-factor/off', { body }))}
        onSent={() => {
          onClose()
          showSuccess('Two-factor authentication is off')
          void session.refresh()
          // The other devices were signed out.
          void queries.invalidateQueries({ queryKey: devicesKey })
        }}
        button="Turn off"
        tone="danger"
        onCancel={onClose}
      >
        {(field) => (
          <>
            <p>
              You’ll sign in with your password only. All other devices will be signed out.
              {isAdmin && ' After your first 7 days as an admin you can’t use the admin pages without it.'}
            </p>
            <CurrentPasswordField {...field('current_password')} autoFocus />
            <TextField
              {...field('code')}
              label="Code"
              hint="6 digits from the app, or a recovery code"
              figures
              autoComplete="one-time-code"
            />
          </>
        )}
      </AccountForm>
    </Dialog>
  )
}
