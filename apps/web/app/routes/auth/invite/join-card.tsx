import { organisationRoleLabels } from '@trusswell/domain/organisation-role-values.ts'
import type { components } from '../../../lib/api/schema.gen.ts'
import { session } from '../../../lib/session/browser-session.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { AuthCard } from '../auth-card.tsx'
import type { FormReply } from '../form-reply.ts'

type Invitation = components['schemas']['OpenInvitation']

type JoinCardProps = {
  invitation: Invitation
  /** The signed-in person's e-mail address, once it is known. */
  signedInAs: string | undefined
  reply: FormReply | undefined
}

/** For a person with an account. The form also posts without script; without a session it leads to the login first. */
export function JoinCard({ invitation, signedInAs, reply }: JoinCardProps) {
  const { email, organisation, organisation_role: role } = invitation
  const wrong = signedInAs !== undefined && signedInAs !== email
  return (
    <AuthCard
      title={`Join ${organisation}`}
      subtitle={
        <>
          You’re invited{role && ` as ${organisationRoleLabels[role]}`}. The invitation is for{' '}
          <strong>{email}</strong>.
          {signedInAs === undefined && ' If you aren’t signed in, we’ll ask you to sign in first.'}
        </>
      }
    >
      {wrong ? (
        <div className="auth-form">
          <ErrorPanel message={`You’re signed in as ${signedInAs}. Sign out, then sign in with ${email}.`} />
          <Button wide onClick={() => void session.signOut()}>
            Sign out
          </Button>
        </div>
      ) : (
        <form className="auth-form" method="post" aria-labelledby="auth-title">
          {reply?.failure && <ErrorPanel message={reply.failure} />}
          <input type="hidden" name="step" value="join" />
          <Button type="submit" wide>
            Accept invitation
          </Button>
        </form>
      )}
    </AuthCard>
  )
}
