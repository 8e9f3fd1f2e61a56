import type { StaffJob } from '@trusswell/domain/jobs.ts'
import { todayInIndia } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge.tsx'

/** A position closes by itself after its last day. */
export function isOpen({ status, closes_on }: StaffJob, today: string): boolean {
  return status === 'open' && (closes_on === null || closes_on >= today)
}

export function JobStatusBadge({ job }: { job: StaffJob }) {
  if (job.status === 'draft')
    return (
      <Badge tone="info" glyph="ring">
        Draft
      </Badge>
    )
  if (isOpen(job, todayInIndia())) return <Badge tone="ok">Open</Badge>
  return (
    <Badge tone="neutral" glyph="pause">
      {job.status === 'open' ? 'Ended' : 'Closed'}
    </Badge>
  )
}
