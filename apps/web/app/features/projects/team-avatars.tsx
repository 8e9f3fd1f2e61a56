import type { ProjectCard } from '@trusswell/domain/projects.ts'
import { Avatar } from '../../ui/avatar.tsx'

const shown = 5

/** The initial of each person; the full names for screen readers and on hover. */
export function TeamAvatars({ team }: { team: ProjectCard['team'] }) {
  if (team.length === 0) return <span className="ui-muted">Not assigned</span>
  return (
    <ul className="project-team" aria-label="Team">
      {team.slice(0, shown).map(({ id, name }) => (
        <li key={id} title={name}>
          <Avatar name={firstLetter(name)} size={24} />
          <span className="sr-only">{name}</span>
        </li>
      ))}
      {team.length > shown && (
        <li
          className="figures"
          title={team
            .slice(shown)
            .map(({ name }) => name)
            .join(', ')}
        >
          +{team.length - shown}
        </li>
      )}
    </ul>
  )
}

const firstLetter = (name: string) => [...name][0] ?? ''
