import { ButtonLink } from '../../../ui/button-link.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { AuthCard } from '../auth-card.tsx'
import { AuthForm } from '../auth-form.tsx'
import type { FormReply } from '../form-reply.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { useSameQuery } from './use-same-query.ts'

type PasswordCardProps = { reply: FormReply | undefined; onSecondFactor: () => void }

export function PasswordCard({ reply, onSecondFactor }: PasswordCardProps) {
  const query = useSameQuery()
  const load = async () => {
    const { liveForm, screens } = await import('../live-forms.ts')
    return liveForm({ ...screens.signIn, onSent: finishSignIn(onSecondFactor) })
  }
  return (
    <AuthCard
      title="Login"
      subtitle="Enter your credentials to access your account"
      links={
        <>
          <TextLink to="/signup">Create an account</TextLink>
          <TextLink to="/forgot-password">Forgot password?</TextLink>
        </>
      }
    >
      <AuthForm id="login" load={load} reply={reply} button="Login" pendingButton="Logging in…">
        {(field) => (
          <>
            <TextField
              {...field('email')}
              label="Email"
              type="email"
              autoComplete="username"
              maxLength={254}
              required
            />
            <TextField
              {...field('password')}
              label="Password"
              type="password"
              autoComplete="current-password"
              minLength={6}
              maxLength={128}
              required
            />
          </>
        )}
      </AuthForm>
      <ButtonLink to={`/login/code${query}`} tone="secondary" wide className="auth-other-way">
        Email me a code
      </ButtonLink>
    </AuthCard>
  )
}
