import type { ProjectCard } from '@trusswell/domain/projects.ts'
import { ProjectStatusBadge } from '../../../features/projects/project-badges.tsx'
import { ProjectLink } from '../../../features/projects/project-link.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListBody } from '../../../ui/lists/list-body.tsx'
import { useRows } from '../../../ui/lists/use-rows.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Table, type Column } from '../../../ui/table.tsx'
import { listProjects, organisationKey } from './organisation-source.ts'

type ProjectsCardProps = { id: string; name: string; count: number }

const columns: Column<ProjectCard>[] = [
  {
    key: 'project',
    header: 'Project',
    onCard: 'title',
    cell: (project) => <ProjectLink project={project} />,
  },
  {
    key: 'status',
    header: 'Status',
    onCard: 'aside',
    cell: ({ status }) => <ProjectStatusBadge status={status} />,
  },
]

export function ProjectsCard({ id, name, count }: ProjectsCardProps) {
  const list = useRows({
    key: [...organisationKey(id), 'projects'],
    read: (place, signal) => listProjects(id, place, signal),
    counted: true,
  })
  return (
    <Card
      title="Projects"
      flush
      {...(count > 0 ? { count } : {})}
      actions={
        list.more && (
          <ButtonLink
            tone="quiet"
            size="small"
            to={`/admin/projects?${new URLSearchParams({ q: name })}`}
            aria-label="View all projects"
          >
            View all
          </ButtonLink>
        )
      }
    >
      <ListBody
        inCard
        list={list}
        label="List of projects"
        noun="projects"
        skeleton={<Skeleton rows={3} label="Loading projects" />}
        empty={
          <EmptyState
            action={
              <ButtonLink tone="secondary" size="small" to="/admin/projects?open=new">
                New Project
              </ButtonLink>
            }
          >
            No projects yet. Projects of this organisation will appear here.
          </EmptyState>
        }
      >
        {(projects) => (
          <Table caption="Projects" columns={columns} rows={projects} rowKey={(project) => project.id} />
        )}
      </ListBody>
    </Card>
  )
}
