import { AssignManager } from '@trusswell/domain/assign-manager.ts'
import { counted } from '@trusswell/domain/plural.ts'
import { bulkUndoSeconds } from '@trusswell/domain/bulk.ts'
import type { ProjectCard } from '@trusswell/domain/projects.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { BulkTitles } from '../../ui/lists/bulk-bar.tsx'
import { useBulkUndo } from '../../ui/lists/use-bulk-undo.ts'
import { assignManager, undoManager } from './assign-manager-source.ts'
import { partialNote } from '../../lib/batches.ts'
import { projectsNamed, useProjectsRefresh } from './chosen-projects.ts'
import { ManagerCombobox } from './manager-combobox.tsx'

type AssignManagerDialogProps = {
  projects: Pick<ProjectCard, 'id' | 'title' | 'project_manager_id'>[]
  onAssigned: () => void
  onClose: () => void
}

/** One manager for one project or several, with Undo. */
export default function AssignManagerDialog({ projects, onAssigned, onClose }: AssignManagerDialogProps) {
  const refresh = useProjectsRefresh()
  const showDone = useBulkUndo({
    countOf: (rows) => counted(rows, 'project'),
    seconds: bulkUndoSeconds,
    notRestored: 'changed in the meantime and kept the new manager',
    send: undoManager,
    refresh,
  })
  const form = useApiForm({
    schema: AssignManager.pick({ project_manager_id: true }),
    defaults: { project_manager_id: '' },
    send: ({ project_manager_id }) =>
      assignManager(
        projects.map(({ id }) => id),
        project_manager_id,
      ),
    onSent: ({ data, changed, isPartial }) => {
      refresh()
      const done = isPartial ? `${data.length} of ${projectsNamed(projects)}` : projectsNamed(projects)
      showDone(`${managerOf(data)} now manages ${done}${partialNote(isPartial)}`, changed)
      onAssigned()
    },
    fallback: 'Failed to assign the manager',
  })
  const managed = projects.filter(({ project_manager_id }) => project_manager_id !== null).length
  return (
    <FormDialog
      title={`Assign a manager to ${projectsNamed(projects)}`}
      form={form}
      saveLabel="Assign manager"
      savingLabel="Assigning…"
      onClose={onClose}
    >
      {projects.length > 1 && (
        <BulkTitles
          titles={projects.map(({ title }) => title)}
          others={(count) => counted(count, 'other project')}
        />
      )}
      {managed > 0 && (
        <p>
          {projects.length === 1
            ? 'The current manager stays on the team.'
            : `${counted(managed, 'project')} already ${managed === 1 ? 'has' : 'have'} a manager, who stays on the team.`}
        </p>
      )}
      <ManagerCombobox
        hint={`Clients and the manager are notified after ${bulkUndoSeconds} seconds. Until then, you can undo the change.`}
      />
    </FormDialog>
  )
}

const managerOf = ([project]: ProjectCard[]) =>
  project?.team.find(({ duty }) => duty === 'project_manager')?.name ?? 'The manager'
