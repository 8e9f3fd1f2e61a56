import type { PublishedStatus } from '@trusswell/domain/bulk-jobs.ts'
import { bulkUndoSeconds } from '@trusswell/domain/bulk.ts'
import { changesJob } from '@trusswell/domain/job-values.ts'
import type { StaffJob } from '@trusswell/domain/jobs.ts'
import { counted, nounFor } from '@trusswell/domain/plural.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { partialNote } from '../../lib/batches.ts'
import { todayInIndia } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { BulkPreview } from '../../ui/lists/bulk-bar.tsx'
import { useBulkUndo } from '../../ui/lists/use-bulk-undo.ts'
import { useListChanges } from '../../ui/lists/use-list-changes.ts'
import { showFailure } from '../../ui/outcome-toast.ts'
import type { JobSource } from './job-source.ts'
import { jobWords } from './job-words.ts'

const actions = {
  closed: {
    label: 'Close positions',
    verb: 'Close',
    done: 'closed',
    note: 'Visitors no longer see them and can’t apply. Applications already received stay.',
    already: 'already closed',
    failed: jobWords.closeSeveralFailed,
  },
  open: {
    label: 'Reopen positions',
    verb: 'Reopen',
    done: 'reopened',
    note: 'Visitors can see them and apply again. If the last day to apply has passed, it’s removed.',
    already: 'already open',
    failed: jobWords.reopenSeveralFailed,
  },
} as const

type Asked = { status: PublishedStatus; changing: StaffJob[]; staying: StaffJob[] }

type JobBulkActionsProps = {
  /** The selected positions. */
  jobs: StaffJob[]
  source: JobSource
  onDone: () => void
}

/** Closes or reopens the selected positions after a question, with Undo. */
export function JobBulkActions({ jobs, source, onDone }: JobBulkActionsProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { put, refresh } = useListChanges<StaffJob>(source.key)
  const showDone = useBulkUndo({
    countOf: (rows) => counted(rows, 'position'),
    seconds: bulkUndoSeconds,
    notRestored: 'changed in the meantime and kept the new status',
    send: source.undoStatuses,
    onRestored: (restored) => restored.forEach(put),
    refresh,
  })
  const change = useMutation({
    mutationFn: ({ ids, status }: { ids: string[]; status: PublishedStatus }) =>
      source.setStatuses(ids, status),
    onSuccess({ data, changed, isPartial }, { ids, status }) {
      data.forEach(put)
      const done =
        changed.length > 0
          ? `${counted(changed.length, 'position')} ${actions[status].done}`
          : `Nothing to change: ${nounFor(ids.length, 'the position already has', 'the positions already have')} this status`
      showDone(`${done}${partialNote(isPartial)}`, changed)
      onDone()
    },
    onError: (error, { status }) => showFailure(error, actions[status].failed),
    onSettled: () => refresh(),
  })
  const button = (status: PublishedStatus, key: string) => {
    const changing = jobs.filter((job) => changesJob(job, status, todayInIndia()))
    const staying = jobs.filter((job) => !changing.includes(job))
    return (
      changing.length > 0 && (
        <Button
          data-bulk-key={key}
          tone="secondary"
          pending={change.isPending}
          pendingLabel="Saving…"
          onClick={() => setAsked({ status, changing, staying })}
        >
          {actions[status].label}
        </Button>
      )
    )
  }

  function confirmed({ status, changing }: Asked) {
    setAsked(null)
    change.mutate({ ids: changing.map(({ id }) => id), status })
  }

  return (
    <>
      {button('closed', 'c')}
      {button('open', 'r')}
      {jobs.every(({ status }) => status === 'draft') && <p>Publish drafts one at a time.</p>}
      {asked && (
        <ConfirmDialog
          isOpen
          tone="warning"
          title={`${actions[asked.status].verb} ${counted(asked.changing.length, 'position')}?`}
          message={<Preview {...asked} />}
          confirmLabel={actions[asked.status].label}
          onConfirm={() => confirmed(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  )
}

const Preview = ({ status, changing, staying }: Asked) => (
  <BulkPreview
    titles={changing.map(({ title }) => title)}
    note={`${actions[status].note} You can undo the change for ${bulkUndoSeconds} seconds.`}
    exceptionsTitle={`${counted(staying.length, 'position')} won’t change:`}
    exceptions={staying.map((job) => `${job.title} (${reasonOf(job, status)})`)}
    others={(count) => counted(count, 'other position')}
  />
)

const reasonOf = (job: StaffJob, status: PublishedStatus) =>
  job.status === 'draft' ? 'draft' : actions[status].already
