import { changeStateLabels, priceWords } from '@trusswell/domain/change-request-values.ts'
import type { Actor } from '@trusswell/domain/actor.ts'
import type { ChangeDecision, ChangeRequest } from '@trusswell/domain/change-requests.ts'
import { can } from '@trusswell/domain/policy.ts'
import { Pencil } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { changeTones, movedWords } from './change-words.ts'

type ChangeRowProps = {
  change: ChangeRequest
  /** Marks the row that the URL names; from `useLinkedRow`. */
  link: ComponentProps<'li'>
  actor: Actor
  /** Whether the project can still be changed. */
  isOpen: boolean
  onEdit: () => void
  onClose: (state: ChangeDecision['state']) => void
}

export function ChangeRow({ change, link, actor, isOpen, onEdit, onClose }: ChangeRowProps) {
  const { title, description, state, proposed_by, proposed_by_client, created_at, closed_by, closed_at } =
    change
  const isProposed = state === 'proposed'
  const moved = movedWords(change)
  const answers = (['accepted', 'declined', 'withdrawn'] as const).filter(
    (answer) =>
      isProposed &&
      can.closeChange(actor, answer, change) &&
      (answer !== 'accepted' || (isOpen && change.cost_paise !== null)),
  )
  return (
    <li {...link} className="change">
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
        {answers.length > 0 && (
          <div className="change-answers">
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
      {isProposed && isOpen && can.priceChanges(actor) && (
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
