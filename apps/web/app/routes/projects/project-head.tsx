import { formatDay } from '@trusswell/domain/days.ts'
import type { Project } from '@trusswell/domain/projects.ts'
import { ProjectStatusBadge } from '../../features/projects/project-badges.tsx'
import { phaseWord } from './details/phase-word.ts'

export function ProjectHead({ project }: { project: Project }) {
  const { reference, title, status, current_phase, start_date, due_date, due_date_estimated } = project
  return (
    <header className="project-head">
      <h1>{title}</h1>
      <div className="project-meta">
        <ProjectStatusBadge status={status} />
        <span className="figures">{reference}</span>
        <span>
          Phase: <b>{phaseWord(current_phase)}</b>
        </span>
        {start_date && (
          <span className="figures">
            {formatDay(start_date)} <span aria-hidden="true">→</span>
            <span className="sr-only">to</span> {due_date ? formatDay(due_date) : 'Ongoing'}
            {due_date_estimated && ' est.'}
          </span>
        )}
      </div>
    </header>
  )
}
