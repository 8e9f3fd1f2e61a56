import type { UserRow } from '@trusswell/domain/account.ts'
import { ArchiveRestore, Ellipsis, LogOut, Trash2, UserCheck, UserCog, UserX } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Menu, type MenuEntry } from '../../../ui/menu.tsx'
import { TriggerButton } from '../../../ui/trigger-button.tsx'

export type UserAct = 'role' | 'deactivate' | 'reactivate' | 'sign-out' | 'delete' | 'restore'

type UserMenuProps = {
  user: UserRow
  own: boolean
  /** With a visible label, where it isn't one of many. */
  labelled?: boolean
  onAct: (act: UserAct) => void
}

export function UserMenu({ user, own, labelled = false, onAct }: UserMenuProps) {
  if (user.deleted_at) {
    return (
      <Button
        tone="secondary"
        size="small"
        icon={<ArchiveRestore aria-hidden="true" />}
        onClick={() => onAct('restore')}
      >
        Restore
      </Button>
    )
  }
  return (
    <Menu
      align="end"
      label={`Actions for ${user.name}`}
      trigger={
        <TriggerButton
          tone={labelled ? 'secondary' : 'quiet'}
          iconOnly={!labelled}
          className="user-menu"
          aria-label={`Actions for ${user.name}`}
          icon={<Ellipsis aria-hidden="true" />}
        >
          {labelled && 'Actions'}
        </TriggerButton>
      }
      entries={entriesFor(user, own, onAct)}
    />
  )
}

function entriesFor(user: UserRow, own: boolean, onAct: (act: UserAct) => void): MenuEntry[] {
  // The server enforces the same rule; explaining it here avoids a failed request.
  const rule = own ? { disabled: true, note: 'You can’t change your own role or status.' } : {}
  const entry = (id: UserAct, label: string, icon: React.ReactNode) => ({
    id,
    label,
    icon,
    onAction: () => onAct(id),
  })
  return [
    { ...entry('role', 'Change role', <UserCog aria-hidden="true" />), ...rule },
    user.status === 'active'
      ? { ...entry('deactivate', 'Deactivate', <UserX aria-hidden="true" />), ...rule }
      : { ...entry('reactivate', 'Reactivate', <UserCheck aria-hidden="true" />), ...rule },
    entry('sign-out', 'Sign out everywhere', <LogOut aria-hidden="true" />),
    'separator',
    {
      ...entry('delete', 'Delete', <Trash2 aria-hidden="true" />),
      tone: 'danger',
      ...(own ? { disabled: true, note: 'You can’t delete your own account here.' } : {}),
    },
  ]
}
