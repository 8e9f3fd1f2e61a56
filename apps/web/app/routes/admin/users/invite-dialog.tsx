import { InviteUser, type Invitation } from '@trusswell/domain/account.ts'
import { useState } from 'react'
import type { z } from 'zod'
import { useReauthentication } from '../../../features/reauthentication/reauthentication-provider.tsx'
import { wasCancelled } from '../../../lib/api/was-cancelled.ts'
import { createKeyPerContent } from '../../../lib/forms/key-per-content.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { inviteUser } from './user-source.ts'
import { roleNames } from './user-words.ts'

const roles = optionsOf(roleNames)

type InviteDialogProps = { onSent: (invitation: z.infer<typeof Invitation>) => void; onClose: () => void }

export function InviteDialog({ onSent, onClose }: InviteDialogProps) {
  const reauthenticate = useReauthentication()
  const [keyOf] = useState(() => createKeyPerContent(() => crypto.randomUUID()))
  const form = useApiForm({
    schema: InviteUser,
    defaults: { name: '', email: '', role: 'client' },
    send: (body) => reauthenticate(() => inviteUser(body, keyOf(body))),
    onSent,
    onError: wasCancelled,
    fallback: 'Failed to send the invitation',
  })
  return (
    <FormDialog
      title="Add User"
      form={form}
      saveLabel="Send invitation"
      savingLabel="Sending…"
      onClose={onClose}
    >
      <p>We’ll e-mail them a link to choose a password. It expires in 7 days.</p>
      <TextField label="Name" autoComplete="off" autoFocus {...form.field('name')} />
      <TextField label="Email" type="email" autoComplete="off" {...form.field('email')} />
      <NativeSelect label="Role" options={roles} {...form.field('role')} />
    </FormDialog>
  )
}
