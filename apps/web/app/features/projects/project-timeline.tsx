import type { ProjectCard } from '@trusswell/domain/projects.ts'
import { dayInIndia, todayInIndia } from '../../lib/dates.ts'
import { timelineNote } from './timeline-note.ts'

/** `12 Jun 2026 → 28 Feb 2027`; ongoing without an end date. */
export function ProjectTimeline({ project }: { project: ProjectCard }) {
  const { start_date, end_date } = project
  const note = timelineNote(project, todayInIndia())
  return (
    <>
      <span className="figures">
        {start_date ? dayInIndia(start_date) : 'No start date'} <span aria-hidden="true">→</span>
        <span className="sr-only">to</span> {end_date ? dayInIndia(end_date) : 'Ongoing'}
      </span>
      {note && <small>{note}</small>}
    </>
  )
}
