import type { Actor } from '@trusswell/domain/actor.ts'
import type { Milestone } from '@trusswell/domain/milestones.ts'
import { can } from '@trusswell/domain/policy.ts'
import { showSuccess } from '../../../ui/outcome-toast.ts'
import { MilestoneDialog } from './milestone-dialog.tsx'

type OpenMilestoneProps = {
  projectId: string
  actor: Actor
  /** The URL's value: `milestone-new`, `milestone-{id}`, or a value of another card. */
  opened: string | null
  rows: Milestone[]
  onSaved: (milestone: Milestone, isNew: boolean) => void
  onClose: () => void
}

export function OpenMilestone({ projectId, actor, opened, rows, onSaved, onClose }: OpenMilestoneProps) {
  if (!opened?.startsWith('milestone-')) return null
  const milestone = rows.find(({ id }) => opened === `milestone-${id}`) ?? null
  const isNew = opened === 'milestone-new' && can.addMilestones(actor)
  if (milestone ? !can.editMilestone(actor, milestone) : !isNew) return null
  return (
    <MilestoneDialog
      key={opened}
      projectId={projectId}
      actor={actor}
      milestone={milestone}
      onClose={onClose}
      onSaved={(saved) => {
        onSaved(saved, milestone === null)
        showSuccess(milestone ? 'Milestone updated successfully' : 'Milestone added successfully')
        onClose()
      }}
    />
  )
}
