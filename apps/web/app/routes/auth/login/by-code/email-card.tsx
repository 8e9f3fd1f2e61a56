import { TextField } from '../../../../ui/text-field.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { AuthCard } from '../../auth-card.tsx'
import { AuthForm } from '../../auth-form.tsx'
import type { FormReply } from '../../form-reply.ts'
import { useSameQuery } from '../use-same-query.ts'

type EmailCardProps = { reply: FormReply | undefined; onAsked: () => void }

export function EmailCard({ reply, onAsked }: EmailCardProps) {
  const load = async () => {
    const { liveForm, screens } = await import('../../live-forms.ts')
    return liveForm({ ...screens.askForCode, onSent: onAsked })
  }
  return (
    <AuthCard
      title="Sign in by e-mail"
      subtitle="Enter your e-mail address and we’ll send you an 8-digit code. You don’t need your password."
      links={
        <TextLink to={`/login${useSameQuery()}`} arrow="back">
          Use your password
        </TextLink>
      }
    >
      <AuthForm id="by-code" load={load} reply={reply} button="Email me a code" pendingButton="Sending…">
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
    </AuthCard>
  )
}
