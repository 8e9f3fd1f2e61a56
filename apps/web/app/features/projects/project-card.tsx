import type { ProjectCard as Project } from '@trusswell/domain/projects.ts'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { PriorityBadge, ProjectStatusBadge } from './project-badges.tsx'
import { ProjectDue } from './project-due.tsx'
import { ProjectProgress } from './project-progress.tsx'
import { TeamAvatars } from './team-avatars.tsx'
import './projects.css'

type ProjectCardProps = {
  project: Project
  /** Shown before the name: the checkbox that selects the card. */
  choice?: ReactNode
  /** An additional badge besides status and priority. */
  extra?: ReactNode
  /** After the people of the team. */
  teamAction?: ReactNode
  actions?: ReactNode
}

export function ProjectCard({ project, choice, extra, teamAction, actions }: ProjectCardProps) {
  const id = useId()
  const { title, client, status, priority, description, team } = project
  return (
    <article className="ui-card project-card" data-row aria-labelledby={id}>
      <header>
        {choice}
        <div>
          <h2 id={id}>
            <Link to={`/dashboard/projects/${project.id}`}>{title}</Link>
          </h2>
          <p>{client.name}</p>
        </div>
      </header>
      <div className="project-badges">
        <ProjectStatusBadge status={status} />
        <PriorityBadge priority={priority} />
        {extra}
      </div>
      <p className="project-words">{description || 'No description yet'}</p>
      <ProjectProgress project={project} />
      <dl>
        <div>
          <dt>Due</dt>
          <dd>
            <ProjectDue project={project} />
          </dd>
        </div>
        <div>
          <dt>Team</dt>
          <dd>
            <TeamAvatars team={team} />
          </dd>
          {teamAction && <dd>{teamAction}</dd>}
        </div>
        <div>
          <dt>Reference</dt>
          <dd className="figures">{project.reference}</dd>
        </div>
      </dl>
      {actions && <footer>{actions}</footer>}
    </article>
  )
}
