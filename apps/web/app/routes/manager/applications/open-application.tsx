import { ApplicationStatus, type Application } from '@trusswell/domain/applications.ts'
import { applicationWords } from '../../../features/applications/application-words.ts'
import { EditApplicationDialog } from '../../../features/applications/edit-application-dialog.tsx'
import { useApplication } from '../../../features/applications/use-application.ts'
import { MissingApplication } from '../../../features/applications/missing-application.tsx'
import { showFailure, showSuccess } from '../../../features/list-page/outcome-toast.ts'
import { useListChanges } from '../../../features/list-page/use-list-changes.ts'
import {
  applicationKey,
  previewMail,
  readApplication,
  resumeUrl,
  saveApplication,
} from './application-source.ts'

/** `?open={id}` edits, `?open={id}.{status}` moves on. */
export function OpenApplication({ opened, onClose }: { opened: string; onClose: () => void }) {
  const [id = '', next] = opened.split('.')
  const { application: row, missing } = useApplication({ key: applicationKey, id, read: readApplication })
  const { put, refresh } = useListChanges<Application>(applicationKey)
  if (missing) return <MissingApplication onClose={onClose} />
  if (!row) return null
  return (
    <EditApplicationDialog
      application={row}
      nextStatus={ApplicationStatus.safeParse(next).data}
      editable="progress"
      positions={[]}
      resumeUrl={resumeUrl(row.id)}
      preview={previewMail}
      save={saveApplication}
      reload={readApplication}
      onSaved={(saved) => {
        put(saved)
        void refresh()
        showSuccess(applicationWords.updated)
        onClose()
      }}
      onFailed={(error) => showFailure(error, applicationWords.updateFailed)}
      onClose={onClose}
    />
  )
}
