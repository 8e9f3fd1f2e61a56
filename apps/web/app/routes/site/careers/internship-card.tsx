import { Section } from '../../../features/shell/section.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { internship } from './careers-content.ts'

export function InternshipCard() {
  return (
    <Section className="sheet-section" aria-labelledby="internship-title">
      <div className="wrap">
        <div className="internship-card blueprint" data-item="">
          <div>
            <p className="eyebrow">
              {internship.months} months, {internship.location}
            </p>
            <h2 id="internship-title">{internship.title}</h2>
            <p className="lead internship-lead">{internship.summary}</p>
          </div>
          <ButtonLink to="/careers/internship">
            <span>
              Apply Now<span className="sr-only">: {internship.title}</span>
            </span>
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
