import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { CreateProjectLink } from '../../../features/projects/create-project-link.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import { privateMeta } from '../../../lib/private-page.ts'
import { useAuth } from '../../../lib/session/auth-provider.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LatestNotifications } from './latest-notifications.tsx'
import { NeedsYou } from './needs-you.tsx'
import { overviewQuery } from './overview-source.ts'
import { RecentPayments } from './recent-payments.tsx'
import { YourProjects } from './your-projects.tsx'
import './overview.css'

export const meta = privateMeta('Overview')

export default function ClientOverview() {
  const name = useAuth().user?.user_metadata.name ?? ''
  const { data, error, isFetching, refetch } = useQuery(overviewQuery)
  if (error && !data) {
    return (
      <>
        <h1 className="sr-only">Overview</h1>
        <ErrorPanel
          message="Failed to fetch data"
          requestId={error instanceof ApiError ? error.requestId : undefined}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={`Welcome, ${name}`}
        note="Track your projects and manage payments"
        actions={<CreateProjectLink icon={<Plus aria-hidden="true" />} />}
      />
      <OfflineNotice />
      <div className="client-overview" aria-busy={!data}>
        <NeedsYou overview={data} />
        <YourProjects projects={data?.projects} />
        <RecentPayments payments={data?.payments} />
        <LatestNotifications overview={data} />
      </div>
    </>
  )
}
