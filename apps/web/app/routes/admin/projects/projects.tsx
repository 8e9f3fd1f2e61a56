import type { ProjectCard } from '@trusswell/domain/projects.ts'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLastList } from '../../../features/projects/last-list.ts'
import { NoProjectsYet } from '../../../features/projects/no-projects-yet.tsx'
import { ProjectSkeleton } from '../../../features/projects/project-skeleton.tsx'
import { ProjectSortChoice } from '../../../features/projects/project-sort-choice.tsx'
import { privateMeta } from '../../../lib/private-page.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ListBody } from '../../../ui/lists/list-body.tsx'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { useList } from '../../../ui/lists/use-list.ts'
import { useOpen } from '../../../ui/lists/use-open.ts'
import { useRemoval } from '../../../ui/lists/use-removal.ts'
import { useSelection } from '../../../ui/lists/use-selection.ts'
import { useView } from '../../../ui/lists/use-view.ts'
import { cardsOrTable, ViewSwitch } from '../../../ui/lists/view-switch.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AdminCards } from './admin-cards.tsx'
import { ExportProjects } from './export-projects.tsx'
import { deleteProject, listProjects, projectFilters, adminProjectKey } from './project-source.ts'
import { ProjectBulkBar } from './project-bulk-bar.tsx'
import { ProjectFilterBar } from './project-filter-bar.tsx'
import { ProjectTabs } from './project-tabs.tsx'
import { useBulkStatus } from './use-bulk-status.ts'
import './projects.css'

export const meta = privateMeta('Projects')

const OpenProject = lazy(() => import('./open-project.tsx'))
const AdminTable = lazy(() => import('./admin-table.tsx'))
const AddMembersDialog = lazy(() => import('../../../features/projects/add-members-dialog.tsx'))
const AssignManagerDialog = lazy(() => import('../../../features/projects/assign-manager-dialog.tsx'))

const messages = { removed: 'Project deleted successfully', removeFailed: 'Failed to delete project' }

export default function AdminProjects() {
  useLastList()
  const [params] = useSearchParams()
  const list = useList({ key: adminProjectKey, filters: projectFilters(params), read: listProjects })
  const { view, remember } = useView('admin-projects')
  const views = <ViewSwitch views={cardsOrTable} view={view} onChoose={remember} />
  const Projects = view === 'table' ? AdminTable : AdminCards
  const skeleton = view === 'table' ? <Skeleton rows={8} label="Loading projects" /> : <ProjectSkeleton />
  const { region, preserveFocus, ask, asked, confirmation } = useRemoval<ProjectCard>(adminProjectKey, {
    remove: deleteProject,
    messages,
  })
  const { opened, open, close } = useOpen()
  const { chosen, isChosen, choose, chooseAll } = useSelection(list.rows.map(({ id }) => id))
  const bulk = useBulkStatus(deselect)
  const [assigned, setAssigned] = useState<ProjectCard[]>([])
  const [joined, setJoined] = useState<ProjectCard[]>([])

  /** Removes the buttons for the selected rows. */
  function deselect() {
    chooseAll(false)
    preserveFocus()
  }

  function done() {
    setAssigned([])
    setJoined([])
    deselect()
  }

  const add = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => open('new')}>
      New Project
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Projects"
        note="Every project, its client, team and progress"
        actions={
          <>
            <ExportProjects />
            {add}
          </>
        }
      />
      <ProjectTabs>
        <div className="project-views-beside">{views}</div>
      </ProjectTabs>
      <OfflineNotice />
      <ProjectFilterBar>
        <div className="project-views-below">{views}</div>
      </ProjectFilterBar>
      {view !== 'table' && <ProjectSortChoice />}
      <ListBody
        ref={region}
        list={list}
        cards={view !== 'table'}
        label="Project list"
        noun="projects"
        skeleton={skeleton}
        empty={<NoProjectsYet action={add}>No projects yet.</NoProjectsYet>}
      >
        {(projects) => (
          <>
            <ProjectBulkBar
              shown={list.rows.length}
              chosen={chosen.length}
              titles={list.rows.filter(({ id }) => isChosen(id)).map(({ title }) => title)}
              pending={bulk.isPending}
              onChooseAll={chooseAll}
              onApply={(status) => bulk.mutate({ ids: chosen, status })}
            >
              <Button
                data-bulk-key="m"
                tone="secondary"
                onClick={() => setAssigned(list.rows.filter(({ id }) => isChosen(id)))}
              >
                Assign manager
              </Button>
              <Button
                data-bulk-key="t"
                tone="secondary"
                onClick={() => setJoined(list.rows.filter(({ id }) => isChosen(id)))}
              >
                Add to team
              </Button>
            </ProjectBulkBar>
            <Suspense fallback={skeleton}>
              <Projects
                projects={projects}
                isChosen={isChosen}
                onChoose={choose}
                onEdit={({ id }) => open(id)}
                onAssign={(project) => setAssigned([project])}
                onAddMembers={(project) => setJoined([project])}
                onDelete={ask}
              />
            </Suspense>
          </>
        )}
      </ListBody>
      {opened !== null && (
        <Suspense>
          <OpenProject key={opened} opened={opened} rows={list.rows} onClose={close} />
        </Suspense>
      )}
      {assigned.length > 0 && (
        <Suspense>
          <AssignManagerDialog projects={assigned} onAssigned={done} onClose={() => setAssigned([])} />
        </Suspense>
      )}
      {joined.length > 0 && (
        <Suspense>
          <AddMembersDialog projects={joined} onAdded={done} onClose={() => setJoined([])} />
        </Suspense>
      )}
      <ConfirmDialog
        {...confirmation}
        title="Delete Project"
        message={`Are you sure you want to delete "${asked?.title}"? This action cannot be undone.`}
      />
    </>
  )
}
