import type { Actor } from '@trusswell/domain/actor.ts'
import type { Milestone } from '@trusswell/domain/milestones.ts'
import { can } from '@trusswell/domain/policy.ts'
import { Button } from '../../../ui/button.tsx'
import { acceptanceNote, proofNote } from './acceptance-words.ts'

type MilestoneAcceptanceProps = { milestone: Milestone; actor: Actor; onAnswer: () => void }

/** Whether the client accepted a completed milestone, what it said, and the button to answer. */
export function MilestoneAcceptance({ milestone, actor, onAnswer }: MilestoneAcceptanceProps) {
  const { acceptance, acceptance_remarks, acceptance_file, project_id, title } = milestone
  const note = acceptanceNote(milestone, actor)
  const proof = proofNote(milestone)
  if (note === null) return null
  const accepts = can.acceptMilestones(actor)
  const label = accepts ? 'Accept or reject' : 'Record client’s answer'
  return (
    <div className="milestone-acceptance" data-acceptance={acceptance}>
      <strong>{note}</strong>
      {acceptance_remarks && <p>“{acceptance_remarks}”</p>}
      {proof !== null && (
        <p>
          {proof}
          {acceptance_file && (
            <>
              {' '}
              <a
                href={`/api/projects/${project_id}/files/${acceptance_file.id}`}
                download={acceptance_file.name}
              >
                {acceptance_file.name}
              </a>
            </>
          )}
        </p>
      )}
      {acceptance === 'asked' && (accepts || can.recordAcceptance(actor)) && (
        <Button
          size="small"
          tone={accepts ? 'primary' : 'secondary'}
          onClick={onAnswer}
          aria-label={`${label}: ${title}`}
        >
          {label}
        </Button>
      )}
    </div>
  )
}
