import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { isMissing, messageOf } from '../../../../lib/api/api-error.ts'
import { privateMeta } from '../../../../lib/private-page.ts'
import { useRecentItem } from '../../../../lib/session/recent-items.ts'
import { Card } from '../../../../ui/card.tsx'
import { OfflineNotice } from '../../../../ui/lists/offline-notice.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { QueryError } from '../../../../ui/query-error.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useUserActs } from '../use-user-acts.tsx'
import { readUser } from '../user-source.ts'
import { UserActivityCard } from './user-activity-card.tsx'
import { UserDetails } from './user-details.tsx'
import { onePersonKey } from './user-page-source.ts'
import { UserProjectsCard } from './user-projects-card.tsx'
import '../users.css'

export const meta = privateMeta('User')

export default function AdminUserPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const query = useQuery({
    queryKey: [...onePersonKey(id), 'one'],
    queryFn: () => readUser(id),
  })
  const { data, error, isPending } = query
  useRecentItem(data && { path: `/admin/users/${id}`, label: data.name, kind: 'person' })
  const missing = isMissing(error)
  const { menu, dialogs } = useUserActs({
    rows: data ? [data] : [],
    labelled: true,
    onRemoved: () => void navigate('/admin/users'),
  })
  return (
    <>
      <PageHeader
        back={{ to: '/admin/users', label: 'Users' }}
        title={missing ? 'User not found' : (data?.name ?? 'User')}
        {...(missing ? { note: 'The account may have been deleted.' } : { actions: data && menu(data) })}
      />
      <OfflineNotice />
      {error && !missing && (
        <QueryError query={query} message={messageOf(error, 'Failed to load the user')} />
      )}
      {isPending && !error && (
        <Card>
          <Skeleton lines={6} label="Loading the user" />
        </Card>
      )}
      {data && !missing && (
        <div className="ui-card-grid">
          <UserDetails user={data} />
          <UserProjectsCard user={data} />
          <UserActivityCard user={data} />
        </div>
      )}
      {dialogs}
    </>
  )
}
