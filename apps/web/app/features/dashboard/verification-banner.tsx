import type { Me } from '@trusswell/domain/account.ts'
import { useMutation } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { Button } from '../../ui/button.tsx'
import { showFailure, showSuccess } from '../../ui/outcome-toast.ts'

export function VerificationBanner({ user }: { user: Me }) {
  const sendAgain = useMutation({
    mutationFn: () => answerOf(api.POST('/api/me/verification')),
    onSuccess: ({ message }) => showSuccess(message),
    onError: (error) => showFailure(error, 'The e-mail couldn’t be sent. Please try again.'),
  })
  if (user.email_verified) return null
  return (
    <section className="dashboard-banner" aria-label="Confirm your e-mail address">
      <MailWarning aria-hidden="true" />
      <p>
        Please confirm <strong>{user.email}</strong> with the link we e-mailed you.
        {user.user_metadata.role === 'client' && ' Until then you can’t create projects or invite people.'}
      </p>
      <Button
        tone="secondary"
        size="small"
        pending={sendAgain.isPending}
        pendingLabel="Sending…"
        onClick={() => sendAgain.mutate()}
      >
        Send again
      </Button>
    </section>
  )
}
