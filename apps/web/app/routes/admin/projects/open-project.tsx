import type { ProjectCard } from '@trusswell/domain/projects.ts'
import { showFailure, showSuccess } from '../../../features/list-page/outcome-toast.ts'
import { useListChanges } from '../../../features/list-page/use-list-changes.ts'
import { useRow } from '../../../features/list-page/use-row.ts'
import { ProjectDialog } from './project-dialog.tsx'
import { MissingProject } from './missing-project.tsx'
import { projectKey, readProject } from './project-source.ts'

type OpenProjectProps = { opened: string; rows: ProjectCard[]; onClose: () => void }

/** `?open=new` adds, `?open={id}` edits. */
export function OpenProject({ opened, rows, onClose }: OpenProjectProps) {
  const id = opened === 'new' ? null : opened
  const { put, refresh } = useListChanges<ProjectCard>(projectKey)
  const { row, missing } = useRow<ProjectCard>({ key: projectKey, id, rows, read: readProject })
  if (id !== null && !row) return missing ? <MissingProject onClose={onClose} /> : null
  return (
    <ProjectDialog
      {...(id !== null && row ? { project: row } : {})}
      onSaved={(saved) => {
        put(saved)
        void refresh()
        showSuccess(id === null ? 'Project created successfully' : 'Project updated successfully')
        onClose()
      }}
      onFailed={(error) =>
        showFailure(error, id === null ? 'Failed to create project' : 'Failed to update project')
      }
      onClose={onClose}
    />
  )
}
