import type { OrganisationPerson } from '@trusswell/domain/organisations.ts'
import { Ellipsis, LogOut, UserCog, UserMinus } from 'lucide-react'
import { Menu } from '../../ui/menu.tsx'
import { TriggerButton } from '../../ui/trigger-button.tsx'

type PersonMenuProps = {
  person: OrganisationPerson
  own: boolean
  onRole: () => void
  onRemove: () => void
}

export function PersonMenu({ person, own, onRole, onRemove }: PersonMenuProps) {
  const label = `Actions for ${person.name}`
  return (
    <Menu
      align="end"
      label={label}
      trigger={
        <TriggerButton
          tone="quiet"
          iconOnly
          className="organisation-menu"
          aria-label={label}
          icon={<Ellipsis aria-hidden="true" />}
        />
      }
      entries={[
        { id: 'role', label: 'Change role', icon: <UserCog aria-hidden="true" />, onAction: onRole },
        'separator',
        {
          id: 'remove',
          label: own ? 'Leave organisation' : 'Remove',
          icon: own ? <LogOut aria-hidden="true" /> : <UserMinus aria-hidden="true" />,
          tone: 'danger',
          onAction: onRemove,
        },
      ]}
    />
  )
}
