import { useQuery } from '@tanstack/react-query'
import type { MilestoneDates } from '@trusswell/domain/insight-plan-changes.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import { Card } from '../../../ui/card.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import { dateChangesQuery } from '../insight/insight-source.ts'

/** Milestones whose date was moved: the first plan, each change with person and reason, and the current date. */
export function DateChangesCard({ projectId }: { projectId: string }) {
  const query = useQuery(dateChangesQuery(projectId))
  const { data, error } = query
  const moved = (data?.data ?? []).filter(({ changes }) => changes.length > 0)
  if (error && !data) {
    return <QueryError query={query} message="Failed to load date changes" />
  }
  if (moved.length === 0) return null
  return (
    <Card title="Date changes" flush>
      <ul className="date-changes">
        {moved.map((milestone) => (
          <li key={milestone.milestone_id}>
            <Moves milestone={milestone} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Moves({ milestone }: { milestone: MilestoneDates }) {
  const { title, baseline_date, due_date, changes } = milestone
  return (
    <>
      <strong>{title}</strong>
      <p>
        First planned for {formatDay(baseline_date)}, now {formatDay(due_date)}
      </p>
      <ol>
        {changes.map(({ id, from_date, to_date, moved_at, moved_by, reason }) => (
          <li key={id}>
            <span className="figures">
              {formatDay(from_date)} → {formatDay(to_date)}
            </span>
            <span>{reason || 'No reason given'}</span>
            <small>
              <Moment at={moved_at} precision="day" />
              {moved_by && `, ${moved_by}`}
            </small>
          </li>
        ))}
      </ol>
    </>
  )
}
