import type { MailedPurpose } from '@trusswell/domain/mailed-links.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { AuthCard } from '../auth-card.tsx'

const words: Record<string, string> = {
  accepted: 'You’ve accepted it. Thank you.',
  accepted_with_remarks: 'You’ve accepted it, and our team has your remarks. Thank you.',
  rejected: 'You’ve rejected it. The milestone goes back to In Progress, and our team has your remarks.',
  declined: 'You’ve declined the change. The project stays as agreed.',
  withdrawn: 'You’ve withdrawn the change request.',
}

export function Answered({ purpose, answer }: { purpose: MailedPurpose; answer: string }) {
  const said = purpose === 'message' ? 'Your message is in the project’s chat.' : (words[answer] ?? '')
  return (
    <AuthCard title="Your answer has been sent" subtitle={said}>
      <ButtonLink to="/dashboard" tone="secondary" wide>
        Go to your dashboard
      </ButtonLink>
    </AuthCard>
  )
}

/** The same for a link that was used, has expired or was never made. */
export function AnswerGone({ busy }: { busy: boolean }) {
  return busy ? (
    <AuthCard
      title="Please wait a few minutes"
      subtitle="Too many links were opened from your network. Try again in a few minutes."
    >
      <ButtonLink to="/dashboard" tone="secondary" wide>
        Sign in instead
      </ButtonLink>
    </AuthCard>
  ) : (
    <AuthCard
      title="This link is no longer valid"
      subtitle="It may have been used or replaced, or it has expired. You’ll find everything in the portal."
    >
      <ButtonLink to="/dashboard" wide>
        Go to the portal
      </ButtonLink>
    </AuthCard>
  )
}
