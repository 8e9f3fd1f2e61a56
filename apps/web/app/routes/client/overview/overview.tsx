import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { CreateProjectLink } from '../../../features/projects/create-project-link.tsx'
import { privateMeta } from '../../../lib/private-page.ts'
import { useAuth } from '../../../lib/session/auth-provider.tsx'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import { useWhole } from '../../../ui/use-whole.ts'
import { LatestNotifications } from './latest-notifications.tsx'
import { NeedsYou } from './needs-you.tsx'
import { overviewQuery } from './overview-source.ts'
import { RecentPayments } from './recent-payments.tsx'
import { YourProjects } from './your-projects.tsx'
import './overview.css'

export const meta = privateMeta('Overview')

export default function ClientOverview() {
  const name = useAuth().user?.user_metadata.name ?? ''
  const query = useQuery(overviewQuery)
  const { data, error } = query
  const whole = useWhole('overview', { loading: !data })
  if (error && !data) {
    return (
      <>
        <h1 className="sr-only">Overview</h1>
        <QueryError query={query} message="Failed to fetch data" />
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
      {error && <QueryError query={query} message="This page may be out of date." />}
      <div className="client-overview" aria-busy={!data}>
        <NeedsYou overview={data} />
        <YourProjects projects={data?.projects} total={data?.projects_total} />
        {whole && (
          <>
            <RecentPayments payments={data?.payments} total={data?.payments_total} />
            <LatestNotifications overview={data} />
          </>
        )}
      </div>
    </>
  )
}
