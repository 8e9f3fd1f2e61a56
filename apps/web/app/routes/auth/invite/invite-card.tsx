import { organisationRoleLabels } from '@trusswell/domain/organisation-role-values.ts'
import type { components } from '../../../lib/api/schema.gen.ts'
import { session } from '../../../lib/session/browser-session.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { AuthCard } from '../auth-card.tsx'
import { AuthForm } from '../auth-form.tsx'
import type { FormReply } from '../form-reply.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { useLeaveWhenSignedIn } from '../use-leave-when-signed-in.ts'

type Invitation = components['schemas']['OpenInvitation']

type InviteCardProps = {
  token: string
  invitation: Invitation
  reply: FormReply | undefined
  onCreated: () => void
}

const places: Record<Invitation['role'], string> = {
  admin: 'an admin',
  manager: 'a manager',
  client: 'a client',
}

function placeIn({ role, organisation, organisation_role }: Invitation): string {
  if (organisation === null || organisation_role === null) return `as ${places[role]}`
  return `${organisation} as ${organisationRoleLabels[organisation_role]}`
}

export function InviteCard({ token, invitation, reply, onCreated }: InviteCardProps) {
  useLeaveWhenSignedIn()
  const { name, email } = invitation
  const load = async () => {
    const { liveForm, screens } = await import('../live-forms.ts')
    return liveForm({
      ...screens.acceptInvitation(token, email),
      onSent({ user }, succeed) {
        succeed('Account created successfully')
        onCreated()
        if (user) session.signedIn(user)
      },
    })
  }
  return (
    <AuthCard
      title="You’re invited"
      subtitle={
        <>
          Join {placeIn(invitation)}. You’ll sign in as <strong>{email}</strong>.
        </>
      }
    >
      <AuthForm
        id="invite"
        load={load}
        reply={reply ?? { values: { name }, errors: {}, failure: null }}
        button="Create Account"
        pendingButton="Creating…"
      >
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
            <NewPasswordField {...field('password')} label="Password" />
          </>
        )}
      </AuthForm>
    </AuthCard>
  )
}

export function InviteGone() {
  return (
    <AuthCard
      title="This invitation is no longer valid"
      subtitle="It has been used or withdrawn, or it has expired. Ask the person who invited you for a new one."
      links={<TextLink to="/login">Login</TextLink>}
    >
      {null}
    </AuthCard>
  )
}
