import type { Actor } from '@trusswell/domain/actor.ts'
import { priceWords } from '@trusswell/domain/change-request-values.ts'
import { counted } from '@trusswell/domain/plural.ts'
import type { Project } from '@trusswell/domain/projects.ts'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { isToDecide, useChanges } from './use-changes.ts'

type ChangesToDecideProps = { project: Pick<Project, 'id' | 'status'>; actor: Actor }

/** At the top of the page, because the card with the buttons is far below. */
export function ChangesToDecide({ project, actor }: ChangesToDecideProps) {
  const changes = useChanges(project.id).rows.filter((change) => isToDecide(change, project, actor))
  if (changes.length === 0) return null
  return (
    <Card
      className="project-wide"
      title={
        changes.length === 1
          ? 'A change needs your decision'
          : `${counted(changes.length, 'change')} need your decision`
      }
    >
      <ul>
        {changes.map((change) => (
          <li key={change.id}>
            <TextLink to={`?tab=details&item=${change.id}`} preventScrollReset>
              {change.title}
            </TextLink>
            : {priceWords(change)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
