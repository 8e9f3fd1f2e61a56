import type { Actor } from '@trusswell/domain/actor.ts'
import type { Milestone } from '@trusswell/domain/milestones.ts'
import { can } from '@trusswell/domain/policy.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { messageOf, requestIdOf } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { useLinkedRow } from '../../../ui/lists/use-linked-row.ts'
import { useOpen } from '../../../ui/lists/use-open.ts'
import type { Rows } from '../../../ui/lists/use-rows.ts'
import { useWorkChanges } from '../work/use-work.ts'
import { WorkBody } from '../work/work-body.tsx'
import { milestoneSource } from '../work/work-source.ts'
import { MilestoneItem } from './milestone-item.tsx'
import { OpenAcceptance } from './open-acceptance.tsx'
import { OpenMilestone } from './open-milestone.tsx'
import { useCompletion } from './use-completion.ts'

type MilestonesCardProps = { projectId: string; actor: Actor; list: Rows<Milestone> }

export function MilestonesCard({ projectId, actor, list }: MilestonesCardProps) {
  const { opened, open, close } = useOpen()
  const { linkTo } = useLinkedRow()
  const [failure, setFailure] = useState<unknown>(null)
  const { region, preserveFocus, ask, confirmation, saved, update } = useWorkChanges<Milestone>(
    projectId,
    milestoneSource,
    { nameOf: ({ title }) => title, onFailed: setFailure },
  )
  const complete = useCompletion(update)
  const { rows } = list
  const adds = can.addMilestones(actor)
  const done = rows.filter(({ status }) => status === 'completed').length

  return (
    <Card
      title="Milestones"
      {...(rows.length > 0 ? { count: `${done} of ${rows.length} completed` } : {})}
      flush
      actions={
        adds && (
          <Button size="small" icon={<Plus aria-hidden="true" />} onClick={() => open('milestone-new')}>
            Add Milestone
          </Button>
        )
      }
    >
      {failure !== null && (
        <div className="work-error">
          <ErrorPanel
            message={messageOf(failure, 'Failed to delete milestone')}
            requestId={requestIdOf(failure)}
          />
        </div>
      )}
      <WorkBody
        ref={region}
        list={list}
        noun="milestones"
        empty={
          adds ? noMilestones : 'No milestones added yet. They will appear here once the work is planned.'
        }
      >
        {() => (
          <ol>
            {rows.map((milestone) => (
              <MilestoneItem
                key={milestone.id}
                milestone={milestone}
                link={linkTo(milestone.id)}
                actor={actor}
                onComplete={(each) => void complete(each)}
                onAnswer={() => open(`acceptance-${milestone.id}`)}
                onEdit={() => open(`milestone-${milestone.id}`)}
                onDelete={() => {
                  setFailure(null)
                  ask(milestone)
                }}
              />
            ))}
          </ol>
        )}
      </WorkBody>
      <OpenMilestone {...{ projectId, actor, opened, rows }} onSaved={saved} onClose={close} />
      <OpenAcceptance
        {...{ actor, opened, rows }}
        onSaved={(milestone) => {
          saved(milestone)
          // The button to answer is removed with the answer.
          preserveFocus()
        }}
        onClose={close}
      />
      <ConfirmDialog
        {...confirmation}
        title="Delete milestone"
        message="Are you sure you want to delete this milestone?"
      />
    </Card>
  )
}

const noMilestones = 'No milestones added yet. Click "Add Milestone" to create your first milestone.'
