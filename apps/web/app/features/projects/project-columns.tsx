import type { ProjectCard } from '@trusswell/domain/projects.ts'
import type { Column } from '../../ui/table.tsx'
import { ProjectStatusBadge } from './project-badges.tsx'
import { ProjectLink } from './project-link.tsx'
import { ProjectBar } from './project-progress.tsx'
import { ProjectTimeline } from './project-timeline.tsx'
import './projects.css'

/** A client's projects. */
export const projectColumns: Column<ProjectCard>[] = [
  {
    key: 'title',
    header: 'Project',
    sortable: true,
    onCard: 'title',
    cell: (project) => <ProjectLink project={project} note={project.description} />,
  },
  {
    key: 'status',
    header: 'Status',
    sortable: true,
    onCard: 'aside',
    cell: ({ status }) => <ProjectStatusBadge status={status} />,
  },
  {
    key: 'progress',
    header: 'Progress',
    sortable: true,
    onCard: 'bare',
    cell: (project) => <ProjectBar project={project} />,
  },
  {
    key: 'due',
    header: 'Timeline',
    sortable: true,
    onCard: 'bare',
    cell: (project) => (
      <div className="project-dates">
        <ProjectTimeline project={project} />
      </div>
    ),
  },
]
