import { ChangeEmail, type Me } from '@trusswell/domain/account.ts'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { session } from '../../lib/session/browser-session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { showSuccess } from '../../ui/outcome-toast.ts'
import { TextField } from '../../ui/text-field.tsx'
import { AccountForm } from './account-form.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'

export function EmailCard({ user }: { user: Me }) {
  const confirmed = user.email_verified ? (
    <Badge tone="ok">Confirmed</Badge>
  ) : (
    <Badge tone="warn">Not confirmed</Badge>
  )
  return (
    <Card title="E-mail address" actions={confirmed}>
      <AccountForm
        schema={ChangeEmail}
        defaults={{ email: '', current_password: '' }}
        send={(body) => answerOf(api.POST('/api/me/email', { body }))}
        onSent={({ message }) => {
          showSuccess(message)
          void session.refresh()
        }}
        button="Change address"
      >
        {(field) => (
          <>
            <p className="account-note">
              You sign in with <strong>{user.email}</strong>.
              {user.pending_email && (
                <>
                  {' '}
                  It becomes <strong>{user.pending_email}</strong> when you follow the link that we sent
                  there.
                </>
              )}
            </p>
            <TextField {...field('email')} label="New address" type="email" autoComplete="email" />
            <CurrentPasswordField {...field('current_password')} />
          </>
        )}
      </AccountForm>
    </Card>
  )
}
