import type { ProjectCard } from '@trusswell/domain/projects.ts'
import { Link } from 'react-router'
import './projects.css'

type ProjectLinkProps = { project: Pick<ProjectCard, 'id' | 'title'>; note?: string }

export function ProjectLink({ project, note }: ProjectLinkProps) {
  return (
    <>
      <Link className="project-link" to={`/dashboard/projects/${project.id}`}>
        {project.title}
      </Link>
      {note && <small className="project-note">{note}</small>}
    </>
  )
}
