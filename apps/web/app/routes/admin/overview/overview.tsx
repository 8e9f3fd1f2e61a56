import { useQuery } from '@tanstack/react-query'
import { ApiError, messageOf } from '../../../lib/api/api-error.ts'
import { longDay, todayInIndia } from '../../../lib/dates.ts'
import { privateMeta } from '../../../lib/private-page.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { CountCard } from './count-card.tsx'
import { countsOf } from './counts.ts'
import { StatTiles } from './stat-tiles.tsx'
import { statsQuery } from './stats-source.ts'
import './overview.css'

export const meta = privateMeta('Overview')

export default function AdminOverview() {
  const { data, error, isFetching, refetch } = useQuery(statsQuery)
  return (
    <>
      <PageHeader title="Overview" note={longDay(todayInIndia())} />
      <OfflineNotice />
      {error && (
        <ErrorPanel
          message={messageOf(error, data ? 'The figures may be out of date.' : 'Failed to load the figures')}
          requestId={error instanceof ApiError ? error.requestId : undefined}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {(data || !error) && (
        <div className="admin-overview" aria-busy={!data}>
          <StatTiles stats={data} />
          {countsOf(data).map((card) => (
            <CountCard key={card.title} {...card} />
          ))}
        </div>
      )}
    </>
  )
}
