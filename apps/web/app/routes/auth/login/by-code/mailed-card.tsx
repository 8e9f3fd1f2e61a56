import { TextField } from '../../../../ui/text-field.tsx'
import { AuthCard } from '../../auth-card.tsx'
import { AuthForm } from '../../auth-form.tsx'
import type { FormReply } from '../../form-reply.ts'
import { finishSignIn } from '../finish-sign-in.ts'
import { useSameQuery } from '../use-same-query.ts'

type MailedCardProps = { reply: FormReply | undefined; onSecondFactor: () => void; onAgain: () => void }

/** Says the same whether or not the address has an account. */
export function MailedCard({ reply, onSecondFactor, onAgain }: MailedCardProps) {
  const query = useSameQuery()
  const load = async () => {
    const { liveForm, screens } = await import('../../live-forms.ts')
    return liveForm({ ...screens.signInByCode, onSent: finishSignIn(onSecondFactor) })
  }
  return (
    <AuthCard
      title="Check your e-mail"
      subtitle="If there’s a client account with this e-mail address, we’ve sent it a code. It expires in 10 minutes."
      links={
        <>
          <a
            className="ui-link"
            href={`/login/code${query}`}
            onClick={(event) => {
              event.preventDefault()
              onAgain()
            }}
          >
            Send a new code
          </a>
          <a className="ui-link" href={`/login${query}`}>
            Use your password
          </a>
        </>
      }
    >
      <AuthForm id="mailed" load={load} reply={reply} button="Sign in" pendingButton="Signing in…">
        {(field) => (
          <>
            <input type="hidden" name="step" value="mailed" />
            <TextField
              {...field('code')}
              label="Code"
              hint="8 digits from the e-mail. Check your spam folder too."
              figures
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              minLength={8}
              maxLength={12}
              required
            />
          </>
        )}
      </AuthForm>
    </AuthCard>
  )
}
