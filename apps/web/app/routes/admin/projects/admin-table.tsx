import type { ProjectCard as Project } from '@trusswell/domain/projects.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { ProjectTable } from '../../../features/projects/project-table.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

type AdminTableProps = {
  projects: Project[]
  isChosen: (id: string) => boolean
  onChoose: (id: string, on: boolean) => void
  onEdit: (project: Project) => void
  onDelete: (project: Project) => void
}

export function AdminTable({ projects, isChosen, onChoose, onEdit, onDelete }: AdminTableProps) {
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
        <div className="project-row-actions">
          <IconButton
            data-edit
            label={`Edit ${project.title}`}
            size="small"
            icon={<Pencil aria-hidden="true" />}
            onClick={() => onEdit(project)}
          />
          <IconButton
            label={`Delete ${project.title}`}
            size="small"
            className="project-delete"
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onDelete(project)}
          />
        </div>
      )}
    />
  )
}
