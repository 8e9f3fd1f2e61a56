import { kolkataDay } from '@trusswell/domain/days.ts'
import type { ProjectCard } from '@trusswell/domain/projects.ts'
import { timeElapsedPercent } from '@trusswell/domain/schedule.ts'
import { todayInIndia } from '../../lib/dates.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import './projects.css'

type Tone = 'brand' | 'ok' | 'warn' | 'neutral'

/** The bar shows the work done, the tick the time elapsed. */
export function ProjectProgress({ project }: { project: ProjectCard }) {
  const { start_date, due_date, created_at, status, progress } = project
  const time = timeElapsedPercent(
    {
      start_date,
      end_date: due_date,
      estimated_duration: null,
      created_on: kolkataDay(Date.parse(created_at)),
    },
    todayInIndia(),
  )
  const runs = (status === 'planning' || status === 'in_progress') && time > 0
  return (
    <ProgressBar
      label={`Progress of ${project.title}`}
      hideLabel
      value={progress}
      tone={toneOf(project)}
      {...(runs ? { mark: { at: time, label: `${time}% of the time has passed` } } : {})}
    />
  )
}

/** As a cell of a table. */
export const ProjectBar = ({ project }: { project: ProjectCard }) => (
  <div className="project-bar">
    <ProjectProgress project={project} />
  </div>
)

function toneOf({ status, health }: ProjectCard): Tone {
  if (status === 'completed') return 'brand'
  if (status === 'planning' || status === 'cancelled') return 'neutral'
  return health === 'late' || health === 'at_risk' || health === 'paused' ? 'warn' : 'ok'
}
