import type { ProjectCard as Project } from '@trusswell/domain/projects.ts'
import { Pencil, Trash2, UserCog } from 'lucide-react'
import { assignLabel } from '../../../features/projects/assign-label.ts'
import { ProjectTable } from '../../../features/projects/project-table.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

type AdminTableProps = {
  projects: Project[]
  isChosen: (id: string) => boolean
  onChoose: (id: string, on: boolean) => void
  onEdit: (project: Project) => void
  onAssign: (project: Project) => void
  onDelete: (project: Project) => void
}

export default function AdminTable(props: AdminTableProps) {
  const { projects, isChosen, onChoose, onEdit, onAssign, onDelete } = props
  return (
    <ProjectTable
      projects={projects}
      choice={({ id, title }) => (
        <Checkbox
          className="project-row-choice"
          label={<span className="sr-only">Select {title}</span>}
          checked={isChosen(id)}
          onChange={({ target }) => onChoose(id, target.checked)}
        />
      )}
      actions={(project) => (
        <>
          <IconButton
            data-edit
            label={`Edit ${project.title}`}
            size="small"
            icon={<Pencil aria-hidden="true" />}
            onClick={() => onEdit(project)}
          />
          <IconButton
            label={assignLabel(project)}
            size="small"
            icon={<UserCog aria-hidden="true" />}
            onClick={() => onAssign(project)}
          />
          <IconButton
            label={`Delete ${project.title}`}
            size="small"
            className="project-delete"
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onDelete(project)}
          />
        </>
      )}
    />
  )
}
