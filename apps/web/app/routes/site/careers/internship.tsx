import { data, redirect } from 'react-router'
import { DrawingImage } from '../../../illustrations/drawing-image.tsx'
import { drawingByService } from '../../../illustrations/scenes/by-service.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { breadcrumbs } from '../../../lib/structured-data.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { Route } from './+types/internship.ts'
import { ApplyCard } from './apply/apply-card.tsx'
import { applyWithoutScript, statusOfReply } from './apply/apply-without-script.server.ts'
import { internship } from './careers-content.ts'
import { DashList } from './dash-list.tsx'
import { FactRow } from './fact-row.tsx'
import './careers.css'
import './job.css'
import './apply/apply.css'

const path = '/careers/internship'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `Engineering ${internship.title} in Hyderabad`,
    description: internship.description,
    path,
    data: [
      breadcrumbs([
        ['Careers', '/careers'],
        [internship.title, path],
      ]),
    ],
  })

export async function action({ request, context }: Route.ActionArgs) {
  const visitor = context.get(visitorContext)
  const reply = await applyWithoutScript(visitor, request, { kind: 'internship', job: null })
  if (reply === 'sent') return redirect('/application/sent', 303)
  return data(reply, { status: statusOfReply(reply) })
}

export default function Internship({ actionData }: Route.ComponentProps) {
  return (
    <>
      <section className="page-head">
        <div className="wrap">
          <TextLink to="/careers" arrow="back">
            Back to Careers
          </TextLink>
          <div className="job-top">
            <div>
              <p className="eyebrow">For students and recent graduates</p>
              <h1>{internship.title}</h1>
              <p className="lead job-lead">{internship.lead}</p>
              <a className={buttonClass({}, 'job-jump')} href="#apply">
                Apply for the Internship
              </a>
            </div>
            <div className="job-drawing" aria-hidden="true">
              <DrawingImage drawing={drawingByService['electrical-services']} ground="page" />
            </div>
          </div>
          <FactRow facts={internship.facts} />
        </div>
      </section>
      <div className="wrap job-body">
        <article className="job-text">
          {internship.lists.map(([title, items]) => (
            <DashList key={title} title={title} items={items} />
          ))}
        </article>
        <ApplyCard
          kind="internship"
          job={null}
          path={path}
          title="Apply for the Internship"
          reply={actionData}
        />
      </div>
    </>
  )
}
