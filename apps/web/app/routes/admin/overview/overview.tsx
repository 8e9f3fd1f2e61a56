import { useQuery } from '@tanstack/react-query'
import { OfflineNotice } from '../../../features/list-page/offline-notice.tsx'
import { ApiError, messageOf } from '../../../lib/api/api-error.ts'
import { todayInIndia } from '../../../lib/day-words.ts'
import { longDay } from '../../../lib/india-time.ts'
import { privateMeta } from '../../../lib/private-page.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { CountCard } from './count-card.tsx'
import { countsOf } from './counts.ts'
import { statsQuery } from './stats-source.ts'
import { StatTiles } from './stat-tiles.tsx'
import './overview.css'

export const meta = () => privateMeta('Overview')

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
