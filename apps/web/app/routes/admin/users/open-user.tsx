import type { UserRow } from '@trusswell/domain/account.ts'
import { useRow } from '../../../ui/lists/use-row.ts'
import { showSuccess } from '../../../ui/outcome-toast.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { MissingUser } from './missing-user.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { useUserChanges } from './use-user-changes.ts'
import { readUser, userKey } from './user-source.ts'

type OpenUserProps = { opened: string; rows: UserRow[]; onClose: () => void }

/** `?open=new` invites a user, `?open={id}` changes their role. */
export function OpenUser({ opened, rows, onClose }: OpenUserProps) {
  const { refresh } = useUserChanges()
  const id = opened === 'new' ? null : opened
  const { row, missing } = useRow({ key: userKey, id, rows, read: readUser })
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
  if (missing || row?.deleted_at) return <MissingUser onClose={onClose} />
  if (!row) return null
  return <RoleDialog user={row} onClose={onClose} />
}
