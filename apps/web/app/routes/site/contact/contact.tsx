import { data, redirect } from 'react-router'
import { contactIntro } from '../../../content/contact.ts'
import { apiForVisitor } from '../../../lib/api/for-visitor.ts'
import { readForm } from '../../../lib/forms/read-form.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import type { Route } from './+types/contact.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactPage } from './contact-page.tsx'
import { submitContact } from './submit-contact.server.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Contact', description: contactIntro.description, path: '/contact' })

export async function action({ request, context }: Route.ActionArgs) {
  const api = apiForVisitor(context.get(visitorContext))
  const reply = await submitContact(api, await readForm(request))
  if (reply === 'sent') return redirect('/contact/sent#message', 303)
  if (reply.step === 'confirm') return reply
  return data(reply, { status: reply.failure ? 503 : 422 })
}

export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <ContactPage>
      {actionData?.step === 'confirm' ? <ConfirmStep {...actionData} /> : <ContactForm reply={actionData} />}
    </ContactPage>
  )
}
