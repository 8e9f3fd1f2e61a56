import { CreateProjectLink, useMayCreateProject } from '../../../features/projects/create-project-link.tsx'
import { projectColumns } from '../../../features/projects/project-columns.tsx'
import { ProjectLink } from '../../../features/projects/project-link.tsx'
import { shownOf } from '../../../lib/list-total.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Table, type Column } from '../../../ui/table.tsx'
import type { Overview } from './overview-source.ts'

type Project = Overview['projects'][number]

const columns: Column<Project>[] = [
  {
    key: 'title',
    header: 'Project',
    onCard: 'title',
    cell: (project) => <ProjectLink project={project} note={project.standing} />,
  },
  ...projectColumns.filter(({ key }) => key !== 'title'),
]

type YourProjectsProps = { projects: Project[] | undefined; total: number | undefined }

export function YourProjects({ projects, total }: YourProjectsProps) {
  const mayCreate = useMayCreateProject()
  return (
    <Card
      title="Your Projects"
      count={shownOf(projects, total)}
      flush
      className="client-projects project-table"
      actions={
        <ButtonLink tone="quiet" size="small" to="/client/projects" aria-label="View All projects">
          View All
        </ButtonLink>
      }
      footer={projects && projects.length > 1 ? 'Late and at-risk projects first' : undefined}
    >
      {projects === undefined ? (
        <Skeleton rows={4} label="Loading your projects" />
      ) : (
        <Table
          caption="Your projects with status, progress and timeline"
          columns={columns}
          rows={projects}
          rowKey={({ id }) => id}
          empty={
            <EmptyState action={<CreateProjectLink />}>
              You have no projects yet.
              {!mayCreate && ' Your organisation’s projects will appear here.'}
            </EmptyState>
          }
        />
      )}
    </Card>
  )
}
