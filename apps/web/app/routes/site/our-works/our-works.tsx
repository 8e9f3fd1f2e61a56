import { data, redirect } from 'react-router'
import { apiForVisitor } from '../../../lib/api/for-visitor.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { readForm } from '../../../lib/forms/read-form.ts'
import { submitWithoutScript } from '../../../lib/forms/submit-without-script.server.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { breadcrumbs } from '../../../lib/structured-data.ts'
import { ConfirmStep } from '../parts/confirm-step.tsx'
import type { Route } from './+types/our-works.ts'
import { worksLabels } from './works-form-fields.ts'
import { worksFormSpec } from './works-form-spec.ts'
import { WorksForm } from './works-form.tsx'
import { referenceList, worksList } from './works-list.ts'
import { WorksPage } from './works-page.tsx'

const path = '/our-works'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Our Works in Hyderabad',
    description:
      'Three worked examples: an automated packing line, a twin-transformer yard and the air of a production floor, with figures and handover files.',
    path,
    data: [breadcrumbs([['Our Works', path]])],
  })

export const loader = ({ context }: Route.LoaderArgs) => ({
  works: worksList(),
  references: referenceList(context.get(visitorContext)),
})

export async function action({ request, context }: Route.ActionArgs) {
  const api = apiForVisitor(context.get(visitorContext))
  const reply = await submitWithoutScript(api, await readForm(request), worksFormSpec)
  if (reply === 'sent') return redirect('/our-works/sent#enquiry', 303)
  if (reply.step === 'confirm') return reply
  return data(reply, { status: reply.failure ? 503 : 422 })
}

export default function OurWorks({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <WorksPage {...loaderData}>
      {actionData?.step === 'confirm' ? (
        <ConfirmStep
          {...actionData}
          action="/our-works#enquiry"
          titleId="enquiry-title"
          labels={worksLabels}
        />
      ) : (
        <WorksForm reply={actionData} />
      )}
    </WorksPage>
  )
}
