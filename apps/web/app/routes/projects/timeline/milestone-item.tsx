import { milestoneStatusLabels } from '@trusswell/domain/milestone-values.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import type { Actor } from '@trusswell/domain/actor.ts'
import type { Milestone, MilestoneStatus } from '@trusswell/domain/milestones.ts'
import { can } from '@trusswell/domain/policy.ts'
import type { ComponentProps } from 'react'
import { todayInIndia } from '../../../lib/dates.ts'
import { badgeGlyphs } from '../../../ui/badge-glyph.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { RowActions } from '../work/row-actions.tsx'
import { MilestoneAcceptance } from './milestone-acceptance.tsx'
import { dueNote, milestoneLooks } from './milestone-words.ts'

type MilestoneItemProps = {
  milestone: Milestone
  /** Marks the row that the URL names; from `useLinkedRow`. */
  link: ComponentProps<'li'>
  actor: Actor
  onComplete: (milestone: Milestone) => void
  onAnswer: () => void
  onEdit: () => void
  onDelete: () => void
}

export function MilestoneItem({
  milestone,
  link,
  actor,
  onComplete,
  onAnswer,
  onEdit,
  onDelete,
}: MilestoneItemProps) {
  const { title, description, due_date, completion_date, status, due_state } = milestone
  const note = dueNote(milestone, todayInIndia())
  return (
    <li {...link} className="milestone" data-due={due_state}>
      {status !== 'completed' && can.completeMilestones(actor) ? (
        <button
          type="button"
          className="milestone-complete"
          aria-label={`Complete ${title}`}
          title="Complete"
          onClick={({ currentTarget }) => {
            // The button is removed, so move the focus first.
            currentTarget.parentElement?.querySelector<HTMLElement>('[data-part=edit]')?.focus()
            onComplete(milestone)
          }}
        >
          <MilestoneMark status={status} />
          <MilestoneMark status="completed" />
        </button>
      ) : (
        <MilestoneMark status={status} />
      )}
      <div>
        <h3>
          {title} <Badge {...milestoneLooks[status]}>{milestoneStatusLabels[status]}</Badge>
        </h3>
        <p>{description}</p>
        <dl>
          <div>
            <dt>Due</dt>
            <dd className="figures">{formatDay(due_date)}</dd>
          </div>
          {completion_date && (
            <div>
              <dt>Completed</dt>
              <dd className="figures">{formatDay(completion_date)}</dd>
            </div>
          )}
          {note && (
            <div>
              <dt className="sr-only">Status</dt>
              <dd className="figures milestone-note">{note}</dd>
            </div>
          )}
        </dl>
        <MilestoneAcceptance milestone={milestone} actor={actor} onAnswer={onAnswer} />
      </div>
      {can.editMilestone(actor, milestone) && <RowActions name={title} onEdit={onEdit} onDelete={onDelete} />}
    </li>
  )
}

const MilestoneMark = ({ status }: { status: MilestoneStatus }) => (
  <span className="milestone-mark" data-status={status} aria-hidden="true">
    <svg viewBox="0 0 12 12">{badgeGlyphs[milestoneLooks[status].glyph]}</svg>
  </span>
)
