import { ProjectStatus, projectStatusLabels } from '@trusswell/domain/projects.ts'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'

type BulkBarProps = {
  shown: number
  chosen: number
  pending: boolean
  onChooseAll: (on: boolean) => void
  onApply: (status: ProjectStatus) => void
}

const statuses = ProjectStatus.options.map((value) => ({ value, label: projectStatusLabels[value] }))

/** One status for all that are chosen. */
export function BulkBar({ shown, chosen, pending, onChooseAll, onApply }: BulkBarProps) {
  const [status, setStatus] = useState<ProjectStatus>('in_progress')
  return (
    <section className="ui-card bulk-bar" aria-label="Change several projects">
      <Checkbox
        label={`Choose all ${shown} shown`}
        checked={chosen === shown}
        ref={(box) => void (box && (box.indeterminate = chosen > 0 && chosen < shown))}
        onChange={({ target }) => onChooseAll(target.checked)}
      />
      <p role="status">{chosen > 0 && `${chosen} chosen`}</p>
      {chosen > 0 && (
        <div>
          <NativeSelect
            label="New status"
            options={statuses}
            value={status}
            onChange={({ target }) => setStatus(ProjectStatus.parse(target.value))}
          />
          <Button pending={pending} pendingLabel="Saving…" onClick={() => onApply(status)}>
            Set status
          </Button>
        </div>
      )}
    </section>
  )
}
