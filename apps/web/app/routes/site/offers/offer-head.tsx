import { replyTime } from '@trusswell/domain/reply-time.ts'
import { ArrowRight } from 'lucide-react'
import type { Offer } from '../../../content/offers.ts'
import { sampleReportPath } from '../../../content/service-levels.ts'
import { enquiryPath } from '../../../features/shell/enquiry-path.ts'
import { drawingByOffer } from '../../../illustrations/scenes/by-offer.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { Plan } from '../parts/plan.tsx'

export function OfferHead({ offer }: { offer: Offer }) {
  return (
    <section className="page-head">
      <div className="wrap">
        <TextLink to="/services" arrow="back">
          All services
        </TextLink>
        <div className="page-head-two">
          <div>
            <p className="eyebrow">{offer.eyebrow}</p>
            <h1>{offer.title}</h1>
            <p className="lead">{offer.lead}</p>
            <div className="page-head-actions">
              <ButtonLink to={enquiryPath(`/${offer.id}`)}>
                Request a quote <ArrowRight aria-hidden="true" />
              </ButtonLink>
              <a className={buttonClass({ tone: 'secondary' })} href={sampleReportPath}>
                Sample report (PDF)
              </a>
            </div>
            <p className="page-head-more">{replyTime}</p>
          </div>
          <Plan drawing={drawingByOffer[offer.id]} label={offer.title} />
        </div>
      </div>
    </section>
  )
}
