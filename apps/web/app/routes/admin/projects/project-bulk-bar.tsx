import { projectStatuses, projectStatusLabels } from '@trusswell/domain/project-values.ts'
import { counted } from '@trusswell/domain/plural.ts'
import { bulkUndoSeconds } from '@trusswell/domain/bulk.ts'
import type { ProjectStatus } from '@trusswell/domain/projects.ts'
import { useState, type ReactNode } from 'react'
import { oneOf } from '../../../lib/one-of.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { BulkBar, BulkTitles } from '../../../ui/lists/bulk-bar.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'

type ProjectBulkBarProps = {
  shown: number
  chosen: number
  /** Names of the selected projects, listed before the change is made. */
  titles: string[]
  pending: boolean
  onChooseAll: (on: boolean) => void
  onApply: (status: ProjectStatus) => void
  /** Further actions for the selected projects. */
  children?: ReactNode
}

const statuses = projectStatuses.map((value) => ({ value, label: projectStatusLabels[value] }))

/** Sets one status for all selected projects. */
export function ProjectBulkBar(props: ProjectBulkBarProps) {
  const { shown, chosen, titles, pending, onChooseAll, onApply, children } = props
  const [status, setStatus] = useState<ProjectStatus | ''>('')
  const [asked, setAsked] = useState(false)
  const [missing, setMissing] = useState(false)

  function confirmed() {
    setAsked(false)
    if (status) onApply(status)
  }

  return (
    <>
      <BulkBar label="Change several projects" shown={shown} chosen={chosen} onChooseAll={onChooseAll}>
        <NativeSelect
          label="New status"
          placeholder="Choose a status"
          options={statuses}
          value={status}
          error={missing && !status ? 'Choose a status' : undefined}
          onChange={({ target }) => setStatus(oneOf(projectStatuses, target.value) ?? '')}
        />
        <Button
          pending={pending}
          pendingLabel="Saving…"
          onClick={() => (status ? setAsked(true) : setMissing(true))}
        >
          Set status
        </Button>
        {children}
      </BulkBar>
      {status && (
        <ConfirmDialog
          isOpen={asked}
          tone="warning"
          title={`Set ${counted(chosen, 'project')} to ${projectStatusLabels[status]}?`}
          message={
            <>
              <BulkTitles titles={titles} others={(count) => counted(count, 'other project')} />
              Their clients and managers are notified after {bulkUndoSeconds} seconds. Until then, you can
              undo the change without anyone being notified.
            </>
          }
          confirmLabel="Set status"
          onConfirm={confirmed}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  )
}
