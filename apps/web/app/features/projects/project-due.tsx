import type { ProjectCard } from '@trusswell/domain/projects.ts'
import { dayInIndia } from '../../lib/dates.ts'

/** The date set by staff, else the estimate, marked as such. */
export function ProjectDue({ project }: { project: ProjectCard }) {
  const { due_date, due_date_estimated } = project
  if (!due_date) return <span className="ui-muted">Not set</span>
  return (
    <time className="figures" dateTime={due_date}>
      {dayInIndia(due_date)}
      {due_date_estimated && ' est.'}
    </time>
  )
}
