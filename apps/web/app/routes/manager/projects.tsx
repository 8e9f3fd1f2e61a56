import { runningHealth } from '@trusswell/domain/insight-health-values.ts'
import { projectDues, projectSorts } from '@trusswell/domain/project-list-values.ts'
import { projectPriorities, projectStatuses, projectTypes } from '@trusswell/domain/project-values.ts'
import { Plus } from 'lucide-react'
import { useLastList } from '../../features/projects/last-list.ts'
import { NoProjectsYet } from '../../features/projects/no-projects-yet.tsx'
import { RunningHealthBadge } from '../../features/projects/project-badges.tsx'
import { ProjectCard } from '../../features/projects/project-card.tsx'
import {
  ChangesFilter,
  DueFilter,
  HealthFilter,
  MessagesFilter,
  PriorityFilter,
  StatusFilter,
  TypeFilter,
} from '../../features/projects/project-filters.tsx'
import { ProjectSkeleton } from '../../features/projects/project-skeleton.tsx'
import { ProjectSortChoice } from '../../features/projects/project-sort-choice.tsx'
import { ProjectTable } from '../../features/projects/project-table.tsx'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { privateMeta } from '../../lib/private-page.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ListBody } from '../../ui/lists/list-body.tsx'
import type { ListQuery } from '../../ui/lists/list-query.ts'
import { ListToolbar } from '../../ui/lists/list-toolbar.tsx'
import { OfflineNotice } from '../../ui/lists/offline-notice.tsx'
import { useList } from '../../ui/lists/use-list.ts'
import { useView } from '../../ui/lists/use-view.ts'
import { cardsOrTable, ViewSwitch } from '../../ui/lists/view-switch.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export const meta = privateMeta('Projects')

const filters = {
  status: projectStatuses,
  priority: projectPriorities,
  health: runningHealth,
  type: projectTypes,
  due: projectDues,
  messages: ['unanswered'] as const,
  changes: ['to_price'] as const,
  sort: projectSorts,
}

type Query = ListQuery<typeof filters> & { cursor?: string }

const read = ({ deleted: _deleted, ...query }: Query, signal: AbortSignal) =>
  answerOf(api.GET('/api/manager/projects', { params: { query }, signal }))

export default function ManagerProjects() {
  useLastList()
  const list = useList({ key: ['projects', 'manager'], filters, read })
  const { view, remember } = useView('manager-projects')
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
        <DueFilter />
        <TypeFilter />
        <StatusFilter />
        <HealthFilter />
        <PriorityFilter />
        <MessagesFilter />
        <ChangesFilter />
        <ViewSwitch views={cardsOrTable} view={view} onChoose={remember} />
      </ListToolbar>
      {view !== 'table' && <ProjectSortChoice />}
      <ListBody
        list={list}
        cards={view !== 'table'}
        label="Project list"
        noun="projects"
        skeleton={view === 'table' ? <Skeleton rows={8} label="Loading projects" /> : <ProjectSkeleton />}
        empty={
          <NoProjectsYet
            action={<ButtonLink to="/dashboard/projects/create">Create a project for a client</ButtonLink>}
          >
            You don’t have any projects yet. Projects assigned to you will appear here.
          </NoProjectsYet>
        }
      >
        {(projects) =>
          view === 'table' ? (
            <ProjectTable projects={projects} />
          ) : (
            <ul className="project-cards">
              {projects.map((project) => (
                <li key={project.id}>
                  <ProjectCard project={project} extra={<RunningHealthBadge health={project.health} />} />
                </li>
              ))}
            </ul>
          )
        }
      </ListBody>
    </>
  )
}
