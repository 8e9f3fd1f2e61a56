import { organisationRoleLabels } from '@trusswell/domain/organisation-role-values.ts'
import type { InvitationFilter, InvitationState, ListedInvitation } from '@trusswell/domain/invitations.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '../../../../ui/badge.tsx'
import { Moment } from '../../../../ui/moment.tsx'
import { PersonCell } from '../../../../ui/person-cell.tsx'
import type { Column } from '../../../../ui/table.tsx'
import { roleNames } from '../user-words.ts'
import '../users.css'

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
  { key: 'state', header: 'State', cell: (invitation) => <State invitation={invitation} /> },
  {
    key: 'created',
    header: 'Invited',
    sortable: true,
    cell: ({ created_at, invited_by_name }) => (
      <div className="user-invitation-lines">
        <Moment at={created_at} precision="day" />
        <small>by {invited_by_name ?? 'a former user'}</small>
      </div>
    ),
  },
  { key: 'actions', header: 'Actions', quietHeader: true, onCard: 'bare', cell: actions },
]

function InvitedRole({ invitation }: { invitation: ListedInvitation }) {
  const { role, organisation_id, organisation_name, organisation_role } = invitation
  if (organisation_id === null) return roleNames[role]
  return (
    <div className="user-invitation-lines">
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

/** With the day that the link stops or stopped working, or was used. */
function State({ invitation }: { invitation: ListedInvitation }) {
  const { state, expires_at, accepted_at } = invitation
  const at = state === 'accepted' ? accepted_at : expires_at
  return (
    <div className="user-invitation-lines">
      <StateBadge state={state} />
      {state !== 'revoked' && at && (
        <small>
          {state === 'sent' ? 'expires' : 'on'} <Moment at={at} precision="day" />
        </small>
      )}
    </div>
  )
}
