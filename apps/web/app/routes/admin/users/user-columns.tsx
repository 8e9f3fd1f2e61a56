import type { UserRow } from '@trusswell/domain/account.ts'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Moment } from '../../../ui/moment.tsx'
import type { Column } from '../../../ui/table.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { roleNames, statusNames } from './user-words.ts'

type Options = { ownId: string | undefined; actions: (user: UserRow) => ReactNode }

export const userColumns = ({ ownId, actions }: Options): Column<UserRow>[] => [
  {
    key: 'user',
    header: 'User',
    onCard: 'title',
    cell: (user) => (
      <div className="user-person">
        <Avatar name={user.name} own={user.id === ownId} />
        <div>
          <span>{user.name}</span> {user.id === ownId && <Tag>You</Tag>}
          <small>{user.email}</small>
        </div>
      </div>
    ),
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
      user.last_active_at ? <Moment at={user.last_active_at} /> : <span className="text-muted">Never</span>,
  },
  { key: 'actions', header: 'Actions', onCard: 'aside', cell: actions },
]
