import { isStaffRole } from '@trusswell/domain/actor-values.ts'
import { organisationRoleLabels } from '@trusswell/domain/organisation-role-values.ts'
import type { UserRow } from '@trusswell/domain/account.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { messageOf } from '../../../../lib/api/api-error.ts'
import { Card } from '../../../../ui/card.tsx'
import { EmailLink } from '../../../../ui/email-text.tsx'
import { type Fact, Facts } from '../../../../ui/facts.tsx'
import { Moment } from '../../../../ui/moment.tsx'
import { QueryError } from '../../../../ui/query-error.tsx'
import { assignmentsQuery } from '../user-source.ts'
import { UserStatusBadge } from '../user-status.tsx'
import { roleNames } from '../user-words.ts'

export function UserDetails({ user }: { user: UserRow }) {
  const query = useQuery(assignmentsQuery(user.id))
  const { data: assignments, error } = query
  const failed = error !== null && !assignments
  const organisation = assignments?.organisation
  const facts: Fact[] = [
    { term: 'E-mail', value: <EmailLink address={user.email} /> },
    { term: 'E-mail confirmed', value: user.email_verified ? 'Yes' : 'No' },
    { term: 'Role', value: roleNames[user.role] },
    { term: 'Status', value: <UserStatusBadge user={user} /> },
    ...(organisation
      ? [
          {
            term: 'Organisation',
            value: (
              <>
                <Link to={`/admin/organisations/${organisation.id}`}>{organisation.name}</Link>
                {organisation.role && ` (${organisationRoleLabels[organisation.role]})`}
              </>
            ),
          },
        ]
      : []),
    ...(!isStaffRole(user.role) || failed
      ? []
      : [{ term: 'Unfinished projects managed', value: assignments?.managed_projects ?? '…' }]),
    { term: 'Two-factor authentication', value: user.two_factor_enabled ? 'On' : 'Off' },
    {
      term: 'Failed sign-ins',
      value: assignments ? failedWords(assignments.failed_sign_ins) : failed ? 'Unknown' : '…',
    },
    { term: 'Last active', value: user.last_active_at ? <Moment at={user.last_active_at} /> : 'Never' },
    { term: 'Member since', value: <Moment at={user.created_at} precision="day" /> },
  ]
  return (
    <Card title="Details">
      <Facts facts={facts} />
      {failed && (
        <QueryError
          query={query}
          message={messageOf(error, 'We couldn’t load this person’s organisation and projects.')}
        />
      )}
    </Card>
  )
}

const failedWords = (count: number) => (count === 0 ? 'None' : `${count} in the last 24 hours`)
