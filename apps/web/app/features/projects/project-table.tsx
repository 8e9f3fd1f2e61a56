import { projectSorts } from '@trusswell/domain/project-list-values.ts'
import type { ProjectCard } from '@trusswell/domain/projects.ts'
import type { ReactNode } from 'react'
import { dayInIndia } from '../../lib/dates.ts'
import { CellText, ListTable } from '../../ui/lists/list-table.tsx'
import type { Column } from '../../ui/table.tsx'
import { HealthBadge, ProjectStatusBadge } from './project-badges.tsx'
import { ProjectDue } from './project-due.tsx'
import { ProjectLink } from './project-link.tsx'
import { ProjectBar } from './project-progress.tsx'
import { projectHeaders, useUsualOrder } from './project-sort-choice.tsx'
import './projects.css'

type ProjectTableProps = {
  projects: ProjectCard[]
  /** Controls before the name and at the end of a row. */
  choice?: (project: ProjectCard) => ReactNode
  actions?: (project: ProjectCard) => ReactNode
}

/** Projects of staff, one line each. */
export function ProjectTable({ projects, choice, actions }: ProjectTableProps) {
  return (
    <ListTable
      className="project-rows"
      caption="Projects"
      columns={columns}
      rows={projects}
      sorts={projectSorts}
      usual={useUsualOrder()}
      {...(choice ? { choice } : {})}
      {...(actions ? { actions } : {})}
    />
  )
}

const columns: Column<ProjectCard>[] = [
  {
    key: 'title',
    header: projectHeaders.title,
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
    header: projectHeaders.client,
    sortable: true,
    cell: ({ client }) => <CellText>{client.name}</CellText>,
  },
  {
    key: 'manager',
    header: projectHeaders.manager,
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
    header: projectHeaders.health,
    sortable: true,
    cell: ({ health, health_reason }) => (
      <span title={health_reason}>
        <HealthBadge health={health} />
      </span>
    ),
  },
  {
    key: 'status',
    header: projectHeaders.status,
    sortable: true,
    cell: ({ status }) => <ProjectStatusBadge status={status} />,
  },
  {
    key: 'progress',
    header: projectHeaders.progress,
    sortable: true,
    cell: (project) => <ProjectBar project={project} />,
  },
  {
    key: 'due',
    header: projectHeaders.due,
    sortable: true,
    cell: (project) => <ProjectDue project={project} />,
  },
  {
    key: 'created',
    header: projectHeaders.created,
    sortable: true,
    onCard: 'hidden',
    cell: ({ created_at }) => (
      <time className="figures" dateTime={created_at}>
        {dayInIndia(created_at)}
      </time>
    ),
  },
]
