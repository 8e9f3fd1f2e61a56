import { InviteUser, type Invitation } from '@trusswell/domain/account.ts'
import { useId, useState } from 'react'
import type { z } from 'zod'
import { createKeyPerContent } from '../../../lib/forms/key-per-content.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { showFailure } from '../../../ui/outcome-toast.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useFreshPassword } from './use-fresh-password.ts'
import { inviteUser } from './user-source.ts'
import { roleNames } from './user-words.ts'

const roles = optionsOf(roleNames)

type InviteDialogProps = { onSent: (invitation: z.infer<typeof Invitation>) => void; onClose: () => void }

export function InviteDialog({ onSent, onClose }: InviteDialogProps) {
  const id = useId()
  const withPassword = useFreshPassword()
  const [keyOf] = useState(() => createKeyPerContent(() => crypto.randomUUID()))
  const { field, onSubmit, pending, failure } = useApiForm({
    schema: InviteUser,
    defaults: { name: '', email: '', role: 'client' },
    send: (body) =>
      withPassword(
        () => inviteUser(body, keyOf(body)),
        (error) => showFailure(error, failed),
      ),
    onSent,
    fallback: failed,
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      dismissable={false}
      title="Add User"
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={pending} pendingLabel="Sending…">
            Send invitation
          </Button>
        </>
      }
    >
      <form id={id} className="user-form" noValidate onSubmit={onSubmit}>
        <p>We’ll e-mail them a link to choose a password. It expires in 7 days.</p>
        <TextField label="Name" autoComplete="off" autoFocus {...field('name')} />
        <TextField label="Email" type="email" autoComplete="off" {...field('email')} />
        <NativeSelect label="Role" options={roles} {...field('role')} />
        {/* The toast is outside the dialog, where screen readers don't announce it while the dialog is open. */}
        <p role="alert" className="sr-only">
          {failure?.message}
        </p>
      </form>
    </Dialog>
  )
}

const failed = 'Failed to send the invitation'
