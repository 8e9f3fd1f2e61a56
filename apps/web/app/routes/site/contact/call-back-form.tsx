import type { CallBackFields, ContactReceipt } from '@trusswell/domain/contact.ts'
import type { PublicFormReply } from '../../../lib/forms/public-form.ts'
import { usePublicForm } from '../../../lib/forms/use-public-form.ts'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { SendFailure } from '../parts/send-failure.tsx'
import { CallBackFormBody } from './call-back-form-body.tsx'
import { ThankYou } from './thank-you.tsx'

const load = async () => {
  const [{ livePublicForm }, { callBackSpec }] = await Promise.all([
    import('../../../lib/forms/live-public-form.ts'),
    import('./call-back-spec.ts'),
  ])
  return livePublicForm(callBackSpec)
}

export function CallBackForm({ reply }: { reply: PublicFormReply | undefined }) {
  const posted = reply?.step === 'edit' ? reply : undefined
  const { state, errors, formProps } = usePublicForm<CallBackFields, ContactReceipt>({
    load,
    initialErrors: posted?.errors ?? {},
  })
  if (state.phase === 'sent') {
    return (
      <ThankYou callBack reference={state.receipt.reference} heading={(heading) => heading?.focus()}>
        <TextLink to="/services" arrow="forward">
          See our services
        </TextLink>
      </ThankYou>
    )
  }
  return (
    <form
      className="contact-form"
      method="post"
      action="/contact/call-back#message"
      aria-labelledby="contact-form-title"
      {...formProps}
    >
      {posted?.failure && <SendFailure failure={posted.failure} />}
      <CallBackFormBody values={posted?.values ?? {}} errors={errors} />
      {state.phase === 'editing' && state.failure && <SendFailure failure={state.failure} />}
      <Button type="submit" wide pending={state.phase === 'sending'} pendingLabel="Sending...">
        Request a call back
      </Button>
    </form>
  )
}
