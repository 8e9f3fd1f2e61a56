import type { ProjectCard as Project } from '@trusswell/domain/projects.ts'
import { Pencil, Trash2, UserCog, UserPlus } from 'lucide-react'
import { addMembersLabel, assignLabel } from '../../../features/projects/assign-label.ts'
import { ProjectTable } from '../../../features/projects/project-table.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { RowChoice } from '../../../ui/lists/bulk-bar.tsx'

type AdminTableProps = {
  projects: Project[]
  isChosen: (id: string) => boolean
  onChoose: (id: string, on: boolean) => void
  onEdit: (project: Project) => void
  onAssign: (project: Project) => void
  onAddMembers: (project: Project) => void
  onDelete: (project: Project) => void
}

export default function AdminTable(props: AdminTableProps) {
  const { projects, isChosen, onChoose, onEdit, onAssign, onAddMembers, onDelete } = props
  return (
    <ProjectTable
      projects={projects}
      choice={({ id, title }) => (
        <RowChoice name={title} checked={isChosen(id)} onChoose={(on) => onChoose(id, on)} />
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
            label={addMembersLabel(project)}
            size="small"
            icon={<UserPlus aria-hidden="true" />}
            onClick={() => onAddMembers(project)}
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
