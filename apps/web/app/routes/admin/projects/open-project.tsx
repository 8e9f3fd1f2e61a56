import type { ProjectCard } from '@trusswell/domain/projects.ts'
import { RowDialog } from '../../../ui/lists/row-dialog.tsx'
import { useListChanges } from '../../../ui/lists/use-list-changes.ts'
import { useRow } from '../../../ui/lists/use-row.ts'
import { showFailure, showSuccess } from '../../../ui/outcome-toast.ts'
import { ProjectDialog } from './project-dialog.tsx'
import { adminProjectKey, readProject } from './project-source.ts'

type OpenProjectProps = { opened: string; rows: ProjectCard[]; onClose: () => void }

/** `?open=new` adds a project, `?open={id}` edits one. */
export default function OpenProject({ opened, rows, onClose }: OpenProjectProps) {
  const id = opened === 'new' ? null : opened
  const changes = useListChanges<ProjectCard>(adminProjectKey)
  const row = useRow<ProjectCard>({ key: adminProjectKey, id, rows, read: readProject })
  const dialogOf = (project: ProjectCard | null) => (
    <ProjectDialog
      project={project}
      onSaved={(saved) => {
        changes.saved(saved)
        showSuccess(id === null ? 'Project created successfully' : 'Project updated successfully')
        onClose()
      }}
      onFailed={(error) =>
        showFailure(error, id === null ? 'Failed to create project' : 'Failed to update project')
      }
      onClose={onClose}
    />
  )
  if (id === null) return dialogOf(null)
  return (
    <RowDialog opened={row} title="Edit Project" noun="project" onClose={onClose}>
      {dialogOf}
    </RowDialog>
  )
}
