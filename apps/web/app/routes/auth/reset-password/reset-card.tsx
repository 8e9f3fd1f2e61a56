import { useNavigate } from 'react-router'
import { session } from '../../../lib/session/browser-session.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { AuthCard } from '../auth-card.tsx'
import { AuthForm } from '../auth-form.tsx'
import type { FormReply } from '../form-reply.ts'
import { NewPasswordField } from '../new-password-field.tsx'

export function ResetCard({ reply }: { reply: FormReply | undefined }) {
  const navigate = useNavigate()
  const load = async () => {
    const { liveForm, screens } = await import('../live-forms.ts')
    return liveForm({
      ...screens.resetPassword,
      onSent(_receipt, succeed) {
        succeed('Your password was changed. Please sign in.')
        // All sessions of the account have ended, including the one in this browser.
        void session.passwordRecovered().then(() => navigate('/login', { replace: true }))
      },
    })
  }
  return (
    <AuthCard
      title="Choose a new password"
      subtitle="It replaces the old one and signs you out everywhere."
      links={<TextLink to="/forgot-password">Request a new link</TextLink>}
    >
      <AuthForm id="reset" load={load} reply={reply} button="Change password" pendingButton="Changing…">
        {(field) => <NewPasswordField {...field('password')} label="New password" />}
      </AuthForm>
    </AuthCard>
  )
}
