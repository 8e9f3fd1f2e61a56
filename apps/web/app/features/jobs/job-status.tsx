import type { StaffJob } from '@trusswell/domain/jobs.ts'
import { Badge } from '../../ui/badge.tsx'

/** A last day that has passed closes a position by itself. */
export function isOpen({ status, closes_on }: StaffJob, today: string): boolean {
  return status === 'open' && (closes_on === null || closes_on >= today)
}

/** 2026-11-15, where the company is. */
export const todayInIndia = (now = new Date()) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now)

export function JobStatusBadge({ job }: { job: StaffJob }) {
  if (isOpen(job, todayInIndia())) return <Badge tone="ok">Open</Badge>
  return (
    <Badge tone="neutral" glyph="pause">
      {job.status === 'open' ? 'Ended' : 'Closed'}
    </Badge>
  )
}
