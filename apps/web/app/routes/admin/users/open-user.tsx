import type { UserRow } from '@trusswell/domain/account.ts'
import { RowDialog } from '../../../ui/lists/row-dialog.tsx'
import { useRow } from '../../../ui/lists/use-row.ts'
import { showSuccess } from '../../../ui/outcome-toast.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { useUserChanges } from './use-user-changes.ts'
import { readUser, userKey } from './user-source.ts'

type OpenUserProps = { opened: string; rows: UserRow[]; onClose: () => void }

/** `?open=new` invites a user, `?open={id}` changes their role. */
export default function OpenUser({ opened, rows, onClose }: OpenUserProps) {
  const { refresh } = useUserChanges()
  const id = opened === 'new' ? null : opened
  const row = useRow({ key: userKey, id, rows, read: readUser })
  if (id === null) {
    return (
      <InviteDialog
        onSent={({ email }) => {
          showSuccess(`Invitation sent to ${email}`)
          void refresh()
          onClose()
        }}
        onClose={onClose}
      />
    )
  }
  return (
    <RowDialog
      opened={row}
      title="Change role"
      noun="user"
      missing="We couldn’t find this user. They may have been deleted."
      onClose={onClose}
    >
      {(user) => <RoleDialog user={user} onClose={onClose} />}
    </RowDialog>
  )
}
