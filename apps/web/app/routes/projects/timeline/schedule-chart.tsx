import { milestoneStatusLabels } from '@trusswell/domain/milestone-values.ts'
import type { Milestone } from '@trusswell/domain/milestones.ts'
import { dayAndMonth } from '../../../lib/dates.ts'
import { ChartFrame } from '../../../ui/chart-frame.tsx'
import { dueNote } from './milestone-words.ts'
import { scheduleBars } from './schedule-bars.ts'
import { ScheduleRow } from './schedule-row.tsx'
import { ScheduleTable } from './schedule-table.tsx'

type ScheduleChartProps = { milestones: Milestone[]; start: string | null; today: string }

export function ScheduleChart({ milestones, start, today }: ScheduleChartProps) {
  const schedule = scheduleBars(milestones, start, today)
  const late = milestones.filter(({ due_state }) => due_state === 'overdue')
  return (
    <ChartFrame
      title="Schedule against baseline"
      summary={summaryOf(milestones, late, today)}
      note={late.length > 0 && <span className="figures schedule-late">{late.length} overdue</span>}
      chart={
        <div className="schedule" aria-hidden="true">
          <ol className="schedule-months">
            {schedule.months.map(({ label, at }) => (
              <li key={at} style={{ left: `${at}%` }}>
                {label}
              </li>
            ))}
          </ol>
          <div className="schedule-body">
            <div className="schedule-lines">
              {schedule.months.map(({ at }) => (
                <i key={at} style={{ left: `${at}%` }} />
              ))}
            </div>
            {schedule.bars.map((bar, at) => (
              <ScheduleRow key={bar.milestone.id} bar={bar} mark={`M${at + 1}`} today={today} />
            ))}
            <div className="schedule-lines schedule-now">
              <i style={{ left: `${schedule.today}%` }} />
              <span style={{ left: `clamp(48px, ${schedule.today}%, calc(100% - 48px))` }}>
                Today, {dayAndMonth(today)}
              </span>
            </div>
          </div>
        </div>
      }
      table={<ScheduleTable milestones={milestones} today={today} />}
      legend={<Legend />}
    />
  )
}

function summaryOf(milestones: Milestone[], late: Milestone[], today: string): string {
  const counts =
    milestones.length === 1
      ? 'One milestone against its baseline.'
      : `${milestones.length} milestones against their baseline.`
  const behind = late.map((each) => `${each.title} is ${dueNote(each, today)}.`)
  return [counts, ...behind].join(' ')
}

const Legend = () => (
  <div className="schedule-key" aria-hidden="true">
    {Object.entries(milestoneStatusLabels).map(([status, label]) => (
      <span key={status}>
        <i className="schedule-bar" data-status={status} />
        {label}
      </span>
    ))}
    <span>
      <i className="schedule-base" />
      Baseline
    </span>
  </div>
)
