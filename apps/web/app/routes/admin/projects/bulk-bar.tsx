import { counted } from '@trusswell/domain/plural.ts'
import { bulkUndoSeconds, ProjectStatus, projectStatusLabels } from '@trusswell/domain/projects.ts'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'

type BulkBarProps = {
  shown: number
  chosen: number
  pending: boolean
  onChooseAll: (on: boolean) => void
  onApply: (status: ProjectStatus) => void
}

const statuses = ProjectStatus.options.map((value) => ({ value, label: projectStatusLabels[value] }))

/** Sets one status for all selected projects. */
export function BulkBar({ shown, chosen, pending, onChooseAll, onApply }: BulkBarProps) {
  const [status, setStatus] = useState<ProjectStatus | ''>('')
  const [asked, setAsked] = useState(false)
  const [missing, setMissing] = useState(false)
  const projects = counted(chosen, 'project')

  function confirmed() {
    setAsked(false)
    if (status) onApply(status)
  }

  return (
    <section className="ui-card bulk-bar" aria-label="Change several projects">
      <Checkbox
        label={`Select all ${shown} shown`}
        checked={chosen === shown}
        ref={(box) => void (box && (box.indeterminate = chosen > 0 && chosen < shown))}
        onChange={({ target }) => onChooseAll(target.checked)}
      />
      <p role="status">{chosen > 0 && `${chosen} selected`}</p>
      {chosen > 0 && (
        <div>
          <NativeSelect
            label="New status"
            placeholder="Choose a status"
            options={statuses}
            value={status}
            error={missing && !status ? 'Choose a status' : undefined}
            onChange={({ target }) => setStatus(ProjectStatus.safeParse(target.value).data ?? '')}
          />
          <Button
            pending={pending}
            pendingLabel="Saving…"
            onClick={() => (status ? setAsked(true) : setMissing(true))}
          >
            Set status
          </Button>
        </div>
      )}
      {status && (
        <ConfirmDialog
          isOpen={asked}
          tone="warning"
          title={`Set ${projects} to ${projectStatusLabels[status]}?`}
          message={`Their clients and managers are notified after ${bulkUndoSeconds} seconds. Until then you can undo the change without anyone being notified.`}
          confirmLabel="Set status"
          onConfirm={confirmed}
          onCancel={() => setAsked(false)}
        />
      )}
    </section>
  )
}
