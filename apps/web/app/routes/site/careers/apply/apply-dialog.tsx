import { useEffect, useId, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DiscardQuestion } from '../../../../ui/discard-question.tsx'
import { showToast } from '../../../../ui/toast.ts'
import type { Opening } from '../openings.ts'
import { ApplicationInputs } from './application-fields.tsx'
import { ApplyFailure } from './apply-failure.tsx'
import { useApplicationForm } from './use-application-form.ts'
import './apply.css'

/** The application dialog over an area's positions, loaded when it is opened. */
export default function ApplyDialog({ job, onClose }: { job: Opening; onClose: () => void }) {
  const id = useId()
  const { state, errors, formProps, resume } = useApplicationForm({ kind: 'modal', job: job.id })
  const [isTyped, setTyped] = useState(false)
  const [asked, setAsked] = useState(false)
  const done = state.phase === 'sent'

  useEffect(() => {
    if (!done) return
    showToast({ description: 'Application submitted successfully!', tone: 'ok' })
    onClose()
    // Only once, when it is sent; closing changes the URL and with it the callback.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [done])

  // As in `FormDialog`: only Cancel discards without asking.
  function leave() {
    if (isTyped || resume.file) setAsked(!asked)
    else onClose()
  }

  const failure = state.phase === 'editing' && !resume.cancelled && !resume.error && state.failure
  return (
    <Dialog
      isOpen
      dismissable={false}
      onOpenChange={(open) => !open && leave()}
      title="Apply for Position"
      footer={
        asked ? (
          <DiscardQuestion onKeep={() => setAsked(false)} onDiscard={onClose} />
        ) : (
          <>
            <p>
              {job.title}, {job.location}
            </p>
            <Button tone="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={id} pending={state.phase === 'sending'} pendingLabel="Submitting...">
              Send application
            </Button>
          </>
        )
      }
    >
      <form id={id} className="apply-form apply-form-dialog" onInput={() => setTyped(true)} {...formProps}>
        <ApplicationInputs kind="modal" values={{}} errors={errors} resume={resume} />
        {failure && <ApplyFailure failure={failure} />}
        <p role="status" className="apply-wide apply-cancelled">
          {resume.cancelled && 'The upload was cancelled. Nothing was sent.'}
        </p>
      </form>
    </Dialog>
  )
}
