import { ArrowRight } from 'lucide-react'
import type { Service } from '../../../content/shapes.ts'
import { enquiryPath } from '../../../features/shell/enquiry-path.ts'
import type { PictureData } from '../../../lib/picture.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { Plan } from '../parts/plan.tsx'
import { drawingByService } from '../../../illustrations/scenes/by-service.ts'

type ServiceHeadProps = {
  service: Service
  number: number
  count: number
  photo?: PictureData | undefined
}

export function ServiceHead({ service, number, count, photo }: ServiceHeadProps) {
  return (
    <section className="page-head">
      <div className="wrap">
        <TextLink to="/services" arrow="back">
          Back to Services
        </TextLink>
        <div className="page-head-two">
          <div>
            <p className="eyebrow">
              Service {number} of {count}
            </p>
            <h1>{service.title}</h1>
            <p className="lead">{service.description}</p>
            <div className="page-head-actions">
              <ButtonLink to={enquiryPath(`/services/${service.id}`)}>
                Contact Us <ArrowRight aria-hidden="true" />
              </ButtonLink>
            </div>
            {service.id === 'facility-management' && (
              <p className="page-head-more">
                <TextLink to="/annual-maintenance" arrow="forward">
                  Annual maintenance contracts (AMC)
                </TextLink>
              </p>
            )}
          </div>
          <Plan drawing={drawingByService[service.id]} label={service.title} photo={photo} />
        </div>
        <ul className="service-scope" aria-label="What it covers">
          {service.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
