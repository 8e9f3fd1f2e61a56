import type { ContactFields, ContactReceipt } from '@trusswell/domain/contact.ts'
import type { PublicFormReply } from '../../../lib/forms/public-form.ts'
import { usePublicForm } from '../../../lib/forms/use-public-form.ts'
import { Button } from '../../../ui/button.tsx'
import { ContactFormBody } from './contact-form-body.tsx'
import { SendFailure } from '../parts/send-failure.tsx'
import { ThankYou } from './thank-you.tsx'
import { useSubjectFromLink } from './use-subject-from-link.ts'

const load = async () => {
  const [{ livePublicForm }, { contactSpec }] = await Promise.all([
    import('../../../lib/forms/live-public-form.ts'),
    import('./contact-spec.ts'),
  ])
  return livePublicForm(contactSpec)
}

type ContactFormProps = {
  reply: PublicFormReply | undefined
  /** Known subjects by the keyword in the link. */
  subjects: Readonly<Record<string, string>>
}

export function ContactForm({ reply, subjects }: ContactFormProps) {
  const posted = reply?.step === 'edit' ? reply : undefined
  const { state, errors, again, formProps } = usePublicForm<ContactFields, ContactReceipt>({
    load,
    initialErrors: posted?.errors ?? {},
  })
  useSubjectFromLink(formProps.ref, subjects)

  if (state.phase === 'sent') {
    return (
      <ThankYou
        name={state.receipt.first_name}
        reference={state.receipt.reference}
        heading={(heading) => heading?.focus()}
      >
        <Button tone="secondary" onClick={again}>
          Send another message
        </Button>
      </ThankYou>
    )
  }
  return (
    <form
      className="contact-form"
      method="post"
      action="/contact#message"
      aria-labelledby="contact-form-title"
      {...formProps}
    >
      {posted?.failure && <SendFailure failure={posted.failure} />}
      <ContactFormBody values={posted?.values ?? {}} errors={errors} />
      {state.phase === 'editing' && state.failure && <SendFailure failure={state.failure} />}
      <Button type="submit" wide pending={state.phase === 'sending'} pendingLabel="Sending...">
        Send Message
      </Button>
    </form>
  )
}
