import { data, redirect } from 'react-router'
import { contactFaq, contactIntro } from '../../../content/contact.ts'
import { apiForVisitor } from '../../../lib/api/for-visitor.ts'
import { readForm } from '../../../lib/forms/read-form.ts'
import { submitWithoutScript } from '../../../lib/forms/submit-without-script.server.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { breadcrumbs, faqData, organization } from '../../../lib/structured-data.ts'
import type { Route } from './+types/contact.ts'
import { ConfirmStep } from '../parts/confirm-step.tsx'
import { contactLabels } from './contact-fields.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactPage } from './contact-page.tsx'
import { contactSpec } from './contact-spec.ts'
import { knownSubjects } from './known-subjects.server.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Contact',
    description: contactIntro.description,
    path: '/contact',
    data: [organization, faqData(contactFaq), breadcrumbs([['Contact', '/contact']])],
  })

export const loader = () => ({ subjects: knownSubjects })

export async function action({ request, context }: Route.ActionArgs) {
  const api = apiForVisitor(context.get(visitorContext))
  const reply = await submitWithoutScript(api, await readForm(request), contactSpec)
  if (reply === 'sent') return redirect('/contact/sent#message', 303)
  if (reply.step === 'confirm') return reply
  return data(reply, { status: reply.failure ? 503 : 422 })
}

export default function Contact({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <ContactPage>
      {actionData?.step === 'confirm' ? (
        <ConfirmStep
          {...actionData}
          action="/contact#message"
          titleId="contact-form-title"
          labels={contactLabels}
        />
      ) : (
        <ContactForm reply={actionData} subjects={loaderData.subjects} />
      )}
    </ContactPage>
  )
}
