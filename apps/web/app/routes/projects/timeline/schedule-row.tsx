import { type Bar, notePlace } from './schedule-bars.ts'
import { dueNote, slipNote } from './milestone-words.ts'

type ScheduleRowProps = { bar: Bar; mark: string; today: string }

export function ScheduleRow({
  bar: { milestone, bar, baseline, gone, point },
  mark,
  today,
}: ScheduleRowProps) {
  const { title, status, due_state } = milestone
  const overdue = due_state === 'overdue'
  const note = overdue ? dueNote(milestone, today) : slipNote(milestone)
  const { below, ...noteStyle } = notePlace(bar)
  return (
    <div className="schedule-row" data-overdue={overdue ? '' : undefined}>
      <div className="schedule-name">
        <span className="figures schedule-mark">{mark}</span>
        <span>{title}</span>
      </div>
      <div className="schedule-track" data-below={below && note ? '' : undefined}>
        {point ? (
          <i className="schedule-point" style={{ left: `${bar.end}%` }} />
        ) : (
          <i className="schedule-bar" data-status={status} style={place(bar)}>
            <b style={{ width: `${gone}%` }} />
          </i>
        )}
        <i className="schedule-base" style={place(baseline)} />
        <span className="schedule-note" style={noteStyle}>
          {note}
        </span>
      </div>
    </div>
  )
}

const place = ({ start, end }: { start: number; end: number }) => ({
  left: `${start}%`,
  width: `${end - start}%`,
})
