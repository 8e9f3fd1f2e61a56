import { services } from '../../../content/services.ts'
import { breadcrumbs } from '../../../lib/structured-data.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { ClosingBand } from '../parts/closing-band.tsx'
import type { Route } from './+types/services.ts'
import { ServiceSheet } from './service-sheet.tsx'
import './services.css'

const path = '/services'
const description =
  'Thirteen engineering and facility services in Hyderabad: mechanical, electrical, civil, plumbing, security, interiors and the daily running of buildings.'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Services',
    description,
    path,
    data: [breadcrumbs([['Services', path]])],
  })

export const loader = () => ({
  services: services.map(({ id, title, summary, features }) => ({ id, title, summary, features })),
})

export default function Services({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className="page-head page-head-plain">
        <div className="wrap">
          <p className="eyebrow eyebrow-rule">Sheets 01 to 13</p>
          <h1>Services</h1>
          <p className="lead">
            Thirteen services share one survey, one programme and one point of contact. Take one of them, or
            let us keep the whole building.
          </p>
        </div>
      </section>
      <ol className="wrap service-sheets" aria-label="Services">
        {loaderData.services.map((service, index) => (
          <ServiceSheet key={service.id} service={service} number={index + 1} />
        ))}
      </ol>
      <ClosingBand
        title="Not sure which sheet it is?"
        text="Describe what has to work and what must not stop. We will say which services it takes, and which it does not."
      />
    </>
  )
}
