import type { Actor } from '@trusswell/domain/actor.ts'
import { AcceptanceAnswer, answerLabels, type Milestone } from '@trusswell/domain/milestones.ts'
import { can } from '@trusswell/domain/policy.ts'
import { lazy, Suspense } from 'react'
import { showSuccess } from '../../../ui/outcome-toast.ts'

const AcceptanceDialog = lazy(async () => ({
  default: (await import('./acceptance-dialog.tsx')).AcceptanceDialog,
}))

type OpenAcceptanceProps = {
  actor: Actor
  /** The URL's value: `acceptance-{id}`, or a value of another dialog. */
  opened: string | null
  rows: Milestone[]
  onSaved: (milestone: Milestone) => void
  onClose: () => void
}

export function OpenAcceptance({ actor, opened, rows, onSaved, onClose }: OpenAcceptanceProps) {
  const milestone = rows.find(({ id }) => opened === `acceptance-${id}`)
  if (milestone?.acceptance !== 'asked') return null
  if (!can.acceptMilestones(actor) && !can.recordAcceptance(actor)) return null
  return (
    <Suspense>
      <AcceptanceDialog
        key={milestone.id}
        actor={actor}
        milestone={milestone}
        onClose={onClose}
        onSaved={(saved) => {
          // Close first: the dialog unmounts once the milestone is answered.
          onClose()
          onSaved(saved)
          showSuccess(`${answerLabels[AcceptanceAnswer.parse(saved.acceptance)]}: ${saved.title}`)
        }}
      />
    </Suspense>
  )
}
