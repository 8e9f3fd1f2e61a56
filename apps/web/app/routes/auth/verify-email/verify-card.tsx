import { type FormEvent, useState } from 'react'
import { session } from '../../../lib/session/browser-session.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { AuthCard } from '../auth-card.tsx'

// A heading must not break at the hyphen.
const mail = <span className="auth-one-line">e-mail</span>

type Props = { done: boolean; failure: string | null }
type State = Props & { pending: boolean }

export function VerifyCard(posted: Props) {
  const [{ done, failure, pending }, setState] = useState<State>({ ...posted, pending: false })

  async function confirm() {
    setState({ done: false, failure: null, pending: true })
    const { confirmLink } = await import('./confirm-link.ts')
    const failed = await confirmLink(window.location.search)
    setState({ done: failed === null, failure: failed, pending: false })
    if (failed === null) await session.addressConfirmed()
  }

  if (done) {
    return (
      <AuthCard
        title={<>Your {mail} address is confirmed</>}
        subtitle="Thank you. There’s nothing else to do."
        answers
      >
        <ButtonLink to="/dashboard" wide>
          Go to your dashboard
        </ButtonLink>
      </AuthCard>
    )
  }
  return (
    <AuthCard title={<>Confirm your {mail} address</>} subtitle="Please confirm that this address is yours.">
      <form
        className="auth-form"
        method="post"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (!pending) void confirm()
        }}
      >
        {failure && <ErrorPanel message={failure} />}
        <Button type="submit" wide pending={pending} pendingLabel="Confirming…">
          Confirm address
        </Button>
      </form>
    </AuthCard>
  )
}
