import { formatDay } from '@trusswell/domain/days.ts'
import type { Job } from '@trusswell/domain/jobs.ts'
import { DrawingImage } from '../../../illustrations/drawing-image.tsx'
import { monthOf } from '../../../lib/dates.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { areaDrawing } from './area-drawing.ts'
import { FactRow } from './fact-row.tsx'

export function JobHead({ job, lead }: { job: Job; lead: string }) {
  const drawing = areaDrawing(job.area)
  return (
    <section className="page-head">
      <div className="wrap">
        <TextLink to="/careers" arrow="back">
          Back to Careers
        </TextLink>
        <div className="job-top">
          <div>
            <p className="eyebrow">{job.department}</p>
            <h1>{job.title}</h1>
            <p className="lead job-lead">{lead}</p>
            <a className={buttonClass({}, 'job-jump')} href="#apply">
              Apply for this Position
            </a>
          </div>
          {drawing && (
            <div className="job-drawing" aria-hidden="true">
              <DrawingImage drawing={drawing} ground="page" />
            </div>
          )}
        </div>
        <FactRow
          facts={[
            ['Department', job.department],
            ['Location', job.location],
            ['Type', job.type],
            ['Experience', job.experience],
            ...(job.duration ? [['Duration', job.duration] as const] : []),
            ['Posted', monthOf(job.posted_on)],
            ...(job.closes_on ? [['Apply by', formatDay(job.closes_on)] as const] : []),
          ]}
        />
      </div>
    </section>
  )
}
