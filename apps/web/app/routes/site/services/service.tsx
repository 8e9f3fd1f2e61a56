import { shortServiceIds } from '@trusswell/domain/services.ts'
import { data, redirect } from 'react-router'
import { sectors } from '../../../content/sectors.ts'
import { services } from '../../../content/services.ts'
import { publicPage } from '../../../lib/document/page-headers.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { pictureOf } from '../../../lib/pictures.server.ts'
import { hiddenMeta, pageMeta } from '../../../lib/page-meta.ts'
import { breadcrumbs, serviceData } from '../../../lib/structured-data.ts'
import { openingsFor } from '../careers/openings.ts'
import { openJobs } from '../careers/open-jobs.server.ts'
import { papersFor } from '../parts/papers-for.server.ts'
import { PapersSection } from '../parts/papers-section.tsx'
import { ClosingBand } from '../parts/closing-band.tsx'
import { MissingPage } from '../parts/missing-page.tsx'
import type { Route } from './+types/service.ts'
import { CareerOpportunities } from './career-opportunities.tsx'
import { HowWeCanHelp } from './how-we-can-help.tsx'
import { HowWeWork } from './how-we-work.tsx'
import { RelatedServices } from './related-services.tsx'
import { ServiceHead } from './service-head.tsx'
import { SpecializedSectors } from './specialized-sectors.tsx'
import { WhyUnique } from './why-unique.tsx'
import './service.css'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return hiddenMeta(matches, 'Service not found')
  const { id, title, summary } = loaderData.service
  const path = `/services/${id}`
  return pageMeta(matches, {
    title: `${title} in Hyderabad`,
    description: `${summary} For buildings and plants in Hyderabad.`,
    path,
    data: [
      serviceData({ name: title, description: summary, path }),
      breadcrumbs([
        ['Services', '/services'],
        [title, path],
      ]),
    ],
  })
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const full = Object.hasOwn(shortServiceIds, params.id) ? shortServiceIds[params.id] : undefined
  if (full) throw redirect(`/services/${full}`, { status: 301, headers: { 'Cache-Control': publicPage } })
  const index = services.findIndex(({ id }) => id === params.id)
  const service = services[index]
  if (!service) return data(null, { status: 404 })
  const related = services
    .filter(({ id }) => id !== service.id)
    .slice(0, 3)
    .map(({ id, title, summary, image }) => ({ id, title, summary, photo: pictureOf(image) }))
  return {
    service,
    photo: pictureOf(service.image),
    number: index + 1,
    count: services.length,
    related,
    sectors: service.id === 'facility-management' ? sectorCards() : [],
    papers: papersFor(context.get(visitorContext), service.id),
    openings: openingsFor(service.id, await openJobs(context.get(visitorContext))),
  }
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return <MissingPage title="Service not found" to="/services" link="Back to Services" />
  }
  const { service, number, count, related, openings } = loaderData
  return (
    <>
      <ServiceHead service={service} number={number} count={count} photo={loaderData.photo} />
      <HowWeCanHelp points={service.help_points} number={number} />
      <WhyUnique points={service.unique_points} />
      {loaderData.sectors.length > 0 && <SpecializedSectors sectors={loaderData.sectors} />}
      <HowWeWork />
      <PapersSection papers={loaderData.papers} />
      <RelatedServices services={related} />
      <CareerOpportunities openings={openings} area={service.title} />
      <ClosingBand title={service.closing.title} text={service.closing.text} />
    </>
  )
}

const sectorCards = () => sectors.map(({ image, ...sector }) => ({ ...sector, photo: pictureOf(image) }))
