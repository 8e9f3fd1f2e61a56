import { dutyLabels } from '@trusswell/domain/team-values.ts'
import type { Actor } from '@trusswell/domain/actor.ts'
import { can } from '@trusswell/domain/policy.ts'
import type { Project } from '@trusswell/domain/projects.ts'
import type { ProjectMember } from '@trusswell/domain/team.ts'
import { UserCog } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmailLink } from '../../../ui/email-text.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useOpen } from '../../../ui/lists/use-open.ts'

const TeamDialog = lazy(async () => ({ default: (await import('./team-dialog.tsx')).TeamDialog }))
const order = ['project_manager', 'site_supervisor', 'member'] as const

export function TeamCard({ project, actor }: { project: Project; actor: Actor }) {
  const { opened, open, close } = useOpen()
  const manages = can.manageTeam(actor)
  const people = order.flatMap((duty) => project.team.filter((person) => person.duty === duty))
  return (
    <Card
      title="Team"
      count={people.length > 0 ? people.length : undefined}
      flush
      actions={
        manages && (
          <Button
            tone="secondary"
            size="small"
            icon={<UserCog aria-hidden="true" />}
            onClick={() => open('team')}
          >
            Edit team
          </Button>
        )
      }
    >
      {people.length === 0 ? (
        <EmptyState>
          No one has been assigned yet.{' '}
          {manages ? 'Edit the team to choose a project manager.' : 'The project’s team will appear here.'}
        </EmptyState>
      ) : (
        <ul>
          {people.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      )}
      {manages && opened === 'team' && (
        <Suspense>
          <TeamDialog project={project} onClose={close} />
        </Suspense>
      )}
    </Card>
  )
}

function Person({ person: { name, email, duty } }: { person: ProjectMember }) {
  return (
    <li className="project-person">
      <Avatar name={name} />
      <div>
        <strong>{name}</strong> <small>{dutyLabels[duty]}</small>
        {email && <EmailLink address={email} />}
      </div>
    </li>
  )
}
