import { milestoneStatusLabels } from '@trusswell/domain/milestone-values.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import type { Milestone } from '@trusswell/domain/milestones.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Table, type Column } from '../../../ui/table.tsx'
import { dueNote, milestoneLooks, slipNote } from './milestone-words.ts'

const day = (date: string | null) => (date ? <span className="figures">{formatDay(date)}</span> : 'Not yet')

const columns = (today: string): Column<Milestone>[] => [
  { key: 'title', header: 'Milestone', onCard: 'title', cell: ({ title }) => title },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge {...milestoneLooks[status]}>{milestoneStatusLabels[status]}</Badge>,
  },
  { key: 'baseline', header: 'Baseline due', cell: ({ baseline_date }) => day(baseline_date) },
  { key: 'due', header: 'Due', cell: ({ due_date }) => day(due_date) },
  { key: 'completed', header: 'Completed', cell: ({ completion_date }) => day(completion_date) },
  {
    key: 'slip',
    header: 'Against baseline',
    cell: (milestone) => (
      <span className="figures">
        {milestone.due_state === 'overdue' ? dueNote(milestone, today) : slipNote(milestone)}
      </span>
    ),
  },
]

export function ScheduleTable({ milestones, today }: { milestones: Milestone[]; today: string }) {
  return (
    <Table
      caption="Milestones against baseline"
      columns={columns(today)}
      rows={milestones}
      rowKey={({ id }) => id}
    />
  )
}
