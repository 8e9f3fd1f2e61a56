import { session } from '../../../lib/session/browser-session.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { AuthCard } from '../auth-card.tsx'
import { AuthForm } from '../auth-form.tsx'
import type { FormReply } from '../form-reply.ts'
import { NewPasswordField } from '../new-password-field.tsx'

const load = async () => {
  const { liveForm, screens } = await import('../live-forms.ts')
  return liveForm({
    ...screens.signUp,
    onSent({ user }, succeed) {
      succeed('Account created successfully')
      if (user) session.signedIn(user)
    },
  })
}

export function SignupCard({ reply }: { reply: FormReply | undefined }) {
  return (
    <AuthCard
      title="Create Account"
      subtitle="Plan a project with us, follow its progress and pay online."
      links={<TextLink to="/login">Already have an account? Login</TextLink>}
    >
      <AuthForm id="signup" load={load} reply={reply} button="Create Account" pendingButton="Creating…">
        {(field) => (
          <>
            <TextField
              {...field('name')}
              label="Name"
              autoComplete="name"
              minLength={2}
              maxLength={120}
              required
            />
            <TextField
              {...field('email')}
              label="Email"
              type="email"
              autoComplete="username"
              maxLength={254}
              required
            />
            <NewPasswordField {...field('password')} label="Password" />
          </>
        )}
      </AuthForm>
    </AuthCard>
  )
}
