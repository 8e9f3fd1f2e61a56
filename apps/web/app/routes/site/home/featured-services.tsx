import type { ServiceId } from '@trusswell/domain/services.ts'
import type { Action } from '../../../content/shapes.ts'
import { Section } from '../../../features/shell/section.tsx'
import type { PictureData } from '../../../lib/picture.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { OfferLinks } from '../offers/offer-links.tsx'
import { SceneCell } from '../parts/scene-cell.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { drawingByService } from '../../../illustrations/scenes/by-service.ts'

type FeaturedServicesProps = {
  eyebrow: string
  title: string
  lead: string
  action: Action
  services: readonly { id: ServiceId; title: string; line: string; photo?: PictureData | undefined }[]
}

export function FeaturedServices({ eyebrow, title, lead, action, services }: FeaturedServicesProps) {
  return (
    <Section className="sheet-section" aria-labelledby="services-title">
      <div className="wrap">
        <SectionHead id="services-title" eyebrow={eyebrow} title={title} lead={lead} />
        <ul className="cells">
          {services.map((service) => (
            <SceneCell
              key={service.id}
              drawing={drawingByService[service.id]}
              photo={service.photo}
              title={service.title}
              to={`/services/${service.id}`}
              link="Learn More"
            >
              <p>{service.line}</p>
            </SceneCell>
          ))}
        </ul>
        <OfferLinks label="Contracts for running buildings" />
        <p className="home-all-services">
          <TextLink to={action.to} arrow="forward">
            {action.label}
          </TextLink>
        </p>
      </div>
    </Section>
  )
}
