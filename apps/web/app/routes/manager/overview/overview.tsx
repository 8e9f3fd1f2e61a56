import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../lib/api/api-error.ts'
import { privateMeta } from '../../../lib/private-page.ts'
import { useAuth } from '../../../lib/session/auth-provider.tsx'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import { useWhole } from '../../../ui/use-whole.ts'
import { ChangesCard } from './changes-card.tsx'
import { DueCard } from './due-card.tsx'
import { HealthCard } from './health-card.tsx'
import { overviewQuery } from './overview-source.ts'
import { UnansweredCard } from './unanswered-card.tsx'
import './overview.css'

export const meta = privateMeta('Overview')

export default function ManagerOverview() {
  const name = useAuth().user?.user_metadata.name ?? ''
  const query = useQuery(overviewQuery)
  const { data, error } = query
  const whole = useWhole('overview', { loading: !data })
  return (
    <>
      <PageHeader
        title="Manager Dashboard"
        note={
          <>
            <span>Welcome, {name}</span>
            <span>Manage your projects, teams and resources here.</span>
          </>
        }
      />
      <OfflineNotice />
      {error && (
        <QueryError
          query={query}
          message={messageOf(
            error,
            data ? 'The overview may be out of date.' : 'Failed to load the overview',
          )}
        />
      )}
      {(data || !error) && (
        <div className="manager-overview" aria-busy={!data}>
          {data?.projects.length !== 0 && (
            <>
              <DueCard title="Overdue" items={data?.overdue} late>
                Nothing is overdue.
              </DueCard>
              <DueCard title="Due this week" items={data?.due_this_week}>
                Nothing is due in the next seven days.
              </DueCard>
              <UnansweredCard questions={data?.unanswered} />
              {data && data.changes_to_price.length > 0 && <ChangesCard changes={data.changes_to_price} />}
              {data && data.to_accept.length > 0 && (
                <DueCard title="Waiting for acceptance" items={data.to_accept} />
              )}
            </>
          )}
          {(whole || data?.projects.length === 0) && (
            <HealthCard projects={data?.projects} total={data?.projects_total} />
          )}
        </div>
      )}
    </>
  )
}
