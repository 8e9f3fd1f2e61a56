import type { UserRow } from '@trusswell/domain/account.ts'
import { Badge } from '../../../ui/badge.tsx'
import { statusNames } from './user-words.ts'

export const UserStatusBadge = ({ user: { status, deleted_at } }: { user: UserRow }) =>
  deleted_at ? (
    <Badge tone="neutral">Deleted</Badge>
  ) : (
    <Badge tone={status === 'active' ? 'ok' : 'neutral'} glyph={status === 'active' ? 'check' : 'pause'}>
      {statusNames[status]}
    </Badge>
  )
