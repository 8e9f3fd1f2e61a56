import { organisationRoleLabels } from '@trusswell/domain/organisation-role-values.ts'
import type { InvitationFilter, InvitationState, ListedInvitation } from '@trusswell/domain/invitations.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '../../../../ui/badge.tsx'
import { Moment } from '../../../../ui/moment.tsx'
import { PersonCell } from '../../../../ui/person-cell.tsx'
import type { Column } from '../../../../ui/table.tsx'
import { roleNames } from '../user-words.ts'

export const filterNames: Record<InvitationFilter, string> = {
  sent: 'Sent',
  lapsing: 'Expiring or expired',
  expired: 'Expired',
  accepted: 'Accepted',
  revoked: 'Revoked',
}

export const invitationColumns = (
  actions: (invitation: ListedInvitation) => ReactNode,
): Column<ListedInvitation>[] => [
  {
    key: 'person',
    header: 'Person',
    onCard: 'title',
    cell: ({ name, email }) => <PersonCell name={name} email={email} own={false} />,
  },
  { key: 'role', header: 'Role', cell: (invitation) => <InvitedRole invitation={invitation} /> },
  { key: 'state', header: 'State', cell: ({ state }) => <StateBadge state={state} /> },
  {
    key: 'created',
    header: 'Invited',
    sortable: true,
    cell: ({ created_at, invited_by_name }) => (
      <div>
        <Moment at={created_at} precision="day" />
        <small>by {invited_by_name ?? 'a former user'}</small>
      </div>
    ),
  },
  { key: 'ends', header: 'Expires', cell: (invitation) => <Ends invitation={invitation} /> },
  { key: 'actions', header: 'Actions', quietHeader: true, onCard: 'bare', cell: actions },
]

function InvitedRole({ invitation }: { invitation: ListedInvitation }) {
  const { role, organisation_id, organisation_name, organisation_role } = invitation
  if (organisation_id === null) return roleNames[role]
  return (
    <div>
      {organisation_role && organisationRoleLabels[organisation_role]}
      <small>
        <Link to={`/admin/organisations/${organisation_id}`}>{organisation_name}</Link>
      </small>
    </div>
  )
}

function StateBadge({ state }: { state: InvitationState }) {
  switch (state) {
    case 'sent':
      return <Badge tone="info">Sent</Badge>
    case 'expired':
      return <Badge tone="warn">Expired</Badge>
    case 'accepted':
      return (
        <Badge tone="ok" glyph="check">
          Accepted
        </Badge>
      )
    case 'revoked':
      return <Badge tone="neutral">Revoked</Badge>
    default:
      return state satisfies never
  }
}

/** When the link stops working, or did. */
function Ends({ invitation: { state, expires_at, accepted_at } }: { invitation: ListedInvitation }) {
  if (state === 'accepted') return accepted_at && <Moment at={accepted_at} precision="day" />
  return <Moment at={expires_at} precision="day" />
}
