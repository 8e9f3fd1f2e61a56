import { data, redirect } from 'react-router'
import { apiForVisitor } from '../../../lib/api/for-visitor.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { readForm } from '../../../lib/forms/read-form.ts'
import { submitWithoutScript } from '../../../lib/forms/submit-without-script.server.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { ConfirmStep } from '../parts/confirm-step.tsx'
import type { Route } from './+types/call-back.ts'
import { callBackLabels, callBackWord } from './call-back-fields.ts'
import { CallBackForm } from './call-back-form.tsx'
import { CallBackPage } from './call-back-page.tsx'
import { callBackSpec } from './call-back-spec.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Request a call back',
    description: 'Choose a time, and an engineer will call you on the next working day.',
    path: '/contact/call-back',
    indexed: false,
  })

export async function action({ request, context }: Route.ActionArgs) {
  const api = apiForVisitor(context.get(visitorContext))
  const reply = await submitWithoutScript(api, await readForm(request), callBackSpec)
  if (reply === 'sent') return redirect('/contact/call-back/sent#message', 303)
  if (reply.step === 'confirm') return reply
  return data(reply, { status: reply.failure ? 503 : 422 })
}

export default function CallBack({ actionData }: Route.ComponentProps) {
  return (
    <CallBackPage>
      {actionData?.step === 'confirm' ? (
        <ConfirmStep
          {...actionData}
          action="/contact/call-back#message"
          titleId="contact-form-title"
          labels={callBackLabels}
          wordOf={callBackWord}
          intro="Please check your request, then press Send."
        />
      ) : (
        <CallBackForm reply={actionData} />
      )}
    </CallBackPage>
  )
}
