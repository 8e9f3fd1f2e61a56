import { takeLostFocus } from '../../../lib/take-lost-focus.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { AuthCard } from '../auth-card.tsx'
import { AuthForm } from '../auth-form.tsx'
import type { FormReply } from '../form-reply.ts'

const load = async () => {
  const { liveForm, screens } = await import('../live-forms.ts')
  return liveForm({ ...screens.forgotPassword, onSent: () => undefined })
}

type ForgotCardProps = { message: string | undefined; reply: FormReply | undefined }

export function ForgotCard({ message, reply }: ForgotCardProps) {
  return (
    <AuthCard
      title="Forgot password?"
      subtitle="Enter your e-mail address and we’ll send you a link to choose a new password."
      links={
        <TextLink to="/login" arrow="back">
          Back to login
        </TextLink>
      }
    >
      {message === undefined ? (
        <AuthForm
          id="forgot"
          load={load}
          reply={reply}
          button="Send link"
          pendingButton="Sending…"
          sent={(receipt) => <Sent message={receipt.message} />}
        >
          {(field) => (
            <TextField
              {...field('email')}
              label="Email"
              type="email"
              autoComplete="username"
              maxLength={254}
              required
            />
          )}
        </AuthForm>
      ) : (
        <Sent message={message} />
      )}
    </AuthCard>
  )
}

function Sent({ message }: { message: string }) {
  return (
    <div className="auth-note" role="status" ref={takeLostFocus} tabIndex={-1}>
      <p>{message}</p>
      <p className="auth-note-detail">The link expires in one hour. Check your spam folder too.</p>
    </div>
  )
}
