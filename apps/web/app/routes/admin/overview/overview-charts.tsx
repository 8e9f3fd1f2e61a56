import { projectStatusLabels } from '@trusswell/domain/project-values.ts'
import type { AdminOverview } from '@trusswell/domain/insight.ts'
import { formatMoney, toPaise } from '@trusswell/domain/money.ts'
import type { ProjectStatus } from '@trusswell/domain/projects.ts'
import type { ApplicationStatus } from '@trusswell/domain/applications.ts'
import { Link } from 'react-router'
import { monthOf, shortMonth } from '../../../lib/dates.ts'
import { AreaChart } from '../../../ui/charts/area-chart.tsx'
import { PieChart, shareOf, type Slice } from '../../../ui/charts/pie-chart.tsx'
import { shortRupees } from '../../../ui/charts/short-rupees.ts'
import { ChartFrame } from '../../../ui/chart-frame.tsx'
import { Table } from '../../../ui/table.tsx'

const money = (rupees: number) => formatMoney(toPaise(rupees))

export default function OverviewCharts({ overview }: { overview: AdminOverview }) {
  return (
    <>
      <RevenueChart months={overview.revenue_by_month} />
      <StatusChart
        title="Projects by Status"
        unit="projects"
        slices={overview.projects_by_status.map(({ status, count }) => ({
          ...projectLooks[status],
          name: projectStatusLabels[status],
          value: count,
          to: `/admin/projects?status=${status}`,
        }))}
      />
      <StatusChart
        title="Applications by Status"
        unit="applications"
        slices={overview.applications_by_status.map(({ status, count }) => ({
          ...applicationLooks[status],
          name: status.charAt(0).toUpperCase() + status.slice(1),
          value: count,
          to: `/admin/applications?status=${status}`,
        }))}
      />
    </>
  )
}

type Look = Pick<Slice, 'colour' | 'hatched'>
const projectLooks: Record<ProjectStatus, Look> = {
  planning: { colour: 3, hatched: true },
  in_progress: { colour: 5 },
  on_hold: { colour: 2 },
  completed: { colour: 1 },
  cancelled: { colour: 6 },
}
const applicationLooks: Record<ApplicationStatus, Look> = {
  pending: { colour: 3, hatched: true },
  reviewing: { colour: 4 },
  interviewed: { colour: 5 },
  accepted: { colour: 1 },
  rejected: { colour: 6 },
}

type Month = AdminOverview['revenue_by_month'][number]

function RevenueChart({ months }: { months: Month[] }) {
  const [first, last] = [months[0], months.at(-1)]
  return (
    <ChartFrame
      title="Revenue Trend"
      summary={
        first && last
          ? `Revenue was ${money(first.revenue)} in ${monthOf(first.month)} and is ${money(last.revenue)} so far in ${monthOf(last.month)}.`
          : 'No payments yet.'
      }
      chart={
        <AreaChart
          label="Revenue Trend"
          rows={months}
          series={{ key: 'revenue', label: 'Revenue', colour: 1, format: money }}
          x="month"
          tick={shortMonth}
          short={shortRupees}
          title={({ month }) => monthOf(month)}
        />
      }
      table={
        <Table
          caption="Revenue by month"
          columns={[
            { key: 'month', header: 'Month', onCard: 'title', cell: ({ month }) => monthOf(month) },
            {
              key: 'revenue',
              header: 'Revenue',
              align: 'end',
              onCard: 'aside',
              cell: ({ revenue }) => money(revenue),
            },
          ]}
          rows={months.toReversed()}
          rowKey={({ month }) => month}
        />
      }
      legend="Payments received less refunds, by month (IST). The current month is shown up to today."
    />
  )
}

type Part = Slice & { to: string }

function StatusChart({ title, unit, slices }: { title: string; unit: string; slices: Part[] }) {
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  return (
    <ChartFrame
      title={title}
      summary={`${total} ${unit}: ${slices.map(({ name, value }) => `${name} ${value}`).join(', ')}.`}
      chart={
        total === 0 ? (
          <p className="ui-muted">No {unit} yet.</p>
        ) : (
          <PieChart label={title} slices={slices} unit={unit} />
        )
      }
      table={
        <Table
          caption={title}
          columns={[
            {
              key: 'status',
              header: 'Status',
              onCard: 'title',
              cell: ({ name, to }) => (
                <Link className="ui-link" to={to}>
                  {name}
                </Link>
              ),
            },
            { key: 'count', header: 'Count', align: 'end', cell: ({ value }) => value },
            { key: 'share', header: 'Share', align: 'end', cell: ({ value }) => shareOf(value, total) },
          ]}
          rows={slices}
          rowKey={({ name }) => name}
        />
      }
    />
  )
}
