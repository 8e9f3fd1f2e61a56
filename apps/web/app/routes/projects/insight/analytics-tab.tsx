import { useQuery } from '@tanstack/react-query'
import { floorPercent, fraction, percentWithDigit } from '@trusswell/domain/insight-fraction.ts'
import { analyticsRangeLabels, analyticsRanges, budgetBases } from '@trusswell/domain/insight-values.ts'
import type { ProjectAnalytics } from '@trusswell/domain/insight.ts'
import { formatMoney, toPaise } from '@trusswell/domain/money.ts'
import { Link, useSearchParams } from 'react-router'
import { days, longDay } from '../../../lib/dates.ts'
import { oneOf } from '../../../lib/one-of.ts'
import { StatTiles, type StatTile } from '../../../ui/stat-tiles.tsx'
import { searchWith } from '../../../ui/url-params.ts'
import { CostChart, MemberChart, TrendChart } from './analytics-charts.tsx'
import { EarnedValue } from './earned-value.tsx'
import { ExportReport } from './export-report.tsx'
import { InsightBody } from './insight-body.tsx'
import { analyticsQuery } from './insight-source.ts'
import { RiskList } from './risk-list.tsx'
import './insight.css'

export default function AnalyticsTab({ projectId }: { projectId: string }) {
  const [params] = useSearchParams()
  const range = oneOf(analyticsRanges, params.get('range')) ?? 'month'
  const query = useQuery(analyticsQuery(projectId, range))
  return (
    <div className="project-stack">
      <div className="insight-bar">
        <nav className="ui-chips" aria-label="Range">
          <ul>
            {analyticsRanges.map((value) => (
              <li key={value}>
                <Link
                  className="ui-chip"
                  to={searchWith(params, { range: value === 'month' ? null : value })}
                  aria-current={value === range ? 'true' : undefined}
                  preventScrollReset
                >
                  {analyticsRangeLabels[value]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {query.data && (
          <p>
            {longDay(query.data.from)} to {longDay(query.data.to)}
          </p>
        )}
        <ExportReport {...{ projectId, range }} />
      </div>
      <InsightBody
        query={query}
        failed="Failed to load analytics data"
        loading="Loading analytics"
        empty="No analytics data available"
        hint="Figures will appear here once the project has milestones, tasks, expenses or risks."
        isEmpty={isEmpty}
      >
        {(analytics) => (
          <>
            <StatTiles tiles={tilesOf(analytics)} />
            {analytics.earned_value && <EarnedValue value={analytics.earned_value} />}
            <div className="ui-card-grid">
              <CostChart costs={analytics.cost_breakdown} />
              <TrendChart trend={analytics.task_completion} />
              <MemberChart members={analytics.team_performance} />
              <RiskList projectId={projectId} risks={analytics.risk_metrics} />
            </div>
          </>
        )}
      </InsightBody>
    </div>
  )
}

const isEmpty = ({ project_metrics, cost_breakdown, risk_metrics, task_completion }: ProjectAnalytics) =>
  project_metrics.counted === 'none' &&
  project_metrics.spent_budget === 0 &&
  [cost_breakdown, risk_metrics, task_completion].every((rows) => rows.length === 0)

export function tilesOf({ project_metrics: metrics }: ProjectAnalytics): StatTile[] {
  const money = (rupees: number) => formatMoney(toPaise(rupees))
  const { spent_budget, total_budget, completed_tasks, total_tasks, time_elapsed, project_duration } = metrics
  return [
    {
      term: 'Budget Utilization',
      figure: percentWithDigit(spent_budget, total_budget),
      note:
        total_budget === null
          ? `${money(spent_budget)}, no budget set`
          : `${money(spent_budget)} of ${money(total_budget)}. ${budgetBases[metrics.budget_of]}.`,
    },
    {
      term: 'Task Completion',
      figure: percentWithDigit(completed_tasks, total_tasks),
      note: `${completed_tasks} of ${total_tasks} ${metrics.counted === 'milestones' ? 'milestones' : 'tasks'}`,
    },
    {
      term: 'Time Progress',
      // As in Progress and Details.
      figure: project_duration === null ? '–' : `${floorPercent(fraction(time_elapsed, project_duration))}%`,
      note:
        project_duration === null
          ? `${days(time_elapsed)}, no end date`
          : `${time_elapsed} of ${days(project_duration)}`,
    },
    { term: 'Team Size', figure: metrics.team_size, note: 'Active members' },
  ]
}
