import type { StaffJob } from '@trusswell/domain/jobs.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { useRowForm } from '../../lib/forms/use-row-form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { JobFields } from './job-fields.tsx'
import { JobForm, jobLabels, type JobValues, jobValuesOf, jobWord, NewJobForm } from './job-values.ts'
import './jobs.css'

type JobDialogProps = {
  /** Null for a new one. */
  job: StaffJob | null
  /** The loaded positions. */
  known: StaffJob[]
  add: (values: JobValues, key: string) => Promise<StaffJob>
  change: (id: string, version: number, changes: Partial<JobValues>) => Promise<StaffJob>
  onSaved: (job: StaffJob) => void
  onFailed: (error: unknown) => void
  onClose: () => void
}

/** Stateful per position: pass the id as `key`. */
export function JobDialog({ job, known, add, change, onSaved, onFailed, onClose }: JobDialogProps) {
  const form = useRowForm<JobValues, JobValues, StaffJob>({
    row: job,
    valuesOf: jobValuesOf,
    labels: jobLabels,
    wordOf: jobWord,
    schema: job ? JobForm : NewJobForm,
    save: ({ body, changes, version, key }) =>
      job ? change(job.id, version, changes) : add(body, key).catch(refusedUrl),
    onSaved,
    onFailed,
  })
  return (
    <FormDialog
      title={job ? 'Edit Position' : 'Open a Position'}
      form={form}
      saveLabel={job ? 'Save Changes' : 'Open Position'}
      onClose={onClose}
    >
      <JobFields known={known} />
    </FormDialog>
  )
}

/** The page's URL is derived from the title, so its errors are shown there. */
function refusedUrl(error: unknown): never {
  const message = error instanceof ApiError ? error.fields['id'] : undefined
  throw error instanceof ApiError && message
    ? new ApiError({ ...error, message: error.message, fields: { title: message } })
    : error
}
