import { expenseCategoryLabels } from '@trusswell/domain/expense-values.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import type { ProjectAnalytics } from '@trusswell/domain/insight.ts'
import { formatMoney, toPaise } from '@trusswell/domain/money.ts'
import { dayAndMonth } from '../../../lib/dates.ts'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { PieChart, shareOf } from '../../../ui/charts/pie-chart.tsx'
import { shortRupees } from '../../../ui/charts/short-rupees.ts'
import type { Series, SeriesColour } from '../../../ui/charts/series.ts'
import { ChartFrame } from '../../../ui/chart-frame.tsx'
import { Table } from '../../../ui/table.tsx'

const money = (rupees: number) => formatMoney(toPaise(rupees))
const none = (text: string) => <p className="insight-none">{text}</p>

export function CostChart({ costs }: { costs: ProjectAnalytics['cost_breakdown'] }) {
  const slices = costs
    .toSorted((a, b) => b.amount - a.amount)
    .map(({ category, amount }, at) => ({
      name: expenseCategoryLabels[category],
      value: amount,
      colour: ((at % 6) + 1) as SeriesColour,
      hatched: at >= 6,
    }))
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  return (
    <ChartFrame
      title="Cost Breakdown"
      summary={
        total === 0
          ? 'No costs in this range.'
          : slices.map(({ name, value }) => `${name} ${money(value)}`).join(', ')
      }
      chart={
        total === 0 ? (
          none('No costs in this range.')
        ) : (
          <PieChart label="Cost Breakdown" slices={slices} unit="spent" format={money} short={shortRupees} />
        )
      }
      table={
        <Table
          caption="Costs by category"
          columns={[
            { key: 'name', header: 'Category', onCard: 'title', cell: ({ name }) => name },
            { key: 'amount', header: 'Amount', align: 'end', cell: ({ value }) => money(value) },
            { key: 'share', header: 'Share', align: 'end', cell: ({ value }) => shareOf(value, total) },
          ]}
          rows={slices}
          rowKey={({ name }) => name}
          empty={none('No costs in this range.')}
        />
      }
    />
  )
}

type Day = ProjectAnalytics['task_completion'][number]
const trendLines: Series<Day>[] = [
  { key: 'completed', label: 'Completed', colour: 1 },
  { key: 'total', label: 'Total', colour: 3, look: 'dashed' },
]

export function TrendChart({ trend }: { trend: Day[] }) {
  const [first, last] = [trend[0], trend.at(-1)]
  return (
    <ChartFrame
      title="Task Completion Trend"
      summary={
        first && last
          ? `Completed tasks went from ${first.completed} of ${first.total} on ${formatDay(first.date)} to ${last.completed} of ${last.total} on ${formatDay(last.date)}.`
          : 'Nothing has changed in this range.'
      }
      chart={
        trend.length === 0 ? (
          none('Nothing has changed in this range.')
        ) : (
          <LineChart
            label="Task Completion Trend"
            rows={trend}
            series={trendLines}
            x="date"
            tick={dayAndMonth}
            title={({ date }) => formatDay(date)}
          />
        )
      }
      table={
        <Table
          caption="Completed and all tasks by day"
          columns={[
            { key: 'date', header: 'Date', onCard: 'title', cell: ({ date }) => formatDay(date) },
            { key: 'completed', header: 'Completed', align: 'end', cell: ({ completed }) => completed },
            { key: 'total', header: 'Total', align: 'end', cell: ({ total }) => total },
          ]}
          rows={trend.toReversed()}
          rowKey={({ date }) => date}
          empty={none('Nothing has changed in this range.')}
        />
      }
    />
  )
}

type Member = { name: string; tasks_completed: number; tasks_delayed: number }
const memberBars: Series<Member>[] = [
  { key: 'tasks_completed', label: 'Completed Tasks', colour: 1 },
  { key: 'tasks_delayed', label: 'Delayed Tasks', colour: 2, look: 'hatched' },
]

export function MemberChart({ members }: { members: ProjectAnalytics['team_performance'] }) {
  const rows = members.map(({ member, ...each }) => ({ ...each, name: member ?? 'Unassigned' }))
  return (
    <ChartFrame
      title="Team Performance"
      summary={
        rows.length === 0
          ? 'No tasks are assigned yet.'
          : rows
              .map((row) => `${row.name}: ${row.tasks_completed} completed, ${row.tasks_delayed} delayed`)
              .join('; ')
      }
      chart={
        rows.length === 0 ? (
          none('No tasks are assigned yet.')
        ) : (
          <BarChart label="Team Performance" rows={rows} by="name" series={memberBars} />
        )
      }
      table={
        <Table
          caption="Tasks by person"
          columns={[
            { key: 'name', header: 'Person', onCard: 'title', cell: ({ name }) => name },
            { key: 'completed', header: 'Completed Tasks', align: 'end', cell: (row) => row.tasks_completed },
            { key: 'delayed', header: 'Delayed Tasks', align: 'end', cell: (row) => row.tasks_delayed },
            {
              key: 'performance',
              header: 'By the first date',
              align: 'end',
              cell: ({ performance }) => (performance === null ? '–' : `${performance}%`),
            },
          ]}
          rows={rows}
          rowKey={({ name }) => name}
          empty={none('No tasks are assigned yet.')}
        />
      }
    />
  )
}
