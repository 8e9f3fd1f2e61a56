import type { StaffJob } from '@trusswell/domain/jobs.ts'
import { JobDialog } from '../../../features/jobs/job-dialog.tsx'
import { jobWords } from '../../../features/jobs/job-words.ts'
import { showFailure, showSuccess } from '../../../features/list-page/outcome-toast.ts'
import { useListChanges } from '../../../features/list-page/use-list-changes.ts'
import { useRow } from '../../../features/list-page/use-row.ts'
import { addJob, changeJob, jobKey, readJob } from './job-source.ts'

type Props = { opened: string; rows: StaffJob[]; onClose: () => void }

/** `?open=new` opens a position, `?open={id}` edits one. */
export function OpenJob({ opened, rows, onClose }: Props) {
  const id = opened === 'new' ? null : opened
  const { row } = useRow({ key: jobKey, id, rows, read: readJob })
  const { put, refresh } = useListChanges<StaffJob>(jobKey)
  if (id !== null && !row) return null

  const words = row
    ? { done: jobWords.updated, failed: jobWords.updateFailed }
    : { done: jobWords.added, failed: jobWords.addFailed }
  return (
    <JobDialog
      {...(row ? { job: row } : {})}
      save={(values, version) => (row ? changeJob(row.id, version, values) : addJob(values))}
      reload={readJob}
      onSaved={(saved) => {
        put(saved)
        void refresh()
        showSuccess(words.done)
        onClose()
      }}
      onFailed={(error) => showFailure(error, words.failed)}
      onClose={onClose}
    />
  )
}
