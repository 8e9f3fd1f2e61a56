import { Priority, ProjectStatus } from '@trusswell/domain/projects.ts'
import { Plus } from 'lucide-react'
import { NoProjectsYet } from '../../features/projects/no-projects-yet.tsx'
import { RunningHealthBadge } from '../../features/projects/project-badges.tsx'
import { ProjectCard } from '../../features/projects/project-card.tsx'
import { PriorityFilter, StatusFilter } from '../../features/projects/project-filters.tsx'
import { ProjectSkeleton } from '../../features/projects/project-skeleton.tsx'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { privateMeta } from '../../lib/private-page.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ListBody } from '../../ui/lists/list-body.tsx'
import type { ListQuery } from '../../ui/lists/list-query.ts'
import { ListToolbar } from '../../ui/lists/list-toolbar.tsx'
import { OfflineNotice } from '../../ui/lists/offline-notice.tsx'
import { useList } from '../../ui/lists/use-list.ts'
import { PageHeader } from '../../ui/page-header.tsx'

export const meta = privateMeta('Projects')

const filters = { status: ProjectStatus.options, priority: Priority.options }

type Query = ListQuery<typeof filters> & { cursor?: string }

const read = ({ deleted: _deleted, ...query }: Query, signal: AbortSignal) =>
  answerOf(api.GET('/api/manager/projects', { params: { query }, signal }))

export default function ManagerProjects() {
  const list = useList({ key: ['projects', 'manager'], filters, read })
  return (
    <>
      <PageHeader
        title="Projects"
        note="The projects you manage, with their health"
        actions={
          <ButtonLink to="/dashboard/projects/create" icon={<Plus aria-hidden="true" />}>
            New Project
          </ButtonLink>
        }
      />
      <OfflineNotice />
      <ListToolbar search="Search projects">
        <StatusFilter />
        <PriorityFilter />
      </ListToolbar>
      <ListBody
        list={list}
        label="Project list"
        noun="projects"
        skeleton={<ProjectSkeleton />}
        empty={
          <NoProjectsYet
            action={<ButtonLink to="/dashboard/projects/create">Create a project for a client</ButtonLink>}
          >
            You don’t have any projects yet. Projects assigned to you will appear here.
          </NoProjectsYet>
        }
      >
        {(projects) => (
          <ul className="project-cards">
            {projects.map((project) => (
              <li key={project.id}>
                <ProjectCard project={project} extra={<RunningHealthBadge health={project.health} />} />
              </li>
            ))}
          </ul>
        )}
      </ListBody>
    </>
  )
}
