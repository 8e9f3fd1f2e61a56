import { formatDay } from '@trusswell/domain/days.ts'
import type { ProjectProgress } from '@trusswell/domain/insight.ts'
import { dayAndMonth } from '../../../lib/dates.ts'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { PieChart, shareOf, type Slice } from '../../../ui/charts/pie-chart.tsx'
import type { Series } from '../../../ui/charts/series.ts'
import { ChartFrame } from '../../../ui/chart-frame.tsx'
import { Table } from '../../../ui/table.tsx'

type Progress = { progress: ProjectProgress }

const looks: Record<string, Omit<Slice, 'name' | 'value'>> = {
  'To do': { colour: 3, hatched: true },
  'In progress': { colour: 5 },
  Done: { colour: 1 },
  Pending: { colour: 3, hatched: true },
  'In Progress': { colour: 5 },
  Completed: { colour: 1 },
  Delayed: { colour: 2 },
}

export function DistributionChart({ progress }: Progress) {
  const { task_distribution, metrics } = progress
  const slices = task_distribution.map((each) => ({
    ...(looks[each.name] ?? { colour: 4 as const }),
    ...each,
  }))
  const unit = metrics.counted === 'milestones' ? 'milestones' : 'tasks'
  const summary = slices.map(({ name, value }) => `${name} ${value}`).join(', ')
  return (
    <ChartFrame
      title="Task Distribution"
      summary={`${capital(unit)} by status: ${summary}.`}
      chart={<PieChart label="Task Distribution" slices={slices} unit={unit} />}
      table={
        <Table
          caption={`${capital(unit)} by status`}
          columns={[
            { key: 'name', header: 'Status', onCard: 'title', cell: ({ name }) => name },
            { key: 'value', header: capital(unit), align: 'end', cell: ({ value }) => value },
            {
              key: 'share',
              header: 'Share',
              align: 'end',
              cell: ({ value }) => shareOf(value, metrics.total_tasks),
            },
          ]}
          rows={slices}
          rowKey={({ name }) => name}
        />
      }
    />
  )
}

type StatusRow = { name: string; count: number; colour: 1 | 2 | 5; look: 'solid' | 'hatched' }

export function StatusChart({ progress: { metrics } }: Progress) {
  const rows: StatusRow[] = [
    { name: 'Completed', count: metrics.completed_tasks, colour: 1, look: 'solid' },
    { name: 'In progress', count: metrics.in_progress_tasks, colour: 5, look: 'solid' },
    { name: 'Delayed', count: metrics.delayed_tasks, colour: 2, look: 'hatched' },
  ]
  const unit = metrics.counted === 'milestones' ? 'Milestones' : 'Tasks'
  return (
    <ChartFrame
      title="Task Status Breakdown"
      summary={`${rows.map(({ name, count }) => `${name} ${count}`).join(', ')}. Delayed counts what is open or was done after its date.`}
      chart={
        <BarChart
          label="Task Status Breakdown"
          rows={rows}
          by="name"
          series={[{ key: 'count', label: unit, colour: 1 }]}
          lookOf={({ colour, look }) => ({ colour, look })}
        />
      }
      table={
        <Table
          caption={`${unit} that are completed, in progress and delayed`}
          columns={[
            { key: 'name', header: 'Status', onCard: 'title', cell: ({ name }) => name },
            { key: 'count', header: unit, align: 'end', cell: ({ count }) => count },
          ]}
          rows={rows}
          rowKey={({ name }) => name}
        />
      }
      legend="Delayed: open or done after the due date. A delayed task is counted under its status too."
    />
  )
}

type Day = ProjectProgress['progress_history'][number]

const percent = (value: number) => `${value}%`
const lines: Series<Day>[] = [
  { key: 'progress', label: 'Progress', colour: 1, format: percent },
  { key: 'planned', label: 'Planned', colour: 3, look: 'dashed', format: percent },
  { key: 'tasks_completed', label: 'Tasks completed', colour: 2, right: true },
]

export function HistoryChart({ history }: { history: Day[] }) {
  const [first, last] = [history[0], history.at(-1)]
  const series = history.some(({ planned }) => planned !== null)
    ? lines
    : lines.filter(({ key }) => key !== 'planned')
  const summary =
    first && last
      ? `Progress went from ${first.progress}% on ${formatDay(first.date)} to ${last.progress}% on ${formatDay(last.date)}, with ${last.tasks_completed} completed.`
      : 'Nothing has changed yet.'
  return (
    <ChartFrame
      title="Progress History"
      summary={summary}
      chart={
        history.length === 0 ? (
          <p className="insight-none">Changes from day to day will appear here.</p>
        ) : (
          <LineChart
            label="Progress History"
            rows={history}
            series={series}
            x="date"
            tick={dayAndMonth}
            title={({ date }) => formatDay(date)}
            domain={[0, 100]}
          />
        )
      }
      table={
        <Table
          caption="Progress by day"
          columns={[
            { key: 'date', header: 'Date', onCard: 'title', cell: ({ date }) => formatDay(date) },
            { key: 'progress', header: 'Progress', align: 'end', cell: (day) => percent(day.progress) },
            {
              key: 'planned',
              header: 'Planned',
              align: 'end',
              cell: ({ planned }) => (planned === null ? '–' : percent(planned)),
            },
            { key: 'tasks', header: 'Tasks completed', align: 'end', cell: (day) => day.tasks_completed },
          ]}
          rows={history.toReversed()}
          rowKey={({ date }) => date}
        />
      }
    />
  )
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
