import { Section } from '../../../features/shell/section.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { JobCell } from './job-cell.tsx'
import type { Opening } from './openings.ts'

export function SimilarPositions({ jobs, eyebrow }: { jobs: readonly Opening[]; eyebrow: string }) {
  return (
    <Section className="sheet-section band on-screen" aria-labelledby="similar-title">
      <div className="wrap">
        <SectionHead id="similar-title" eyebrow={eyebrow} title="Similar Positions" />
        <ul className="cells similar-jobs" data-count={jobs.length}>
          {jobs.map((job) => (
            <JobCell key={job.id} job={job} />
          ))}
        </ul>
      </div>
    </Section>
  )
}
