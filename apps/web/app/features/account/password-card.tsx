import { ChangePassword, type Me } from '@trusswell/domain/account.ts'
import { useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { Card } from '../../ui/card.tsx'
import { showSuccess } from '../../ui/outcome-toast.ts'
import { TextField } from '../../ui/text-field.tsx'
import { AccountForm } from './account-form.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'
import { devicesKey } from './devices-card.tsx'

export function PasswordCard({ user }: { user: Me }) {
  const queries = useQueryClient()
  return (
    <Card title="Password">
      <AccountForm
        schema={ChangePassword}
        defaults={{ current_password: '', password: '' }}
        send={(body) => answerOf(api.POST('/api/me/password', { body }))}
        onSent={() => {
          showSuccess('Your password was changed and your other devices are signed out')
          void queries.invalidateQueries({ queryKey: devicesKey })
        }}
        button="Change password"
      >
        {(field) => (
          <>
            {/* For password managers: whose password this is. */}
            <input
              className="sr-only"
              type="text"
              autoComplete="username"
              value={user.email}
              readOnly
              hidden
            />
            <CurrentPasswordField {...field('current_password')} />
            <TextField
              {...field('password')}
              label="New password"
              hint="At least 6 characters, and not one that is easy to guess"
              type="password"
              autoComplete="new-password"
            />
          </>
        )}
      </AccountForm>
    </Card>
  )
}
