import type { ProjectCard } from '@trusswell/domain/projects.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ListBody } from '../../../features/list-page/list-body.tsx'
import { ListToolbar } from '../../../features/list-page/list-toolbar.tsx'
import { OfflineNotice } from '../../../features/list-page/offline-notice.tsx'
import { useList } from '../../../features/list-page/use-list.ts'
import { useOpen } from '../../../features/list-page/use-open.ts'
import { useRemoval } from '../../../features/list-page/use-removal.ts'
import { NoProjectsYet } from '../../../features/projects/no-projects-yet.tsx'
import { PriorityFilter, StatusFilter } from '../../../features/projects/project-filters.tsx'
import { ProjectSkeleton } from '../../../features/projects/project-skeleton.tsx'
import { privateMeta } from '../../../lib/private-page.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { AdminCards } from './admin-cards.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ExportLink } from './export-link.tsx'
import { OpenProject } from './open-project.tsx'
import { deleteProject, listProjects, projectFilters, projectKey } from './project-source.ts'
import { useBulkStatus } from './use-bulk-status.ts'
import { useSelection } from './use-selection.ts'
import './projects.css'

export const meta = () => privateMeta('Projects')

const words = { removed: 'Project deleted successfully', removeFailed: 'Failed to delete project' }

export default function AdminProjects() {
  const list = useList({ key: projectKey, filters: projectFilters, read: listProjects })
  const { region, remove } = useRemoval(projectKey, { remove: deleteProject, words })
  const { opened, open, close } = useOpen()
  const { chosen, isChosen, choose, chooseAll } = useSelection(list.rows.map(({ id }) => id))
  const bulk = useBulkStatus(() => chooseAll(false))
  const [leaving, setLeaving] = useState<ProjectCard | null>(null)

  function confirmed() {
    if (leaving) remove(leaving.id)
    setLeaving(null)
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
            <ExportLink />
            {add}
          </>
        }
      />
      <OfflineNotice />
      <ListToolbar search="Search projects...">
        <StatusFilter />
        <PriorityFilter />
      </ListToolbar>
      <ListBody
        ref={region}
        list={list}
        label="Project list"
        noun="projects"
        skeleton={<ProjectSkeleton />}
        empty={<NoProjectsYet action={add}>There are no projects yet.</NoProjectsYet>}
      >
        {(projects) => (
          <>
            <BulkBar
              shown={projects.length}
              chosen={chosen.length}
              pending={bulk.isPending}
              onChooseAll={chooseAll}
              onApply={(status) => bulk.mutate({ ids: chosen, status })}
            />
            <AdminCards
              projects={projects}
              isChosen={isChosen}
              onChoose={choose}
              onEdit={({ id }) => open(id)}
              onDelete={setLeaving}
            />
          </>
        )}
      </ListBody>
      {opened !== null && <OpenProject key={opened} opened={opened} rows={list.rows} onClose={close} />}
      <ConfirmDialog
        isOpen={leaving !== null}
        title="Delete Project"
        message={`Are you sure you want to delete "${leaving?.title}"? This action cannot be undone.`}
        confirmLabel="Delete"
        onConfirm={confirmed}
        onCancel={() => setLeaving(null)}
      />
    </>
  )
}
