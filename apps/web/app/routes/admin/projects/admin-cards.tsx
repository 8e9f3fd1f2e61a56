import type { ProjectCard as Project } from '@trusswell/domain/projects.ts'
import { Pencil, Trash2, UserCog } from 'lucide-react'
import { assignLabel, assignVerb } from '../../../features/projects/assign-label.ts'
import { ProjectCard } from '../../../features/projects/project-card.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'

type AdminCardsProps = {
  projects: Project[]
  isChosen: (id: string) => boolean
  onChoose: (id: string, on: boolean) => void
  onEdit: (project: Project) => void
  onAssign: (project: Project) => void
  onDelete: (project: Project) => void
}

export function AdminCards({ projects, isChosen, onChoose, onEdit, onAssign, onDelete }: AdminCardsProps) {
  return (
    <ul className="project-cards">
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard
            project={project}
            choice={
              <Checkbox
                className="project-choice"
                label={<span className="sr-only">Select {project.title}</span>}
                checked={isChosen(project.id)}
                onChange={({ target }) => onChoose(project.id, target.checked)}
              />
            }
            actions={
              <>
                <Button
                  data-edit
                  tone="secondary"
                  icon={<Pencil aria-hidden="true" />}
                  aria-label={`Edit ${project.title}`}
                  onClick={() => onEdit(project)}
                >
                  Edit
                </Button>
                <Button
                  tone="secondary"
                  icon={<UserCog aria-hidden="true" />}
                  aria-label={assignLabel(project)}
                  onClick={() => onAssign(project)}
                >
                  {assignVerb(project)}
                </Button>
                <Button
                  tone="quiet"
                  className="project-delete"
                  icon={<Trash2 aria-hidden="true" />}
                  aria-label={`Delete ${project.title}`}
                  onClick={() => onDelete(project)}
                >
                  Delete
                </Button>
              </>
            }
          />
        </li>
      ))}
    </ul>
  )
}
