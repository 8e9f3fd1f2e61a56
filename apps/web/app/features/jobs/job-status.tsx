import { isOpenJob } from '@trusswell/domain/job-values.ts'
import type { StaffJob } from '@trusswell/domain/jobs.ts'
import { todayInIndia } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge.tsx'

export function JobStatusBadge({ job }: { job: StaffJob }) {
  if (job.status === 'draft')
    return (
      <Badge tone="info" glyph="ring">
        Draft
      </Badge>
    )
  if (isOpenJob(job, todayInIndia())) return <Badge tone="ok">Open</Badge>
  return (
    <Badge tone="neutral" glyph="pause">
      {job.status === 'open' ? 'Ended' : 'Closed'}
    </Badge>
  )
}
