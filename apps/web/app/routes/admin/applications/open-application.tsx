import { ApplicationStatus, type Application } from '@trusswell/domain/applications.ts'
import { AddApplicationDialog } from '../../../features/applications/add-application-dialog.tsx'
import { applicationWords } from '../../../features/applications/application-words.ts'
import { EditApplicationDialog } from '../../../features/applications/edit-application-dialog.tsx'
import { useApplication } from '../../../features/applications/use-application.ts'
import { MissingApplication } from '../../../features/applications/missing-application.tsx'
import { showFailure, showSuccess } from '../../../features/list-page/outcome-toast.ts'
import { useListChanges } from '../../../features/list-page/use-list-changes.ts'
import {
  addApplication,
  applicationKey,
  previewMail,
  readApplication,
  resumeUrl,
  saveApplication,
} from './application-source.ts'
import { useJobChoices } from './use-job-choices.ts'

/** `?open=new` adds, `?open={id}` edits, `?open={id}.{status}` moves on. */
export function OpenApplication({ opened, onClose }: { opened: string; onClose: () => void }) {
  const [id = '', next] = opened.split('.')
  const jobs = useJobChoices()
  const isNew = id === 'new'
  const { application: row, missing } = useApplication({
    key: applicationKey,
    id: isNew ? null : id,
    read: readApplication,
  })
  const { put, refresh } = useListChanges<Application>(applicationKey)
  const positions = jobs.map(({ title }) => title)

  function done(words: string) {
    void refresh()
    showSuccess(words)
    onClose()
  }

  if (isNew) {
    return (
      <AddApplicationDialog
        positions={positions}
        add={(values) => addApplication({ ...values, job_id: idOf(jobs, values.position) })}
        onAdded={() => done(applicationWords.added)}
        onFailed={(error) => showFailure(error, applicationWords.addFailed)}
        onClose={onClose}
      />
    )
  }
  if (missing || row?.deleted_at) return <MissingApplication onClose={onClose} />
  if (!row) return null
  return (
    <EditApplicationDialog
      application={row}
      nextStatus={ApplicationStatus.safeParse(next).data}
      editable="all"
      positions={positions}
      resumeUrl={resumeUrl(row.id)}
      preview={previewMail}
      save={saveApplication}
      reload={readApplication}
      onSaved={(saved) => {
        put(saved)
        done(applicationWords.updated)
      }}
      onFailed={(error) => showFailure(error, applicationWords.updateFailed)}
      onClose={onClose}
    />
  )
}

const idOf = (jobs: { id: string; title: string }[], title: string) =>
  jobs.find((job) => job.title === title)?.id ?? null
