import { dutyLabels } from '@trusswell/domain/team-values.ts'
import type { UserRow } from '@trusswell/domain/account.ts'
import type { UserProject } from '@trusswell/domain/user-page.ts'
import { ProjectStatusBadge } from '../../../../features/projects/project-badges.tsx'
import { ProjectLink } from '../../../../features/projects/project-link.tsx'
import { totalLabel } from '../../../../lib/list-total.ts'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ListBody } from '../../../../ui/lists/list-body.tsx'
import { useRows } from '../../../../ui/lists/use-rows.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Table, type Column } from '../../../../ui/table.tsx'
import { listUserProjects, onePersonKey } from './user-page-source.ts'

const columns: Column<UserProject>[] = [
  {
    key: 'project',
    header: 'Project',
    onCard: 'title',
    cell: (project) => <ProjectLink project={project} note={project.client_name} />,
  },
  {
    key: 'part',
    header: 'Role',
    cell: ({ part }) => (part === 'client' ? 'Client' : dutyLabels[part]),
  },
  {
    key: 'status',
    header: 'Status',
    onCard: 'aside',
    cell: ({ status }) => <ProjectStatusBadge status={status} />,
  },
]

export function UserProjectsCard({ user: { id, role } }: { user: UserRow }) {
  const list = useRows({
    key: [...onePersonKey(id), 'projects'],
    read: (place, signal) => listUserProjects(id, place, signal),
    counted: true,
  })
  return (
    <Card title="Projects" count={list.total ? totalLabel(list.total) : undefined} flush>
      <ListBody
        inCard
        list={list}
        label="List of projects"
        noun="projects"
        skeleton={<Skeleton rows={3} label="Loading projects" />}
        empty={
          <EmptyState>
            {role === 'client'
              ? 'No projects yet. Projects of their organisation will appear here.'
              : 'No projects yet. Projects whose team they join will appear here.'}
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
