import { changeStateLabels, priceWords, takesChanges } from '@trusswell/domain/change-request-values.ts'
import type { Actor } from '@trusswell/domain/actor.ts'
import type { ChangeDecision, ChangeRequest } from '@trusswell/domain/change-requests.ts'
import { can } from '@trusswell/domain/policy.ts'
import type { Project } from '@trusswell/domain/projects.ts'
import { Pencil } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { changeTones, movedWords } from './change-words.ts'
import { isToDecide } from './use-changes.ts'

type ChangeRowProps = {
  change: ChangeRequest
  /** Marks the row that the URL names; from `useLinkedRow`. */
  link: ComponentProps<'li'>
  actor: Actor
  project: Pick<Project, 'status'>
  onEdit: () => void
  onClose: (state: ChangeDecision['state']) => void
}

export function ChangeRow({ change, link, actor, project, onEdit, onClose }: ChangeRowProps) {
  const { title, description, state, proposed_by, proposed_by_client, created_at, closed_by, closed_at } =
    change
  const isProposed = state === 'proposed'
  const moved = movedWords(change)
  const prices = isProposed && takesChanges(project.status) && can.priceChanges(actor)
  const isUnpriced = change.cost_paise === null
  const answers = (['accepted', 'declined', 'withdrawn'] as const).filter((answer) =>
    answer === 'accepted'
      ? isToDecide(change, project, actor)
      : isProposed && can.closeChange(actor, answer, change),
  )
  return (
    <li {...link} className="change" data-row>
      <div>
        <h3>
          {title} <Badge tone={changeTones[state]}>{changeStateLabels[state]}</Badge>
        </h3>
        {description && <p>{description}</p>}
        <p className="figures change-price">{priceWords(change)}</p>
        {moved && <p className="change-note">{moved}</p>}
        <p className="change-note">
          Proposed by {proposed_by ?? (proposed_by_client ? 'the client' : 'our staff')},{' '}
          <Moment at={created_at} precision="day" />
          {closed_at && (
            <>
              . {changeStateLabels[state]}
              {closed_by && ` by ${closed_by}`}, <Moment at={closed_at} precision="day" />
            </>
          )}
        </p>
        {(answers.length > 0 || (prices && isUnpriced)) && (
          <div className="change-answers">
            {prices && isUnpriced && (
              <Button size="small" onClick={onEdit} aria-label={`Set price: ${title}`}>
                Set price
              </Button>
            )}
            {answers.map((answer) => (
              <Button
                key={answer}
                size="small"
                tone={answer === 'accepted' ? 'primary' : 'secondary'}
                onClick={() => onClose(answer)}
                aria-label={`${answerVerbs[answer]}: ${title}`}
              >
                {answerVerbs[answer]}
              </Button>
            ))}
          </div>
        )}
      </div>
      {prices && !isUnpriced && (
        <IconButton
          size="small"
          label={`Edit ${title}`}
          icon={<Pencil aria-hidden="true" />}
          onClick={onEdit}
        />
      )}
    </li>
  )
}

export const answerVerbs: Record<ChangeDecision['state'], string> = {
  accepted: 'Accept change',
  declined: 'Decline change',
  withdrawn: 'Withdraw change',
}
