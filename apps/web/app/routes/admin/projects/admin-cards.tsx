import type { ProjectCard as Project } from '@trusswell/domain/projects.ts'
import { Pencil, Trash2, UserCog, UserPlus } from 'lucide-react'
import { addMembersLabel, assignLabel, assignVerb } from '../../../features/projects/assign-label.ts'
import { RunningHealthBadge } from '../../../features/projects/project-badges.tsx'
import { ProjectCard } from '../../../features/projects/project-card.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { RowChoice } from '../../../ui/lists/bulk-bar.tsx'

type AdminCardsProps = {
  projects: Project[]
  isChosen: (id: string) => boolean
  onChoose: (id: string, on: boolean) => void
  onEdit: (project: Project) => void
  onAssign: (project: Project) => void
  onAddMembers: (project: Project) => void
  onDelete: (project: Project) => void
}

export function AdminCards(props: AdminCardsProps) {
  const { projects, isChosen, onChoose, onEdit, onAssign, onAddMembers, onDelete } = props
  return (
    <ul className="project-cards">
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard
            project={project}
            extra={<RunningHealthBadge health={project.health} />}
            choice={
              <RowChoice
                className="project-choice"
                name={project.title}
                checked={isChosen(project.id)}
                onChoose={(on) => onChoose(project.id, on)}
              />
            }
            teamAction={
              <IconButton
                label={addMembersLabel(project)}
                size="small"
                icon={<UserPlus aria-hidden="true" />}
                onClick={() => onAddMembers(project)}
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
                <IconButton
                  className="project-delete"
                  icon={<Trash2 aria-hidden="true" />}
                  label={`Delete ${project.title}`}
                  title="Delete"
                  onClick={() => onDelete(project)}
                />
              </>
            }
          />
        </li>
      ))}
    </ul>
  )
}
