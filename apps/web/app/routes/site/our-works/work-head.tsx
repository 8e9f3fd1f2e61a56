import { ArrowRight } from 'lucide-react'
import type { Work } from '../../../content/shapes.ts'
import { enquiryPath } from '../../../features/shell/enquiry-path.ts'
import type { PictureData } from '../../../lib/picture.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { Plan } from '../parts/plan.tsx'
import { drawingByWork } from '../../../illustrations/scenes/by-work.ts'

type WorkHeadProps = { work: Work; service: string; photo?: PictureData | undefined }

export function WorkHead({ work, service, photo }: WorkHeadProps) {
  return (
    <section className="page-head">
      <div className="wrap">
        <TextLink to="/our-works" arrow="back">
          Back to Our Works
        </TextLink>
        <div className="page-head-two">
          <div>
            <p className="eyebrow">Worked example: {work.category}</p>
            <h1>{work.title}</h1>
            <p className="lead">{work.description}</p>
            <div className="page-head-actions">
              <ButtonLink to={enquiryPath(`/our-works/${work.id}`)}>
                Contact Us <ArrowRight aria-hidden="true" />
              </ButtonLink>
            </div>
            <p className="page-head-more">
              <TextLink to={`/services/${work.service}`} arrow="forward">
                {service}
              </TextLink>
            </p>
          </div>
          <Plan drawing={drawingByWork[work.id]} label={work.title} photo={photo} />
        </div>
        <dl className="fact-row">
          {work.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
