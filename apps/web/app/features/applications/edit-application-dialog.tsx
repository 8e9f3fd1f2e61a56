import { RefreshCw } from 'lucide-react'
import { useId, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Moment } from '../../ui/moment.tsx'
import { ApplicantWords } from './applicant-words.tsx'
import { ApplicationFields } from './application-fields.tsx'
import { NotesField, StatusField } from './progress-fields.tsx'
import { ResumeBox } from './resume-box.tsx'
import { StatusMail } from './status-mail.tsx'
import { type ApplicationFormSource, useApplicationForm } from './use-application-form.ts'
import { type PreviewMail, useStatusMail } from './use-status-mail.ts'
import './applications.css'

type Props = ApplicationFormSource & {
  positions: readonly string[]
  resumeUrl: string
  preview: PreviewMail
  onClose: () => void
}

/** One for each application: give it the id as its key. */
export function EditApplicationDialog({ positions, resumeUrl, preview, onClose, ...source }: Props) {
  const id = useId()
  const { application, editable } = source
  const { form, base, notice, pending, send } = useApplicationForm(source)
  const status = useWatch({ control: form.control, name: 'status' })
  const mail = useStatusMail(application.id, base.status, status, preview)
  const [unready, setUnready] = useState(false)

  const submit = form.handleSubmit(async (values) => {
    setUnready(mail.outgoing === undefined)
    if (mail.outgoing !== undefined) await send(values, mail.outgoing)
  })
  const told = unready ? 'The mail is not ready. Try again, or save without it.' : notice
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      dismissable={false}
      title="Edit Application"
      footer={
        <>
          <p>
            Applied <Moment at={application.created_at} />
          </p>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={pending} pendingLabel="Saving…">
            Save Changes
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={id} className="application-form" noValidate onSubmit={(event) => void submit(event)}>
          <div role="alert">
            {told && (
              <p className="application-notice">
                <RefreshCw aria-hidden="true" />
                {told}
              </p>
            )}
          </div>
          {editable === 'all' && <ApplicationFields positions={positions} />}
          <ApplicantWords application={application} withFacts={editable === 'progress'} />
          <ResumeBox resume={application.resume} href={resumeUrl} />
          <StatusField />
          <StatusMail state={mail} email={application.email} />
          <NotesField />
        </form>
      </FormProvider>
    </Dialog>
  )
}
