import type { Job } from '@trusswell/domain/jobs.ts'
import type { Block } from '@trusswell/domain/markdown-blocks.ts'
import { MarkedText } from '../../../features/jobs/marked-text.tsx'
import { DashList } from './dash-list.tsx'

export function JobText({ job, about }: { job: Job; about: readonly Block[] }) {
  return (
    <article className="job-text">
      {about.length > 0 && (
        <section>
          <h2>About the role</h2>
          <MarkedText className="job-marked" blocks={about} />
        </section>
      )}
      <DashList title="Key Responsibilities" items={job.responsibilities} />
      <DashList title="Requirements" items={job.requirements} />
      <DashList title="Benefits" items={job.benefits} />
    </article>
  )
}
