import type { UserRow } from '@trusswell/domain/account.ts'
import type { ReactNode } from 'react'
import { Moment } from '../../../ui/moment.tsx'
import { PersonCell } from '../../../ui/person-cell.tsx'
import type { Column } from '../../../ui/table.tsx'
import { UserStatusBadge } from './user-status.tsx'
import { roleNames } from './user-words.ts'

type Options = { ownId: string | undefined; actions: (user: UserRow) => ReactNode }

export const userColumns = ({ ownId, actions }: Options): Column<UserRow>[] => [
  {
    key: 'name',
    header: 'User',
    sortable: true,
    onCard: 'title',
    cell: ({ id, name, email }) => (
      <PersonCell name={name} email={email} own={id === ownId} to={`/admin/users/${id}`} />
    ),
  },
  { key: 'role', header: 'Role', sortable: true, cell: (user) => roleNames[user.role] },
  {
    key: 'status',
    header: 'Status',
    sortable: true,
    cell: (user) => <UserStatusBadge user={user} />,
  },
  {
    key: 'active',
    header: 'Last Active',
    sortable: true,
    cell: (user) =>
      user.last_active_at ? <Moment at={user.last_active_at} /> : <span className="ui-muted">Never</span>,
  },
  { key: 'actions', header: 'Actions', onCard: 'aside', cell: actions },
]
