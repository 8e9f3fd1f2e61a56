import { counted } from '@trusswell/domain/plural.ts'
import { Section } from '../../../features/shell/section.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { JobCell } from '../careers/job-cell.tsx'
import type { Openings } from '../careers/openings.ts'
import { SectionHead } from '../parts/section-head.tsx'

type CareerOpportunitiesProps = { openings: Openings; area: string }

export function CareerOpportunities({ openings, area }: CareerOpportunitiesProps) {
  const { jobs } = openings
  const inArea = openings.inArea?.count ? openings.inArea : null
  return (
    <Section className="sheet-section on-screen" aria-labelledby="careers-title">
      <div className="wrap">
        <SectionHead
          id="careers-title"
          eyebrow="Careers"
          title="Career Opportunities"
          lead="Work on live sites, beside the people who drew them."
        />
        {jobs.length === 0 && (
          <TextLink to="/careers" arrow="forward">
            See all open positions
          </TextLink>
        )}
        <ul className={inArea ? 'cells cells-four' : 'cells'} hidden={jobs.length === 0}>
          {jobs.map((job) => (
            <JobCell key={job.id} job={job} />
          ))}
          {inArea && (
            <li className="cell cell-count" data-item="">
              <p className="eyebrow cell-eyebrow">{area}</p>
              <h3>{counted(inArea.count, 'Position')} Available</h3>
              <TextLink to={`/careers/service/${inArea.id}`} arrow="forward">
                <span>
                  View positions<span className="sr-only"> in {area}</span>
                </span>
              </TextLink>
            </li>
          )}
        </ul>
      </div>
    </Section>
  )
}
