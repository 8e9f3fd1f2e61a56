import type { UserRow } from '@trusswell/domain/account.ts'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { PersonCell } from '../../../ui/person-cell.tsx'
import type { Column } from '../../../ui/table.tsx'
import { roleNames, statusNames } from './user-words.ts'

type Options = { ownId: string | undefined; actions: (user: UserRow) => ReactNode }

export const userColumns = ({ ownId, actions }: Options): Column<UserRow>[] => [
  {
    key: 'user',
    header: 'User',
    onCard: 'title',
    cell: ({ id, name, email }) => <PersonCell name={name} email={email} own={id === ownId} />,
  },
  { key: 'role', header: 'Role', cell: (user) => roleNames[user.role] },
  {
    key: 'status',
    header: 'Status',
    cell: (user) => (
      <Badge
        tone={user.status === 'active' ? 'ok' : 'neutral'}
        glyph={user.status === 'active' ? 'check' : 'pause'}
      >
        {statusNames[user.status]}
      </Badge>
    ),
  },
  {
    key: 'last-active',
    header: 'Last Active',
    cell: (user) =>
      user.last_active_at ? <Moment at={user.last_active_at} /> : <span className="ui-muted">Never</span>,
  },
  { key: 'actions', header: 'Actions', onCard: 'aside', cell: actions },
]
