import { ApplicationStatus, type Application } from '@trusswell/domain/applications.ts'
import { useState } from 'react'
import { createKeyPerContent } from '../../lib/forms/key-per-content.ts'
import { useRecentItem } from '../../lib/session/recent-items.ts'
import { RowDialog } from '../../ui/lists/row-dialog.tsx'
import { useListChanges } from '../../ui/lists/use-list-changes.ts'
import { showFailure, showSuccess } from '../../ui/outcome-toast.ts'
import { AddApplicationDialog } from './add-application-dialog.tsx'
import { addApplication, type ApplicationSource } from './application-source.ts'
import { applicationWords } from './application-words.ts'
import { EditApplicationDialog } from './edit-application-dialog.tsx'
import { useApplication } from './use-application.ts'
import { useJobChoices } from './use-job-choices.ts'

type Props = { source: ApplicationSource; opened: string; onClose: () => void }

/** `?open=new` adds (admins only), `?open={id}` edits, `?open={id}.{status}` moves on. */
export default function OpenApplication({ source, opened, onClose }: Props) {
  const [id = '', next] = opened.split('.')
  const jobs = useJobChoices(source.area)
  const [keyOf] = useState(() => createKeyPerContent(() => crypto.randomUUID()))
  const isAdmin = source.area === 'admin'
  const isNew = isAdmin && id === 'new'
  const application = useApplication({ key: source.key, id: isNew ? null : id, read: source.read })
  const { row } = application
  useRecentItem(
    row && {
      path: `/${source.area}/applications?open=${row.id}`,
      label: row.applicant_name,
      kind: 'application',
    },
  )
  const { put, refresh } = useListChanges<Application>(source.key)
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
        add={(values) => {
          const body = { ...values, job_id: idOf(jobs, values.position) }
          return addApplication(body, keyOf(body))
        }}
        onAdded={() => done(applicationWords.added)}
        onFailed={(error) => showFailure(error, applicationWords.addFailed)}
        onClose={onClose}
      />
    )
  }
  return (
    <RowDialog opened={application} title="Edit Application" noun="application" onClose={onClose}>
      {(found) => (
        <EditApplicationDialog
          application={found}
          nextStatus={ApplicationStatus.safeParse(next).data}
          editable={isAdmin ? 'all' : 'progress'}
          source={source}
          positions={positions}
          resumeUrl={source.resumeUrl(found.id)}
          preview={source.preview}
          save={source.save}
          onSaved={(saved) => {
            put(saved)
            done(applicationWords.updated)
          }}
          onFailed={(error) => showFailure(error, applicationWords.updateFailed)}
          onClose={onClose}
        />
      )}
    </RowDialog>
  )
}

const idOf = (jobs: { id: string; title: string }[], title: string) =>
  jobs.find((job) => job.title === title)?.id ?? null
