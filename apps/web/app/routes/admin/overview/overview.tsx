import { useQuery } from '@tanstack/react-query'
import type { AdminOverview } from '@trusswell/domain/insight.ts'
import { formatMoney, toPaise } from '@trusswell/domain/money.ts'
import { formatNumber } from '@trusswell/domain/numbers.ts'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { longDay, monthOf, todayInIndia } from '../../../lib/dates.ts'
import { privateMeta } from '../../../lib/private-page.ts'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useWhole } from '../../../ui/use-whole.ts'
import { StatTiles, type StatTile } from '../../../ui/stat-tiles.tsx'
import { ForecastRecord } from './forecast-record.tsx'
import { NeedsYouCard } from './needs-you-card.tsx'
import { overviewQuery } from './overview-source.ts'
import './overview.css'

export const meta = privateMeta('Overview')

const OverviewCharts = lazy(() => import('./overview-charts.tsx'))

export default function AdminOverviewPage() {
  const query = useQuery(overviewQuery)
  const { data, error, isPending } = query
  const whole = useWhole('overview', { empty: !data })
  return (
    <>
      <PageHeader title="Overview" note={longDay(todayInIndia())} />
      <OfflineNotice />
      {error && (
        <QueryError
          query={query}
          message={data ? 'These figures may be out of date.' : 'Failed to load the overview'}
        />
      )}
      {isPending && <Waiting />}
      {data && (
        <div className="admin-overview">
          <NeedsYouCard needs={data.needs_you} />
          <StatTiles tiles={tilesOf(data.stats)} />
          {whole && (
            <>
              <Suspense fallback={<Waiting />}>
                <OverviewCharts overview={data} />
              </Suspense>
              <ForecastRecord record={data.forecast_record} />
            </>
          )}
        </div>
      )}
    </>
  )
}

const Waiting = () => (
  <div className="admin-overview-waiting">
    <Spinner size={48} label="Loading overview" />
  </div>
)

function tilesOf(stats: AdminOverview['stats']): StatTile[] {
  return [
    {
      term: 'Total Users',
      figure: formatNumber(stats.total_users),
      note: <Link to="/admin/users">View users</Link>,
    },
    {
      term: 'Active Users',
      figure: formatNumber(stats.active_users),
      note: <Link to="/admin/users?status=active">View active users</Link>,
    },
    {
      term: 'Monthly Revenue',
      figure: formatMoney(toPaise(stats.monthly_revenue)),
      note: <Link to="/admin/payments">{monthOf(todayInIndia())} so far</Link>,
    },
    {
      term: 'Total Applications',
      figure: formatNumber(stats.total_applications),
      note: <Link to="/admin/applications">View applications</Link>,
    },
  ]
}
