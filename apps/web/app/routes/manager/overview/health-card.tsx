import type { ProjectCard } from '@trusswell/domain/projects.ts'
import { NoProjectsYet } from '../../../features/projects/no-projects-yet.tsx'
import { HealthBadge } from '../../../features/projects/project-badges.tsx'
import { ProjectLink } from '../../../features/projects/project-link.tsx'
import { ProjectBar } from '../../../features/projects/project-progress.tsx'
import { dayInIndia } from '../../../lib/dates.ts'
import { shownOf } from '../../../lib/list-total.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Table, type Column } from '../../../ui/table.tsx'

const columns: Column<ProjectCard>[] = [
  {
    key: 'project',
    header: 'Project',
    onCard: 'title',
    cell: (project) => <ProjectLink project={project} note={project.client.name} />,
  },
  {
    key: 'health',
    header: 'Health',
    onCard: 'aside',
    cell: ({ health }) => <HealthBadge health={health} />,
  },
  {
    key: 'reason',
    header: 'Reason',
    onCard: 'bare',
    cell: ({ health_reason }) => <p className="manager-reason">{health_reason}</p>,
  },
  {
    key: 'progress',
    header: 'Progress',
    onCard: 'bare',
    cell: (project) => <ProjectBar project={project} />,
  },
  {
    key: 'next',
    header: 'Next milestone',
    cell: ({ next_due_date: next }) =>
      next ? (
        <time className="figures" dateTime={next}>
          {dayInIndia(next)}
        </time>
      ) : (
        <span className="ui-muted">Nothing planned</span>
      ),
  },
]

type HealthCardProps = { projects: ProjectCard[] | undefined; total: number | undefined }

export function HealthCard({ projects, total }: HealthCardProps) {
  return (
    <Card
      title="Project health"
      count={shownOf(projects, total)}
      flush
      className="manager-health"
      actions={
        <ButtonLink tone="quiet" size="small" to="/manager/projects" aria-label="View All projects">
          View All
        </ButtonLink>
      }
      footer={projects && projects.length > 1 ? 'Late and at-risk projects first' : undefined}
    >
      {projects === undefined ? (
        <Skeleton rows={5} label="Loading your projects" />
      ) : (
        <Table
          caption="Health of your projects"
          columns={columns}
          rows={projects}
          rowKey={({ id }) => id}
          empty={
            <NoProjectsYet
              action={<ButtonLink to="/dashboard/projects/create">Create a project for a client</ButtonLink>}
            >
              You don’t have any projects yet. Projects assigned to you will appear here.
            </NoProjectsYet>
          }
        />
      )}
    </Card>
  )
}
