import type { UserRow } from '@trusswell/domain/account.ts'
import { Role } from '@trusswell/domain/actor.ts'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { roleHints, roleNames } from './user-words.ts'

type RoleDialogProps = {
  user: UserRow
  /** Says whether it is done; a refusal leaves the dialog open. */
  onChoose: (role: Role) => Promise<boolean>
  onClose: () => void
}

export const roleChoices = Role.options.map((value) => ({
  value,
  label: roleNames[value],
  hint: roleHints[value],
}))

export function RoleDialog({ user, onChoose, onClose }: RoleDialogProps) {
  const id = useId()
  const [role, setRole] = useState(user.role)
  const [pending, setPending] = useState(false)

  async function submit() {
    if (role === user.role) return onClose()
    setPending(true)
    const done = await onChoose(role)
    if (done) onClose()
    else setPending(false)
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title="Change role"
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={pending} pendingLabel="Saving…">
            Save Changes
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="user-form"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>
          <strong>{user.name}</strong> has to sign in again after a change.
        </p>
        <RadioGroup
          label="Role"
          name="role"
          options={roleChoices}
          value={role}
          onChange={(value) => setRole(Role.parse(value))}
        />
      </form>
    </Dialog>
  )
}
