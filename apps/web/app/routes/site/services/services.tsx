import { services } from '../../../content/services.ts'
import { breadcrumbs } from '../../../lib/structured-data.ts'
import { pictureOf } from '../../../lib/pictures.server.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { OfferLinks } from '../offers/offer-links.tsx'
import { ClosingBand } from '../parts/closing-band.tsx'
import type { Route } from './+types/services.ts'
import { ServiceSheet } from './service-sheet.tsx'
import './services.css'

const path = '/services'
const description =
  'Thirteen engineering and facility services in Hyderabad: mechanical, electrical, civil, plumbing, security, interiors and the daily running of buildings.'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Engineering and Facility Services in Hyderabad',
    description,
    path,
    data: [breadcrumbs([['Services', path]])],
  })

export const loader = () => ({
  services: services.map(({ id, title, summary, features, image }) => ({
    id,
    title,
    summary,
    features,
    photo: pictureOf(image),
  })),
})

export default function Services({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className="page-head page-head-plain">
        <div className="wrap">
          <p className="eyebrow eyebrow-rule">Hyderabad</p>
          <h1>Services</h1>
          <p className="lead">
            Thirteen services share one survey, one programme and one point of contact. Take one of them, or
            let us look after the whole building.
          </p>
          <nav className="service-index on-screen" aria-label="Services on this page">
            <ol>
              {loaderData.services.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#service-${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <OfferLinks label="Contracts for running buildings" />
        </div>
      </section>
      <ol className="wrap service-sheets" aria-label="Services">
        {loaderData.services.map((service, index) => (
          <ServiceSheet key={service.id} service={service} number={index + 1} />
        ))}
      </ol>
      <ClosingBand
        title="Not sure which service it is?"
        text="Describe what has to work and what must not stop. We’ll tell you which services you need, and which you don’t."
      />
    </>
  )
}
