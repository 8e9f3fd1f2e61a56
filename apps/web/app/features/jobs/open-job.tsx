import type { StaffJob } from '@trusswell/domain/jobs.ts'
import { RowDialog } from '../../ui/lists/row-dialog.tsx'
import { useListChanges } from '../../ui/lists/use-list-changes.ts'
import { useRow } from '../../ui/lists/use-row.ts'
import { showFailure, showSuccess } from '../../ui/outcome-toast.ts'
import { JobDialog } from './job-dialog.tsx'
import type { JobSource } from './job-source.ts'
import { jobWords } from './job-words.ts'

type Props = { source: JobSource; opened: string; rows: StaffJob[]; onClose: () => void }

/** `?open=new` creates a position, `?open={id}` edits one. */
export default function OpenJob({ source, opened, rows, onClose }: Props) {
  const id = opened === 'new' ? null : opened
  const row = useRow({ key: source.key, id, rows, read: source.read })
  const changes = useListChanges<StaffJob>(source.key)
  const dialogOf = (job: StaffJob | null) => (
    <JobDialog
      job={job}
      known={rows}
      add={source.add}
      change={source.change}
      onSaved={(saved) => {
        changes.saved(saved)
        showSuccess(doneWords(job?.status ?? null, saved.status))
        onClose()
      }}
      onFailed={(error) => showFailure(error, job ? jobWords.updateFailed : jobWords.addFailed)}
      onClose={onClose}
    />
  )
  if (id === null) return dialogOf(null)
  return (
    <RowDialog opened={row} title="Edit Position" noun="position" onClose={onClose}>
      {dialogOf}
    </RowDialog>
  )
}

/** What a save made of the position. */
function doneWords(before: StaffJob['status'] | null, after: StaffJob['status']): string {
  if (after === 'draft') return jobWords.drafted
  if (before === 'draft') return jobWords.published
  return before === null ? jobWords.added : jobWords.updated
}
