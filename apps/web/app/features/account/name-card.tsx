import { type Me, ProfilePatch } from '@trusswell/domain/account.ts'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { session } from '../../lib/session/browser-session.ts'
import { Card } from '../../ui/card.tsx'
import { showSuccess } from '../../ui/outcome-toast.ts'
import { TextField } from '../../ui/text-field.tsx'
import { AccountForm } from './account-form.tsx'

export function NameCard({ user }: { user: Me }) {
  const { name } = user.user_metadata
  return (
    <Card title="Name">
      <AccountForm
        // The field starts from the name as it is now.
        key={name}
        schema={ProfilePatch}
        defaults={{ name }}
        send={(body) => answerOf(api.PATCH('/api/me/', { body }))}
        onSent={(me) => {
          session.updated(me)
          showSuccess('Your name was changed')
        }}
        button="Save name"
      >
        {(field) => <TextField {...field('name')} label="Name" autoComplete="name" maxLength={120} />}
      </AccountForm>
    </Card>
  )
}
