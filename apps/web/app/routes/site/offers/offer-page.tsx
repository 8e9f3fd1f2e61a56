import type { Offer } from '../../../content/offers.ts'
import { ClosingBand } from '../parts/closing-band.tsx'
import { type PaperCard, PapersSection } from '../parts/papers-section.tsx'
import { MonthlyReport } from './monthly-report.tsx'
import { OfferHead } from './offer-head.tsx'
import { OfferScope } from './offer-scope.tsx'
import { OfferServices, type OfferService } from './offer-services.tsx'
import { ServiceLevels } from './service-levels.tsx'
import { Transition } from './transition.tsx'
import './offers.css'

type OfferPageProps = { offer: Offer; services: readonly OfferService[]; papers: readonly PaperCard[] }

export function OfferPage({ offer, services, papers }: OfferPageProps) {
  return (
    <>
      <OfferHead offer={offer} />
      <OfferScope offer={offer} />
      <ServiceLevels />
      <Transition steps={offer.transition} />
      <MonthlyReport />
      <OfferServices services={services} />
      <PapersSection papers={papers} />
      <ClosingBand title={offer.closing.title} text={offer.closing.text} />
    </>
  )
}
