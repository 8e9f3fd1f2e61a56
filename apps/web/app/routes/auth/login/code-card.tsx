import { session } from '../../../lib/session/browser-session.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { AuthCard } from '../auth-card.tsx'
import { AuthForm } from '../auth-form.tsx'
import type { FormReply } from '../form-reply.ts'

const load = async () => {
  const { liveForm, screens } = await import('../live-forms.ts')
  return liveForm({
    ...screens.secondFactor,
    onSent({ user }, succeed) {
      succeed('Logged in successfully')
      if (user) session.signedIn(user)
    },
  })
}

/** Another account needs a full page load, so that nothing of this attempt is left. */
export function CodeCard({ reply }: { reply: FormReply | undefined }) {
  return (
    <AuthCard
      title="Enter your code"
      subtitle="Enter the code from your authenticator app, or one of your recovery codes."
      links={
        <a className="ui-link" href="/login">
          Use another account
        </a>
      }
    >
      <AuthForm id="code" load={load} reply={reply} button="Login" pendingButton="Logging in…">
        {(field) => (
          <>
            <input type="hidden" name="step" value="code" />
            <TextField
              {...field('code')}
              label="Code"
              hint="6 digits from the app, or a recovery code"
              figures
              autoComplete="one-time-code"
              autoFocus
              minLength={6}
              maxLength={20}
              required
            />
          </>
        )}
      </AuthForm>
    </AuthCard>
  )
}
