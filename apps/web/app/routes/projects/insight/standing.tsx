import { formatDay } from '@trusswell/domain/days.ts'
import type { ProjectProgress } from '@trusswell/domain/insight.ts'
import { HealthBadge } from '../../../features/projects/project-badges.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

/** The badge with its reason, and with the numbers behind it for staff. */
export function Standing({ projectId, progress }: { projectId: string; progress: ProjectProgress }) {
  const { health, health_reason, overdue, schedule } = progress
  const isOver = health === 'done' || health === 'cancelled'
  return (
    <Card title="Health" actions={<HealthBadge health={health} />}>
      <p className="insight-reason">{health_reason}.</p>
      {overdue.length > 0 && !isOver && (
        <ul className="insight-overdue">
          {overdue.map(({ id, title, due_date }) => (
            <li key={id}>
              <TextLink to={`/dashboard/projects/${projectId}?tab=timeline&item=${id}`}>{title}</TextLink>,
              due <time dateTime={due_date}>{formatDay(due_date)}</time>
            </li>
          ))}
        </ul>
      )}
      {/* Clients get no numbers, but someone to ask. */}
      {schedule === null && (health === 'late' || health === 'at_risk') && (
        <p>
          <TextLink to={`/dashboard/projects/${projectId}?tab=chat`}>Ask about it in the chat</TextLink>
        </p>
      )}
      {schedule && (
        <dl className="insight-figures">
          {figuresOf(schedule).map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

function figuresOf(schedule: NonNullable<ProjectProgress['schedule']>): [string, string][] {
  const { planned_progress, planned_by, variance, spi, spi_t, scope_added, scope_removed } = schedule
  const index = (value: number | null) => (value === null ? '–' : value.toFixed(2))
  return [
    [
      planned_by === 'time' ? 'Planned by time elapsed' : 'Planned by today',
      planned_progress === null ? '–' : `${planned_progress}%`,
    ],
    [
      variance !== null && variance < 0 ? 'Behind plan' : 'Ahead of plan',
      variance === null ? '–' : `${Math.abs(variance)} points`,
    ],
    ['Schedule index, SPI', index(spi)],
    ['Time index, SPI(t)', index(spi_t)],
    ['Work added since the start, by weight', `${scope_added}`],
    ['Work removed since the start, by weight', `${scope_removed}`],
  ]
}
