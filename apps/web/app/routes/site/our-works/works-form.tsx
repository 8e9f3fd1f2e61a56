import type { ContactReceipt, OurWorksFields } from '@trusswell/domain/contact.ts'
import type { z } from 'zod'
import type { PublicFormReply } from '../../../lib/forms/public-form.ts'
import { usePublicForm } from '../../../lib/forms/use-public-form.ts'
import { Button } from '../../../ui/button.tsx'
import { SendFailure } from '../parts/send-failure.tsx'
import { SentPanel } from './sent-panel.tsx'
import { WorksFormBody } from './works-form-body.tsx'

const load = async () => {
  const [{ livePublicForm }, { worksFormSpec }] = await Promise.all([
    import('../../../lib/forms/live-public-form.ts'),
    import('./works-form-spec.ts'),
  ])
  return livePublicForm(worksFormSpec)
}

export function WorksForm({ reply }: { reply: PublicFormReply | undefined }) {
  const posted = reply?.step === 'edit' ? reply : undefined
  const { state, errors, formProps } = usePublicForm<z.infer<typeof OurWorksFields>, ContactReceipt>({
    load,
    initialErrors: posted?.errors ?? {},
  })
  return (
    <>
      {state.phase === 'sent' && <SentPanel heading={(heading) => heading?.focus()} />}
      <form
        className="contact-form"
        method="post"
        action="/our-works#enquiry"
        aria-labelledby="enquiry-title"
        {...formProps}
      >
        {posted?.failure && <SendFailure failure={posted.failure} />}
        <WorksFormBody values={posted?.values ?? {}} errors={errors} />
        {state.phase === 'editing' && state.failure && <SendFailure failure={state.failure} />}
        <Button type="submit" wide pending={state.phase === 'sending'} pendingLabel="Sending...">
          Send Message
        </Button>
      </form>
    </>
  )
}
