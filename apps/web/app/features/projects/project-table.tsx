import { projectSorts } from '@trusswell/domain/project-list-values.ts'
import type { ProjectCard } from '@trusswell/domain/projects.ts'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { dayInIndia } from '../../lib/dates.ts'
import { CellText, ListTable } from '../../ui/lists/list-table.tsx'
import type { Column } from '../../ui/table.tsx'
import { HealthBadge, ProjectStatusBadge } from './project-badges.tsx'
import { ProjectDue } from './project-due.tsx'
import { ProjectLink } from './project-link.tsx'
import { ProjectBar } from './project-progress.tsx'
import './projects.css'

type ProjectTableProps = {
  projects: ProjectCard[]
  /** Controls before the name and at the end of a row. */
  choice?: (project: ProjectCard) => ReactNode
  actions?: (project: ProjectCard) => ReactNode
}

/** Projects of staff, one line each. */
export function ProjectTable({ projects, choice, actions }: ProjectTableProps) {
  const [params] = useSearchParams()
  return (
    <ListTable
      className="project-rows"
      caption="Projects"
      columns={columns}
      rows={projects}
      sorts={projectSorts}
      // As the API sorts without a choice.
      usual={params.has('due') ? 'due' : '-created'}
      {...(choice ? { choice } : {})}
      {...(actions ? { actions } : {})}
    />
  )
}

const columns: Column<ProjectCard>[] = [
  {
    key: 'title',
    header: 'Project',
    sortable: true,
    onCard: 'title',
    cell: (project) => <ProjectLink project={project} />,
  },
  {
    key: 'reference',
    header: 'Reference',
    cell: ({ reference }) => <span className="figures project-reference">{reference}</span>,
  },
  {
    key: 'client',
    header: 'Client',
    sortable: true,
    cell: ({ client }) => <CellText>{client.name}</CellText>,
  },
  {
    key: 'manager',
    header: 'Manager',
    sortable: true,
    cell: ({ team }) => {
      const manager = team.find(({ duty }) => duty === 'project_manager')
      return manager ? (
        <CellText>{manager.name}</CellText>
      ) : (
        <span className="project-unmanaged">No manager</span>
      )
    },
  },
  {
    key: 'health',
    header: 'Health',
    sortable: true,
    cell: ({ health, health_reason }) => (
      <span title={health_reason}>
        <HealthBadge health={health} />
      </span>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    sortable: true,
    cell: ({ status }) => <ProjectStatusBadge status={status} />,
  },
  {
    key: 'progress',
    header: 'Progress',
    sortable: true,
    cell: (project) => <ProjectBar project={project} />,
  },
  { key: 'due', header: 'Due', sortable: true, cell: (project) => <ProjectDue project={project} /> },
  {
    key: 'created',
    header: 'Created',
    sortable: true,
    onCard: 'hidden',
    cell: ({ created_at }) => (
      <time className="figures" dateTime={created_at}>
        {dayInIndia(created_at)}
      </time>
    ),
  },
]
