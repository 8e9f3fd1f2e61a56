import { Button } from '../../../../ui/button.tsx'
import { ApplicationInputs } from './application-fields.tsx'
import type { ApplicationKind } from './application-forms.ts'
import { ApplicationSent } from './application-sent.tsx'
import { ApplyFailure } from './apply-failure.tsx'
import type { ApplyReply } from './apply-reply.ts'
import { useApplicationForm } from './use-application-form.ts'

type Props = {
  kind: ApplicationKind
  /** Null for the internship. */
  job: string | null
  action: string
  titleId: string
  reply: Extract<ApplyReply, { step: 'edit' }> | undefined
}

export function ApplicationForm({ kind, job, action, titleId, reply }: Props) {
  const { state, errors, again, formProps, resume } = useApplicationForm({
    kind,
    job,
    initialErrors: reply?.errors ?? {},
  })
  if (state.phase === 'sent') {
    return (
      <ApplicationSent
        position={state.receipt.position}
        reference={state.receipt.reference}
        heading={(heading) => heading?.focus()}
      >
        <Button tone="secondary" onClick={again}>
          Send another application
        </Button>
      </ApplicationSent>
    )
  }
  const failure = state.phase === 'editing' && !resume.cancelled && !resume.error && state.failure
  return (
    <form
      className="apply-form"
      method="post"
      encType="multipart/form-data"
      action={action}
      aria-labelledby={titleId}
      {...formProps}
    >
      {reply?.failure && <ApplyFailure failure={reply.failure} />}
      <ApplicationInputs kind={kind} values={reply?.values ?? {}} errors={errors} resume={resume} />
      {failure && <ApplyFailure failure={failure} />}
      <p role="status" className="apply-wide apply-cancelled">
        {resume.cancelled && 'The upload was cancelled. Nothing was sent.'}
      </p>
      <Button type="submit" wide pending={state.phase === 'sending'} pendingLabel="Submitting...">
        Send application
      </Button>
    </form>
  )
}
