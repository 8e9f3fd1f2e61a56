import type { Actor } from '@trusswell/domain/actor.ts'
import type { Milestone } from '@trusswell/domain/milestones.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useOpen } from '../../../features/list-page/use-open.ts'
import { messageOf, ApiError } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { useWorkChanges } from '../work/use-work-changes.ts'
import type { WorkList } from '../work/use-work-list.ts'
import { WorkBody } from '../work/work-body.tsx'
import { milestoneSource } from '../work/work-source.ts'
import { MilestoneItem } from './milestone-item.tsx'
import { OpenMilestone } from './open-milestone.tsx'

type MilestonesCardProps = { projectId: string; actor: Actor; list: WorkList<Milestone> }

export function MilestonesCard({ projectId, actor, list }: MilestonesCardProps) {
  const { region, ...changes } = useWorkChanges<Milestone>(projectId, 'milestones')
  const { opened, open, close } = useOpen()
  const [asked, setAsked] = useState<Milestone | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const { rows } = list
  const done = rows.filter(({ status }) => status === 'completed').length

  function removeAsked() {
    setAsked(null)
    setFailure(null)
    if (!asked) return
    void changes.remove(asked, {
      remove: (id) => milestoneSource.remove(projectId, id),
      restore: (id) => milestoneSource.restore(projectId, id),
      nameOf: ({ title }) => `Milestone “${title}”`,
      failed: deleteFailed,
      onFailed: setFailure,
    })
  }

  return (
    <Card
      title="Milestones"
      {...(rows.length > 0 ? { count: `${done} of ${rows.length}` } : {})}
      flush
      actions={
        <Button size="small" icon={<Plus aria-hidden="true" />} onClick={() => open('milestone-new')}>
          Add Milestone
        </Button>
      }
    >
      {failure !== null && (
        <div className="work-error">
          <ErrorPanel
            message={messageOf(failure, deleteFailed)}
            requestId={failure instanceof ApiError ? failure.requestId : undefined}
          />
        </div>
      )}
      <WorkBody ref={region} list={list} noun="milestones" empty={noMilestones}>
        {() => (
          <ol className="milestones">
            {rows.map((milestone) => (
              <MilestoneItem
                key={milestone.id}
                milestone={milestone}
                actor={actor}
                onEdit={() => open(`milestone-${milestone.id}`)}
                onDelete={() => setAsked(milestone)}
              />
            ))}
          </ol>
        )}
      </WorkBody>
      <OpenMilestone {...{ projectId, actor, opened, rows, changes }} onClose={close} />
      <ConfirmDialog
        isOpen={asked !== null}
        title="Delete milestone"
        message="Are you sure you want to delete this milestone?"
        confirmLabel="Delete"
        onCancel={() => setAsked(null)}
        onConfirm={removeAsked}
      />
    </Card>
  )
}

const noMilestones = 'No milestones added yet. Click "Add Milestone" to create your first milestone.'
const deleteFailed = 'Failed to delete milestone'
