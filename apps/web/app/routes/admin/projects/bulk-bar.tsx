import { counted } from '@trusswell/domain/plural.ts'
import { bulkUndoSeconds, ProjectStatus, projectStatusLabels } from '@trusswell/domain/projects.ts'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'

type BulkBarProps = {
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

const statuses = ProjectStatus.options.map((value) => ({ value, label: projectStatusLabels[value] }))

// More would push the buttons out of a phone's screen.
const named = 5

/** Sets one status for all selected projects. */
export function BulkBar(props: BulkBarProps) {
  const { shown, chosen, titles, pending, onChooseAll, onApply, children } = props
  const [status, setStatus] = useState<ProjectStatus | ''>('')
  const [asked, setAsked] = useState(false)
  const [missing, setMissing] = useState(false)
  const projects = counted(chosen, 'project')

  function confirmed() {
    setAsked(false)
    if (status) onApply(status)
  }

  return (
    <section className="ui-card bulk-bar" data-chosen={chosen} aria-label="Change several projects">
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
          {children}
        </div>
      )}
      {status && (
        <ConfirmDialog
          isOpen={asked}
          tone="warning"
          title={`Set ${projects} to ${projectStatusLabels[status]}?`}
          message={
            <>
              <ul className="bulk-titles">
                {titles.slice(0, named).map((title, at) => (
                  <li key={at}>{title}</li>
                ))}
                {chosen > named && <li>and {counted(chosen - named, 'other project')}</li>}
              </ul>
              Their clients and managers are notified after {bulkUndoSeconds} seconds. Until then you can undo
              the change without anyone being notified.
            </>
          }
          confirmLabel="Set status"
          onConfirm={confirmed}
          onCancel={() => setAsked(false)}
        />
      )}
    </section>
  )
}
