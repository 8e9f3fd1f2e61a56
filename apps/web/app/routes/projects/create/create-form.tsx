import type { ProjectDraft } from '@trusswell/domain/projects.ts'
import { useEffect, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { useClientName } from '../../../features/organisations/use-clients.ts'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { useReportUnsaved } from '../../../ui/unsaved-forms.tsx'
import { CreateFailure } from './create-failure.tsx'
import { CreateFoot } from './create-foot.tsx'
import { DraftConflict } from './draft-conflict.tsx'
import { IdeaStep } from './idea-step.tsx'
import { fieldNames, review, stepTitles } from './create-values.ts'
import { ResumedNote } from './resumed-note.tsx'
import { ReviewStep } from './review-step.tsx'
import { ScopeStep } from './scope-step.tsx'
import { SiteStep } from './site-step.tsx'
import { SoFar } from './so-far.tsx'
import { summaryFacts } from './summary-facts.ts'
import { type CreateFormState, pathOf, useCreateForm } from './use-create-form.ts'
import { useSubmit } from './use-submit.ts'

type CreateFormProps = { draft: ProjectDraft | null; staff: boolean; userId: string }

export function CreateForm({ draft, staff, userId }: CreateFormProps) {
  const form = useCreateForm(draft, staff, userId)
  const { pending, failure, submit } = useSubmit(form, staff)
  const { step, save } = form
  // Otherwise leaving saves the draft.
  useReportUnsaved(save.name === 'conflict' && !pending)
  const heading = useStepFocus(form)
  const client = useClientName(form.values.organisation_id, staff)
  const chosen = client ?? (form.values.organisation_id ? 'Chosen earlier' : '')
  const facts = summaryFacts(form.values, staff ? chosen : undefined)
  const steps = stepTitles.map((label, at) => ({ label, to: pathOf(at + 1) }))
  return (
    <div className="create-page">
      <PageHeader
        back={{ to: '/dashboard', label: 'Back to dashboard' }}
        title="Create New Project"
        note={step === review ? 'Review' : `Step ${step} of ${stepTitles.length}`}
      />
      <OfflineNotice />
      <Stepper label="Steps" steps={steps} current={step - 1} />
      {draft && <ResumedNote savedAt={draft.saved_at} onStartOver={form.startOver} />}
      {save.name === 'conflict' && <DraftConflict form={form} theirs={save.theirs} />}
      <div className="create-grid">
        <form
          className="ui-card"
          noValidate
          aria-label="Create New Project"
          onSubmit={(event) => {
            event.preventDefault()
            if (step === review) void submit()
            else form.next()
          }}
        >
          <div className="create-body">
            <h2 ref={heading} tabIndex={-1}>
              {stepTitles[step - 1] ?? 'Review and create'}
            </h2>
            <FormProvider {...form.form}>
              {step === 1 && <IdeaStep staff={staff} />}
              {step === 2 && <SiteStep />}
              {step === 3 && <ScopeStep />}
            </FormProvider>
            {step === review && <ReviewStep facts={facts} />}
            {failure && <CreateFailure {...failure} />}
          </div>
          <CreateFoot step={step} save={save} pending={pending} onBack={() => form.go(step - 1)} />
        </form>
        <SoFar step={step} values={form.values} facts={facts} />
      </div>
    </div>
  )
}

/** A new step is announced and scrolled to its top, but not on the first load. */
function useStepFocus({ form, step }: CreateFormState) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // The first invalid field gets the focus, if there is one.
    const wrong = fieldNames.find((name) => form.getFieldState(name).error)
    if (wrong) return form.setFocus(wrong)
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [form, step])
  return heading
}
