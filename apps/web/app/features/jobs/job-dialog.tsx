import type { NewJob, StaffJob } from '@trusswell/domain/jobs.ts'
import { useWatch } from 'react-hook-form'
import { ApiError } from '../../lib/api/api-error.ts'
import { useRowForm } from '../../lib/forms/use-row-form.ts'
import { FormRadioGroup } from '../../ui/form-fields.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { JobFields } from './job-fields.tsx'
import { JobForm, jobLabels, type JobValues, jobValuesOf, jobWord, NewJobForm } from './job-values.ts'
import './jobs.css'

type JobDialogProps = {
  /** Null for a new position. */
  job: StaffJob | null
  /** The loaded positions. */
  known: StaffJob[]
  add: (values: Omit<NewJob, 'id'>, key: string) => Promise<StaffJob>
  change: (id: string, version: number, changes: Partial<JobValues>) => Promise<StaffJob>
  onSaved: (job: StaffJob) => void
  onFailed: (error: unknown) => void
  onClose: () => void
}

const visibility = [
  { value: 'open', label: 'Published' },
  { value: 'draft', label: 'Draft, for staff only' },
]

/** Stateful per position: pass the id as `key`. */
export function JobDialog({ job, known, add, change, onSaved, onFailed, onClose }: JobDialogProps) {
  const form = useRowForm<JobValues, JobValues, StaffJob>({
    row: job,
    valuesOf: jobValuesOf,
    labels: jobLabels,
    wordOf: jobWord,
    schema: job ? JobForm : NewJobForm,
    save: ({ body, changes, version, key }) =>
      job
        ? change(job.id, version, changes)
        : add({ ...body, status: body.status === 'draft' ? 'draft' : 'open' }, key).catch(refusedUrl),
    onSaved,
    onFailed,
  })
  const status = useWatch({ control: form.form.control, name: 'status' })
  const isDraft = form.base?.status === 'draft'
  return (
    <FormDialog
      title={job ? 'Edit Position' : 'Open a Position'}
      form={form}
      saveLabel={
        status === 'draft'
          ? 'Save Draft'
          : isDraft
            ? 'Publish Position'
            : job
              ? 'Save Changes'
              : 'Open Position'
      }
      onClose={onClose}
    >
      {(!job || isDraft) && (
        <FormRadioGroup name="status" label="Visibility" look="segmented" options={visibility} />
      )}
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
