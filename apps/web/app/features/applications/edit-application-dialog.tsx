import type { Application, StatusMail as Mail } from '@trusswell/domain/applications.ts'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useRowForm } from '../../lib/forms/use-row-form.ts'
import { useWideScreen } from '../../lib/use-wide-screen.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ApplicantWords } from './applicant-words.tsx'
import { ApplicationHistory } from './application-history.tsx'
import type { ApplicationSource } from './application-source.ts'
import { InterviewPanel } from './interview-panel.tsx'
import { RejectionFields } from './rejection-fields.tsx'
import { ApplicationFields } from './application-fields.tsx'
import {
  applicationLabels,
  applicationWord,
  type Editable,
  editableFields,
  type ParsedApplication,
  valuesOf,
} from './application-values.ts'
import { NotesField, StatusField } from './status-and-notes.tsx'
import { ResumeBox } from './resume-box.tsx'
import { StatusMail } from './status-mail.tsx'
import { type PreviewMail, useStatusMail } from './use-status-mail.ts'
import './applications.css'

// Loaded when needed: with its PDF library it is larger than the rest of the page.
const ResumePreview = lazy(() => import('./resume-preview.tsx'))

type Props = {
  application: Application
  editable: Editable
  /** The status chosen on the board before the dialog opened. */
  nextStatus?: Application['status'] | undefined
  source: ApplicationSource
  positions: readonly string[]
  resumeUrl: string
  preview: PreviewMail
  save: (id: string, version: number, changes: ParsedApplication & { mail?: Mail }) => Promise<Application>
  onSaved: (application: Application) => void
  onFailed: (error: unknown) => void
  onClose: () => void
}

/** Stateful per application: pass the id as `key`. */
export function EditApplicationDialog(props: Props) {
  const { application, editable, nextStatus, source, positions, resumeUrl, preview, save, ...outcome } = props
  const form = useRowForm({
    row: application,
    valuesOf: (row) => valuesOf(row ?? application, editable),
    chosen: nextStatus ? { status: nextStatus } : {},
    labels: applicationLabels,
    wordOf: applicationWord,
    schema: editableFields[editable] as z.ZodType<ParsedApplication>,
    save: ({ changes, version }) =>
      save(application.id, version, { ...changes, ...(mail.outgoing ? { mail: mail.outgoing } : {}) }),
    onSaved: outcome.onSaved,
    onFailed: outcome.onFailed,
  })
  const status = useWatch({ control: form.form.control, name: 'status' })
  const mail = useStatusMail(application.id, form.base?.status ?? status, status, preview)
  const [unready, setUnready] = useState(false)

  function submit(event?: FormEvent) {
    event?.preventDefault()
    setUnready(mail.outgoing === undefined)
    if (mail.outgoing !== undefined) form.onSubmit(event)
  }

  const { resume } = application
  const isWide = useWideScreen()
  const isShown = isWide && resume?.state === 'clean' && resume.type === 'application/pdf'

  return (
    <FormDialog
      title="Edit Application"
      form={{ ...form, onSubmit: submit }}
      saveLabel="Save Changes"
      note={
        <>
          Applied <Moment at={application.created_at} />.{' '}
          <span className="figures">{application.reference}</span>
        </>
      }
      {...(unready ? { notice: 'The e-mail isn’t ready. Try again, or save without it.' } : {})}
      {...(isShown
        ? {
            beside: (
              <Suspense fallback={<Skeleton lines={12} label="Loading the resume" />}>
                <ResumePreview href={resumeUrl} resume={resume} />
              </Suspense>
            ),
          }
        : {})}
      dirty={mail.isDirty}
      onClose={outcome.onClose}
    >
      {editable === 'all' && <ApplicationFields positions={positions} />}
      <ApplicantWords application={application} withFacts={editable === 'progress'} />
      <ResumeBox resume={application.resume} href={resumeUrl} />
      <InterviewPanel application={application} source={source} />
      <StatusField />
      {status === 'rejected' && <RejectionFields />}
      <StatusMail state={mail} email={application.email} />
      <NotesField />
      <ApplicationHistory application={application} source={source} />
    </FormDialog>
  )
}
