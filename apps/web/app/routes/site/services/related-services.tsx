import type { Service } from '../../../content/shapes.ts'
import { Section } from '../../../features/shell/section.tsx'
import type { PictureData } from '../../../lib/picture.ts'
import { SceneCell } from '../parts/scene-cell.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { drawingByService } from '../../../illustrations/scenes/by-service.ts'

type RelatedServicesProps = {
  services: readonly (Pick<Service, 'id' | 'title' | 'summary'> & { photo?: PictureData | undefined })[]
}

export function RelatedServices({ services }: RelatedServicesProps) {
  return (
    <Section className="sheet-section on-screen" aria-labelledby="related-title">
      <div className="wrap">
        <SectionHead id="related-title" eyebrow="More services" title="Related Services" />
        <ul className="cells">
          {services.map(({ id, title, summary, photo }) => (
            <SceneCell
              key={id}
              drawing={drawingByService[id]}
              photo={photo}
              title={title}
              to={`/services/${id}`}
              link="Learn More"
            >
              <p>{summary}</p>
            </SceneCell>
          ))}
        </ul>
      </div>
    </Section>
  )
}
